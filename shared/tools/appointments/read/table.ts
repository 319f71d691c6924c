// Tables: pipes, tabs, CSV, with a header or without one; one row an entry, or one column a stylist.
import { type Clock, clockOf } from './clock'
import { dayOf } from './headings'
import { lengthOf } from './lengths'
import { PROCESS, phasesIn } from './phases'
import { emptyRow, type Known, type Row, readRow, staffNamed, take } from './row'
import { lex, markAt } from './tokens'
import { isFree, isServiceWord, kindOf, nameAndService } from './words'

type Line = { number: number; text: string }
type Role =
  | 'start'
  | 'end'
  | 'minutes'
  | 'client'
  | 'service'
  | 'staff'
  | 'day'
  | 'notes'
  | 'movable'
  | 'process'
  | 'entry'
  | 'skip'

const HEADERS: readonly [RegExp, Role][] = [
  [
    /^(?:start(?:s|ing)?(?: ?time| at)?|time|times|from|begin\w*|at|slot|(?:appointment|appt|booking) time|time ?slot|start-end|hours)$/,
    'start',
  ],
  [/^(?:end(?:s|ing)?(?: ?time| at)?|to|until|till|finish(?:es)?(?: ?time)?)$/, 'end'],
  [
    /^(?:durations?|lengths?|mins?|minutes|dur|how long|time needed|hrs|hours?|len|total(?: time)?|booked for)$/,
    'minutes',
  ],
  [/^(?:clients?(?: name)?|names?|customers?(?: name)?|guests?|who|person|first name)$/, 'client'],
  [/^(?:services?|treatments?|what|appointments?|appts?|jobs?|bookings?|types?|descriptions?)$/, 'service'],
  [
    /^(?:stylists?|staff(?: member)?|with|operators?|team(?: member)?|chairs?|columns?|hairdressers?|colourists?|employee|therapist|resource|provider|by)$/,
    'staff',
  ],
  [/^(?:days?|dates?)$/, 'day'],
  [/^(?:flex(?:ible|y|ibility)?\??|(?:can |may )?(?:be )?mov(?:e|ed|es|eable|able)\??|moves\?)$/, 'movable'],
  [/^(?:process(?:ing)?(?: time| window)?|develop(?:s|ing|ment)?(?: time)?|gap(?: time)?)$/, 'process'],
  [/^(?:notes?|comments?|remarks?|info|details|status|other)$/, 'notes'],
  [/^(?:no\.?|#|id|price|phone|mobile|tel|email|cost|£)$/, 'skip'],
]
const roleOf = (cell: string): Role | null => {
  const text = cell
    .toLowerCase()
    .replace(/\([^)]*\)/g, '')
    .replace(/[*"'_]/g, '')
    .trim()
  return HEADERS.find(([pattern]) => pattern.test(text))?.[1] ?? null
}

function cellsOf(text: string, by: string): string[] {
  if (by === '|')
    return text
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|')
      .map(cell => cell.trim())
  if (by === '\t') return text.split('\t').map(cell => cell.trim())
  // Quoted cells may hold the separator.
  return [...text.matchAll(new RegExp(`("(?:[^"]|"")*"|[^${by}]*)(?:${by}|$)`, 'g'))]
    .map(match => (match[1] ?? '').trim().replace(/^"|"$/g, '').replaceAll('""', '"'))
    .slice(0, text.split(by).length)
}

export type Table = { rows: Row[]; used: Set<number>; staff: string[] }

/** A stretch of lines with the same separator: at least a header with a row, or two rows. */
export function tablesIn(lines: readonly Line[], known: Known): Table {
  const table: Table = { rows: [], used: new Set(), staff: [] }
  for (const by of ['|', '\t', ';', ',']) {
    let stretch: Line[] = []
    const close = (): void => {
      if (stretch.length >= 2) readStretch(stretch, by, known, table)
      stretch = []
    }
    for (const line of lines) {
      const count = line.text.split(by).length - 1
      if (table.used.has(line.number) || count === 0) close()
      else if (by === '|' && /^[\s|:+-]+$/.test(line.text)) stretch.push(line)
      else {
        const first = stretch[0]
        if (first && by !== '|' && Math.abs(first.text.split(by).length - 1 - count) > (by === '\t' ? 3 : 1))
          close()
        stretch.push(line)
      }
    }
    close()
  }
  return table
}

function readStretch(stretch: readonly Line[], by: string, known: Known, table: Table): void {
  const lines = stretch.filter(line => !/^[\s|:+-]+$/.test(line.text))
  const [head, ...others] = lines
  if (!head) return
  const cells = cellsOf(head.text, by)
  const roles = cells.map(roleOf)
  const named = roles.filter(role => role !== null).length
  const timeless = !cells.some(cell => /\d{1,2}[:.]\d{2}|\d ?[ap]m/i.test(cell))
  const grid = timeless && named <= 1 && cells.length >= 2 && (roles[0] === 'start' || cells[0] === '')
  if (timeless && named >= 2 && named >= cells.length - 1) {
    for (const line of stretch) table.used.add(line.number)
    for (const line of others) add(table, rowFrom(cellsOf(line.text, by), roles, line, known))
  } else if (grid && others.some(line => isTime(cellsOf(line.text, by)[0] ?? ''))) {
    for (const line of stretch) table.used.add(line.number)
    readGrid(cells.slice(1), others, by, known, table)
  } else if (lines.length >= 2) {
    const typed = typedColumns(lines.map(line => cellsOf(line.text, by)))
    if (!typed) return
    for (const line of stretch) table.used.add(line.number)
    for (const line of lines) add(table, rowFrom(cellsOf(line.text, by), typed, line, known))
  }
}

function add(table: Table, row: Row | null): void {
  if (!row) return
  table.rows.push(row)
  if (row.staff !== null) table.staff.push(row.staff)
}

function readGrid(
  heads: readonly string[],
  lines: readonly Line[],
  by: string,
  known: Known,
  table: Table,
): void {
  const days = heads.every(head => dayOf(head) !== null)
  for (const line of lines) {
    const [time = '', ...cells] = cellsOf(line.text, by)
    for (const [at, cell] of cells.entries()) {
      const head = heads[at]
      if (head === undefined || cell === '' || isFree(cell) || /^["”″']+$|^(?:cont|ditto)/i.test(cell))
        continue
      const lexed = lex(cell)
      const row = readRow(lexed.text, lexed, line.number, line.text, known)
      const own = startOf(time)
      row.start ??= own.start
      row.end ??= own.end
      row.bad ??= own.bad
      if (days) row.day = dayOf(head)
      else row.staff = head.replace(/\s*\(.*\)$/, '')
      add(table, row)
    }
  }
}

const isTime = (cell: string): boolean => {
  const { start, bad } = startOf(cell)
  return start !== null || bad !== null
}

function startOf(cell: string): { start: Clock | null; end: Clock | null; bad: string | null } {
  const text = cell.trim()
  if (text === '') return { start: null, end: null, bad: null }
  const alone = clockOf(text)
  if (alone) return { start: alone, end: null, bad: null }
  const row = emptyRow(0, text)
  const { text: marked, marks } = lex(text)
  for (const char of marked) {
    const mark = markAt(marks, char)
    if (mark && char >= '\ue000') take(row, mark)
  }
  return {
    start: row.start,
    end: row.end,
    bad: row.bad ?? (/^\d{1,2}[:.]\d{2}$/.test(text) && !row.start ? `${text} is not a time of day` : null),
  }
}

/** "60", "1:30", "1.5", "45 min": in a column of lengths a bare number is minutes, a small one hours. */
function lengthIn(cell: string): number | null {
  const text = cell.trim()
  const clock = /^(\d):([0-5]\d)$/.exec(text)
  if (clock) return Number(clock[1]) * 60 + Number(clock[2])
  if (/^\d+(?:[.,]\d+)?$/.test(text)) {
    const number = Number(text.replace(',', '.'))
    return number <= 8 ? Math.round(number * 60) : Math.round(number)
  }
  return lengthOf(text)
}

function rowFrom(
  cells: readonly string[],
  roles: readonly (Role | null)[],
  line: Line,
  known: Known,
): Row | null {
  const row = emptyRow(line.number, line.text)
  const free = cells.every(
    (cell, at) =>
      roles[at] === 'start' ||
      roles[at] === 'end' ||
      roles[at] === 'staff' ||
      roles[at] === 'minutes' ||
      isFree(cell) ||
      cell === '',
  )
  for (const [at, cell] of cells.entries()) {
    if (cell === '') continue
    const role = roles[at] ?? 'notes'
    if (role === 'start' || role === 'end') {
      const { start, end, bad } = startOf(cell)
      if (role === 'end') row.end = start
      else row.start = start
      if (role === 'start' && end) row.end = end
      row.bad ??= bad ?? (start === null && !isFree(cell) ? `“${cell}” is not a time` : null)
    } else if (role === 'minutes') {
      row.minutes = lengthIn(cell)
      if (row.minutes === null && !isFree(cell)) remarks(row, cell, known)
    } else if (role === 'staff') row.staff = staffNamed(cell, known) ?? cell
    else if (role === 'day') row.day = dayOf(cell.split(/[\s,]/)[0] ?? '') ?? cell
    else if (role === 'client') {
      remarks(row, cell, known)
      row.client = plain(cell)
    } else if (role === 'service') {
      remarks(row, cell, known)
      row.service = plain(cell)
    } else if (role === 'movable') {
      if (/^(?:y|yes|true|1|✓|✔|x|flex\w*|ok)$/i.test(cell)) row.flexible = true
      else if (/^(?:n|no|false|0|✗|-|–|fixed)$/i.test(cell)) row.fixed = !/^[-–]$/.test(cell)
      else remarks(row, cell, known)
    } else if (role === 'process') {
      const text = PROCESS.test(cell) ? cell : `processing ${cell}`
      if (!isFree(cell) && cell !== '0')
        phasesIn(text, phases => {
          row.phases.push(...phases)
          return ''
        })
    } else if (role === 'entry') {
      const lexed = lex(cell)
      const read = readRow(lexed.text, lexed, line.number, line.text, known)
      row.client = read.client
      row.service = read.service
      remarks(row, cell, known)
    } else if (role === 'notes') remarks(row, cell, known)
  }
  if (free && !row.bad) return null
  row.kind = kindOf([row.client, row.service].filter(Boolean).join(' '))
  if (row.kind !== 'client') {
    row.service = [row.client, row.service].filter(Boolean).join(' ')
    row.client = ''
  }
  return row
}

const plain = (cell: string): string => {
  const { text } = lex(cell)
  return text
    .replace(/[\ue000-\uf8ff]/g, ' ')
    .replace(/\(\s*[,;]*\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;–-]+|[\s,;–-]+$/g, '')
}

/** What a cell says beside its words: lengths, limits, stages, "flexible". */
function remarks(row: Row, cell: string, known: Known): void {
  const lexed = lex(cell)
  const read = readRow(lexed.text, lexed, row.line, row.source, known)
  row.minutes ??= read.minutes
  row.phases.push(...read.phases)
  row.flexible ||= read.flexible
  row.fixed ||= read.fixed
  row.cancelled ||= read.cancelled
  row.waiting ||= read.waiting
  row.limits.push(...read.limits)
  row.staff ??= read.staff
}

/** Columns without a header, by what stands in them; null where no column holds times. */
function typedColumns(rows: readonly string[][]): (Role | null)[] | null {
  const width = Math.max(...rows.map(row => row.length))
  const share = (at: number, test: (cell: string) => boolean): number => {
    const cells = rows.map(row => row[at] ?? '').filter(cell => cell !== '')
    return cells.length === 0 ? 0 : cells.filter(test).length / cells.length
  }
  const roles: (Role | null)[] = Array.from({ length: width }, () => null)
  const columns = roles.map((_, at) => at)
  const onlyTime = (cell: string): boolean =>
    /^[\d:.\s–—-]+(?:[ap]m)?$|^[\d:.]+ ?(?:am|pm)?\s*(?:-|–|to)\s*[\d:.]+ ?(?:am|pm)?$/i.test(cell) &&
    isTime(cell)
  const sizes = (cell: string): boolean =>
    lengthOf(cell) !== null || (/^\d{2,3}$/.test(cell) && Number(cell) % 5 === 0)
  const times = columns.filter(at => share(at, cell => onlyTime(cell) && !/^\d{2,3}$/.test(cell)) > 0.7)
  const [start, end] = times
  if (start === undefined) return null
  roles[start] = 'start'
  if (end !== undefined) roles[end] = 'end'
  for (const at of columns) if (roles[at] === null && share(at, sizes) > 0.7) roles[at] = 'minutes'
  for (const at of columns)
    if (roles[at] === null && share(at, cell => dayOf(cell) !== null) > 0.7) roles[at] = 'day'
  const words = columns.filter(at => roles[at] === null)
  const serves = (cell: string): boolean => cell.split(/\s+/).some(isServiceWord) || kindOf(cell) !== 'client'
  const onlyNames = (at: number): boolean =>
    share(at, cell => !cell.split(/\s+/).some(isServiceWord) && cell.split(/\s+/).length <= 3) > 0.7
  const service = words.find(at => share(at, serves) > 0.5)
  const names = words.filter(at => at !== service && onlyNames(at))
  const distinct = (at: number): number => new Set(rows.map(row => row[at])).size
  const staff = names.length >= 2 ? names.reduce((a, b) => (distinct(b) < distinct(a) ? b : a)) : undefined
  if (service !== undefined) {
    // "Anna cut" in one cell is both.
    const mixed = names.length === 0 || share(service, cell => nameAndService(cell).client !== '') > 0.7
    roles[service] = mixed ? 'entry' : 'service'
    if (mixed && names.length === 1 && names[0] !== undefined && distinct(names[0]) < rows.length)
      roles[names[0]] = 'staff'
  }
  for (const at of names)
    if (roles[at] === null) roles[at] = at === staff && distinct(at) < rows.length ? 'staff' : 'client'
  if (roles.filter(role => role === 'client').length > 1) {
    const [, second] = columns.filter(at => roles[at] === 'client')
    if (second !== undefined) roles[second] = 'staff'
  }
  for (const at of words) roles[at] ??= 'notes'
  return roles.includes('client') || roles.includes('entry') || roles.includes('service') ? roles : null
}
