// Reads one table row as an entry, each cell by its column.
import { typed } from '../../../../reading/wording'
import { NO, NOT_KEPT, YES } from '../../../../reading/words/day/heads'
import { leadingDate } from '../headings/dates'
import { dayOf, leadingDay } from '../headings/headings'
import { readRow } from '../line/read-row'
import { phasesIn, saysDeveloping } from '../marks/phases'
import { lex } from '../marks/tokens'
import { emptyRow, type Row } from '../row'
import { type KnownPeople, staffNamed } from '../who'
import { isFree, kindOf } from '../words'
import { bareStaff, lengthIn } from './cells'
import { onlyTime, plain, startOf } from './columns'
import type { Role } from './heads'

const [SAYS_YES, SAYS_NO, KEPT_NOT] = [typed(YES), typed(NO), typed(NOT_KEPT)]
const TICKS = new Set(['✓', '✔'])
const DASHES = new Set(['-', '–'])

export type Line = { number: number; text: string }

export function rowFrom(
  cells: readonly string[],
  roles: readonly (Role | null)[],
  line: Line,
  known: KnownPeople,
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
  let surname = ''
  for (const [at, cell] of cells.entries()) {
    if (cell === '') continue
    const role = roles[at] ?? 'notes'
    if (role === 'start' || role === 'end') {
      const { start, end, bad } = startOf(cell)
      if (role === 'end') row.end = start
      else {
        row.start = start
        row.day ??= (leadingDay(cell) ?? leadingDate(cell))?.day ?? null
      }
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
    } else if (role === 'surname') surname = plain(cell)
    // "lunch, 12.30, 30": a row with one cell fewer than the others.
    else if (role === 'service' && cells.length < roles.length && /^\d{1,2}[05]$/.test(cell))
      row.minutes ??= Number(cell)
    else if (role === 'service') {
      remarks(row, cell, known)
      row.service = plain(cell)
    } else if (role === 'movable') {
      const said = cell.replace(/^(?:flex\w*|mov\w*)\??\s*[:=-]\s*/i, '')
      if (SAYS_YES.isOnly(said) || TICKS.has(said)) row.flexible = true
      else if (SAYS_NO.isOnly(said) || said === '✗') row.fixed = true
      else if (DASHES.has(said)) row.fixed = false
      else remarks(row, cell, known)
    } else if (role === 'process') {
      const text = saysDeveloping(cell) ? cell : `processing ${cell}`
      if (!isFree(cell) && cell !== '0')
        phasesIn(text, phases => {
          row.phases.push(...phases)
          return ''
        })
    } else if (role === 'entry') {
      const lexed = lex(cell)
      const read = readRow(lexed.text, lexed, line.number, line.text, known)
      row.client = read.client || row.client
      row.service = read.service
      remarks(row, cell, known)
    } else if (role === 'status') {
      remarks(row, cell, known)
      // How a program says that nobody is coming; in another column it is about a patch test or a payment.
      row.cancelled ||= KEPT_NOT.isOnly(cell)
    } else if (role === 'notes') remarks(row, cell, known)
  }
  // "Break, 13:00 to 13:30": a row with one cell fewer than the others.
  const timed =
    row.start === null && row.bad === null ? cells.find(cell => onlyTime(cell) && /\D/.test(cell)) : undefined
  if (timed !== undefined) {
    const { start, end } = startOf(timed)
    row.start = start
    row.end ??= end
  }
  if (surname !== '') row.client = `${row.client} ${surname}`.trim()
  if (free && !row.bad) return null
  row.kind = kindOf([row.client, row.service].filter(Boolean).join(' '))
  if (row.kind !== 'client') {
    row.service = [row.client, row.service].filter(Boolean).join(' ')
    row.client = ''
  }
  return row
}

/** What a cell says besides its words: lengths, limits, stages, "flexible". */
function remarks(row: Row, cell: string, known: KnownPeople): void {
  const lexed = lex(cell)
  const read = readRow(lexed.text, lexed, row.line, row.source, known)
  row.minutes ??= read.minutes
  if (read.start === null) row.end ??= read.end
  row.phases.push(...read.phases)
  row.flexible ||= read.flexible
  row.fixed ||= read.fixed
  row.cancelled ||= read.cancelled
  row.waiting ||= read.waiting
  row.late ??= read.late
  row.limits.push(...read.limits)
  row.staff ??= read.staff
}
