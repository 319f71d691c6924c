// What a table's columns hold, judging by their headings or their contents.

import { tokensOf } from '../../../../reading/letters'
import { type Clock, clockOf } from '../../../../reading/values/clock'
import { lengthOf } from '../../../../reading/values/lengths'
import { typed } from '../../../../reading/wording'
import { STATUS } from '../../../../reading/words/day/heads'
import { isDate } from '../headings/dates'
import { dayOf, leadingDay } from '../headings/headings'
import { isSeat } from '../headings/labels'
import { lex, markAt } from '../marks/tokens'
import { emptyRow, take } from '../row'
import { isServiceWord, isTitled, kindOf, nameAndService } from '../words'
import type { Role } from './heads'

export const isTime = (cell: string): boolean => {
  const { start, bad } = startOf(cell)
  return start !== null || bad !== null
}

export function startOf(cell: string): { start: Clock | null; end: Clock | null; bad: string | null } {
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

export const plain = (cell: string): string => {
  const { text } = lex(cell)
  return text
    .replace(/[\ue000-\uf8ff]/g, ' ')
    .replace(/\(\s*[,;]*\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;–-]+|[\s,;–-]+$/g, '')
}

/** A cell that holds one or two times and nothing else. */
export const onlyTime = (cell: string): boolean =>
  /^[\d:.\s–—-]+(?:[ap]m)?$|^[\d:.]+ ?(?:am|pm)?\s*(?:-|–|to)\s*[\d:.]+ ?(?:am|pm)?$/i.test(cell) &&
  isTime(cell)

const STATUS_WORDS = typed(STATUS)
const [MOVES, YES_OR_NO] = [typed('flex*/mov* (=?) {:, = , =-}'), typed('y/n/yes/no')]

/** Columns without headings, judged by their contents. Null if no column holds times. */
export function typedColumns(rows: readonly string[][]): (Role | null)[] | null {
  const width = Math.max(...rows.map(row => row.length))
  const share = (at: number, test: (cell: string) => boolean): number => {
    const cells = rows.map(row => row[at] ?? '').filter(cell => cell !== '')
    return cells.length === 0 ? 0 : cells.filter(test).length / cells.length
  }
  const roles: (Role | null)[] = Array.from({ length: width }, () => null)
  const columns = roles.map((_, at) => at)
  const sizes = (cell: string): boolean =>
    lengthOf(cell) !== null || (/^\d{2,3}$/.test(cell) && Number(cell) % 5 === 0)
  // "10", "12", "4.15" are times, "30", "60", "120" minutes.
  const hour = (cell: string): boolean => Number(cell) <= 12 || !/^\d{2,3}$/.test(cell)
  const times = columns.filter(
    at =>
      share(at, cell => onlyTime(cell) && hour(cell)) > 0.7 && share(at, cell => !/^\d{2,3}$/.test(cell)) > 0,
  )
  const [start, end] = times
  if (start === undefined) return null
  roles[start] = 'start'
  if (end !== undefined) roles[end] = 'end'
  // "Slot 1", "#2": the line's number.
  for (const at of columns)
    if (
      roles[at] === null &&
      share(at, cell =>
        /^(?:slot|no\.?|row|line|appt|appointment|booking|client|#) ?#?\d{1,2}\.?$/i.test(cell),
      ) > 0.7
    )
      roles[at] = 'skip'
  for (const at of columns) if (roles[at] === null && share(at, sizes) > 0.7) roles[at] = 'minutes'
  for (const at of columns)
    if (
      roles[at] === null &&
      share(at, cell => dayOf(cell) !== null || leadingDay(cell)?.rest === '' || isDate(cell)) > 0.7
    )
      roles[at] = 'day'
  for (const at of columns) if (roles[at] === null && share(at, isSeat) > 0.7) roles[at] = 'staff'
  // "Flexible: no", "yes"
  for (const at of columns)
    if (roles[at] === null && share(at, cell => MOVES.opens(cell) !== null || YES_OR_NO.isOnly(cell)) > 0.7)
      roles[at] = 'movable'
  // A booking's status, as programs write it.
  for (const at of columns)
    if (roles[at] === null && share(at, cell => STATUS_WORDS.isOnly(cell)) > 0.7) roles[at] = 'status'
  // A column of "flexible" and "can move" holds remarks.
  const remarked = (cell: string): boolean => plain(cell) === ''
  for (const at of columns) if (roles[at] === null && share(at, remarked) > 0.7) roles[at] = 'notes'
  const words = columns.filter(at => roles[at] === null)
  const serves = (cell: string): boolean => tokensOf(cell).some(isServiceWord) || kindOf(cell) !== 'client'
  const onlyNames = (at: number): boolean =>
    share(at, cell => tokensOf(cell).length <= 3 && (isTitled(cell) || !tokensOf(cell).some(isServiceWord))) >
    0.7
  // Lower-case words beside capitalised names are services that we don't know: "strzyżenie".
  const small = (at: number): boolean => share(at, cell => /^\p{Ll}{3}/u.test(cell)) > 0.7
  const sure = words.find(at => share(at, serves) > 0.5)
  const service = sure ?? (words.some(at => !small(at)) ? words.find(small) : undefined)
  const names = words.filter(at => at !== service && onlyNames(at))
  const distinct = (at: number): number => new Set(rows.map(row => row[at])).size
  const staff = names.length >= 2 ? names.reduce((a, b) => (distinct(b) < distinct(a) ? b : a)) : undefined
  if (service !== undefined) {
    // "Anna cut" in one cell is both.
    const mixed =
      sure !== undefined &&
      (names.length === 0 || share(service, cell => nameAndService(plain(cell)).client !== '') > 0.7)
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
