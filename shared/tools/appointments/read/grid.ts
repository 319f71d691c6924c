// Tables with a time or a stylist at both edges: one column a stylist or a day, or one column a time.
import { isTime, startOf } from './columns'
import { dayOf } from './headings'
import { readRow } from './read-row'
import type { Row } from './row'
import type { Line } from './table-row'
import { lex } from './tokens'
import type { Known } from './who'
import { isFree } from './words'

export type GridLine = { line: Line; cells: string[] }

const isTimed = (cell: string): boolean => /\d/.test(cell) && cell.length <= 14 && isTime(cell)
const hasNoTime = (cell: string): boolean =>
  lex(cell).marks.every(({ mark }) => !/^(?:time|range)$/.test(mark))

/** "Stylist | 9:00 | 10:00 | 11:00": the heads are times, and none stands below them. */
export function timesAcross(heads: readonly string[], lines: readonly GridLine[]): boolean {
  const [corner = '', ...times] = heads
  const below = lines.flatMap(({ cells }) => cells.slice(1)).filter(cell => cell !== '')
  return (
    times.length >= 2 &&
    times.every(isTimed) &&
    !/\d/.test(corner) &&
    below.length > 0 &&
    below.every(hasNoTime) &&
    lines.every(({ cells }) => /\p{L}/u.test(cells[0] ?? ''))
  )
}

const staffOf = (head: string): string =>
  head.replace(/\s*\(.*\)$/, '').replace(/^(?:stylist|column|staff)(?: \w)?\s*[:–-]\s*/i, '')

/** The entries below `heads`; `across` where the heads are the times. */
export function gridRows(
  heads: readonly string[],
  lines: readonly GridLine[],
  across: boolean,
  known: Known,
): Row[] {
  const days = across ? lines.every(({ cells }) => dayOf(cells[0] ?? '') !== null) : heads.every(isDay)
  return lines.flatMap(({ line, cells: [edge = '', ...cells] }) =>
    cells.flatMap((cell, at) => {
      const head = heads[at]
      if (head === undefined || cell === '' || isFree(cell) || /^["”″']+$|^(?:cont|ditto)/i.test(cell))
        return []
      const lexed = lex(cell)
      const row = readRow(lexed.text, lexed, line.number, line.text, known)
      const own = startOf(across ? head : edge)
      row.start ??= own.start
      row.end ??= own.end
      row.bad ??= own.bad
      const whose = across ? edge : head
      if (days) row.day = dayOf(whose)
      else row.staff = staffOf(whose)
      return [row]
    }),
  )
}
const isDay = (head: string): boolean => dayOf(head) !== null
