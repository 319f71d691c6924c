// Tables: pipes, tabs, CSV, with a header or without one; one row an entry, or one column a stylist.
import { bareStaff, lengthIn, oneCellServices } from './cells'
import { isTime, onlyTime, plain, type Role, roleOf, startOf, typedColumns } from './columns'
import { dayOf } from './headings'
import { PROCESS, phasesIn } from './phases'
import { readRow } from './read-row'
import { emptyRow, type Row } from './row'
import { lex } from './tokens'
import { type Known, staffNamed } from './who'
import { isFree, kindOf } from './words'

/** Columns set apart by two spaces or more; taken as a table only below a header. */
const SPACES = '  '

type Line = { number: number; text: string }

function cellsOf(text: string, by: string): string[] {
  if (by === SPACES) return text.trim().split(/ {2,}/)
  if (by === '|') return text.split('|').map(cell => cell.trim())
  if (by === '\t') return text.split('\t').map(cell => cell.trim())
  // Quoted cells may hold the separator.
  return [...text.matchAll(new RegExp(`("(?:[^"]|"")*"|[^${by}]*)(?:${by}|$)`, 'g'))]
    .map(match => (match[1] ?? '').trim().replace(/^"|"$/g, '').replaceAll('""', '"'))
    .slice(0, text.split(by).length)
}

/** Cells without the number or bullet of the line and without labels: "1. Sadie", "Client: Rhian". */
const bareCells = (text: string, by: string): string[] =>
  cellsOf(text, by).map((cell, at) =>
    (at === 0 ? cell.replace(/^(?:\d{1,2}[.)]|[-*•–])\s+(?=\p{L})/u, '') : cell).replace(
      /^(?:client|name|time|start|service|treatment|duration|length|stylist|staff|notes?)\s*[:=]\s*/i,
      '',
    ),
  )

export type Table = { rows: Row[]; used: Set<number>; staff: string[] }

/** A stretch of lines with the same separator: at least a header with a row, or two rows. */
export function tablesIn(lines: readonly Line[], known: Known): Table {
  const table: Table = { rows: [], used: new Set(), staff: [] }
  for (const by of ['|', '\t', ';', ',', SPACES]) {
    const whole = by === ',' ? lines.map(line => ({ ...line, text: oneCellServices(line.text) })) : lines
    let stretch: Line[] = []
    const close = (): void => {
      if (stretch.length >= 2) readStretch(stretch, by, known, table)
      stretch = []
    }
    for (const line of whole) {
      const count = (by === SPACES ? cellsOf(line.text, by) : line.text.split(by)).length - 1
      if (table.used.has(line.number) || count === 0) close()
      else if (by === '|' && /^[\s|:+-]+$/.test(line.text)) stretch.push(line)
      else {
        const first = stretch[0]
        if (
          first &&
          by !== '|' &&
          by !== SPACES &&
          Math.abs(first.text.split(by).length - 1 - count) > (by === '\t' ? 3 : 1)
        )
          close()
        stretch.push(line)
      }
    }
    close()
  }
  return table
}

/** A column of times whose head we do not know. */
function withTimes(roles: (Role | null)[], rows: readonly string[][]): (Role | null)[] {
  if (roles.includes('start') || roles.filter(role => role !== null).length < 2) return roles
  const at = roles.findIndex(
    (role, index) =>
      role === null &&
      rows.length > 0 &&
      rows.filter(row => onlyTime(row[index] ?? '')).length * 10 > rows.length * 7,
  )
  return roles.map((role, index) => (index === at ? 'start' : role))
}

/** "Who | Time | Guest": where the clients have a column of their own, "who" is the stylist. */
function oneClient(cells: readonly string[], roles: (Role | null)[]): (Role | null)[] {
  if (roles.filter(role => role === 'client').length < 2 || roles.includes('staff')) return roles
  const vague = cells.findIndex(
    (cell, at) => roles[at] === 'client' && /^(?:who|name|person)$/i.test(cell.trim()),
  )
  return roles.map((role, at) => (at === vague ? 'staff' : role))
}

/** The rows without the pipes around them; where only some rows begin with one, their first cell is empty. */
function withoutEdges(lines: readonly Line[], by: string): readonly Line[] {
  if (by !== '|') return lines
  const most = (edge: RegExp): boolean =>
    lines.filter(({ text }) => edge.test(text)).length * 2 > lines.length
  const [front, back] = [most(/^\s*\|/), most(/\|\s*$/)]
  return lines.map(({ number, text }) => ({
    number,
    text: text.replace(front ? /^\s*\|/ : /^(?!)/, '').replace(back ? /\|\s*$/ : /^(?!)/, ''),
  }))
}

function readStretch(stretch: readonly Line[], by: string, known: Known, table: Table): void {
  const lines = withoutEdges(
    stretch.filter(line => !/^[\s|:+-]+$/.test(line.text)),
    by,
  )
  const [head, ...others] = lines
  if (!head) return
  const cells = cellsOf(head.text, by)
  const roles = oneClient(
    cells,
    withTimes(
      cells.map(roleOf),
      others.map(line => cellsOf(line.text, by)),
    ),
  )
  const named = roles.filter(role => role !== null).length
  const timeless = !cells.some(cell => /\d{1,2}[:.]\d{2}|\d ?[ap]m/i.test(cell))
  const grid = timeless && named <= 1 && cells.length >= 2 && (roles[0] === 'start' || cells[0] === '')
  if (timeless && named >= 2 && named >= cells.length - 1) {
    for (const line of stretch) table.used.add(line.number)
    for (const line of others) add(table, rowFrom(cellsOf(line.text, by), roles, line, known))
  } else if (grid && others.some(line => isTime(cellsOf(line.text, by)[0] ?? ''))) {
    for (const line of stretch) table.used.add(line.number)
    readGrid(cells.slice(1), others, by, known, table)
  } else if (lines.length >= 2 && by !== SPACES) {
    const typed = typedColumns(lines.map(line => bareCells(line.text, by)))
    if (!typed) return
    for (const line of stretch) table.used.add(line.number)
    for (const line of lines) add(table, rowFrom(bareCells(line.text, by), typed, line, known))
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
      else
        row.staff = head
          .replace(/\s*\(.*\)$/, '')
          .replace(/^(?:stylist|column|staff)(?: \w)?\s*[:–-]\s*/i, '')
      add(table, row)
    }
  }
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
      // "45 minutes - ok to shift"
      if (!isFree(cell) && !/^[\d:.,]+$/.test(cell)) remarks(row, cell, known)
    } else if (role === 'staff') row.staff = staffNamed(cell, known) ?? bareStaff(cell)
    else if (role === 'day') row.day = dayOf(cell.split(/[\s,]/)[0] ?? '') ?? cell
    else if (role === 'client') {
      remarks(row, cell, known)
      row.client = plain(cell).replace(/^(\p{Lu}[\p{L}'’-]+),\s*(\p{Lu}[\p{L}'’-]+)$/u, '$2 $1')
    } else if (role === 'service') {
      remarks(row, cell, known)
      row.service = plain(cell)
    } else if (role === 'movable') {
      const said = cell.replace(/^(?:flex\w*|mov\w*)\??\s*[:=-]\s*/i, '')
      if (/^(?:y|yes|true|1|✓|✔|x|flex\w*|ok)$/i.test(said)) row.flexible = true
      else if (/^(?:n|no|false|0|✗|-|–|fixed)$/i.test(said)) row.fixed = !/^[-–]$/.test(said)
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
