// Tables with times or stylists along an edge: one column per stylist or day, or one column per time.

import { hasFigure, hasLetter } from '../../../../reading/letters'
import { dayOf } from '../headings/headings'
import { isSeat } from '../headings/labels'
import { hasTime, isPart } from '../line/line-parts'
import { readRow } from '../line/read-row'
import { splitRows } from '../line/split'
import { isWhen } from '../marks/marks'
import { lex } from '../marks/tokens'
import type { Row } from '../row'
import type { KnownPeople } from '../who'
import { isCapital, isFree, isNameLike, kindOf } from '../words'
import { isTime, startOf } from './columns'
import { roleOf } from './heads'
import type { Line } from './table-row'

type GridLine = { line: Line; cells: string[] }

const isTimed = (cell: string): boolean => hasFigure(cell) && cell.length <= 14 && isTime(cell)
const hasNoTime = (cell: string): boolean => lex(cell).marks.every(({ mark }) => !isWhen(mark))

/** "Stylist | 9:00 | 10:00 | 11:00": the headings are times, and no times appear below them. */
export function timesAcross(heads: readonly string[], lines: readonly GridLine[]): boolean {
  const [corner = '', ...times] = heads
  const below = lines.flatMap(({ cells }) => cells.slice(1)).filter(cell => cell !== '')
  return (
    times.length >= 2 &&
    times.every(isTimed) &&
    !hasFigure(corner) &&
    below.length > 0 &&
    below.every(hasNoTime) &&
    lines.every(({ cells }) => hasLetter(cells[0] ?? ''))
  )
}

const staffOf = (head: string): string =>
  head.replace(/\s*\(.*\)$/, '').replace(/^(?:stylist|column|staff)(?: \w)?\s*[:–-]\s*/i, '')

/** The entries below `heads`. `across`: the headings are the times. */
export function gridRows(
  heads: readonly string[],
  lines: readonly GridLine[],
  across: boolean,
  known: KnownPeople,
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

const isPerson = (head: string): boolean => {
  const name = staffOf(head).replace(/['’]s? (?:column|chair|list|day)$/i, '')
  return isSeat(head) || (!isPart(head) && isNameLike(name) && isCapital(name) && kindOf(name) === 'client')
}

/** "Amy | Ben" above "9-10 Zara cut | 9-9.30 Xav fade": one column per chair or day, each entry with its own time. */
export function chairsAcross(heads: readonly string[], lines: readonly GridLine[]): boolean {
  const below = lines.flatMap(({ cells }) => cells).filter(cell => cell !== '' && !isFree(cell))
  return (
    heads.length >= 2 &&
    (heads.every(isPerson) || heads.every(isDay)) &&
    heads.every(head => roleOf(head) === null) &&
    lines.every(({ cells }) => cells.length <= heads.length) &&
    below.length >= 2 &&
    below.every(cell => hasLetter(cell)) &&
    below.filter(cell => hasTime(lex(cell)) || hasHour(cell)).length * 4 >= below.length * 3
  )
}

/** "9 Lou cut 60" */
const hasHour = (cell: string): boolean => /^(?:1[0-2]|[1-9]) \p{L}/u.test(cell)

/** The entries in such columns; a cell may hold several. */
export function chairRows(heads: readonly string[], lines: readonly GridLine[], known: KnownPeople): Row[] {
  const days = heads.every(isDay)
  return heads.flatMap((head, at) =>
    lines.flatMap(({ line, cells }) => {
      const cell = cells[at] ?? ''
      if (cell === '' || isFree(cell)) return []
      const lexed = lex(cell)
      return splitRows(lexed).map(part => {
        const row = readRow(part, lexed, line.number, line.text, known)
        if (days) row.day = dayOf(head)
        else row.staff = staffOf(head).replace(/['’]s? (?:column|chair|list|day)$/i, '')
        return row
      })
    }),
  )
}
