// What single table cells say: a length, a stylist.

import { read } from '../../../../reading/doc'
import { onlyFigures } from '../../../../reading/letters'
import { lengthAt } from '../../../../reading/values/lengths'
import { isCapital, isServiceWord } from '../words'

/** "60", "1:30", "1.5", "45 min": in a length column, a bare number means minutes, and a small one hours. */
export function lengthIn(cell: string): number | null {
  const text = cell.trim()
  const clock = /^(\d):([0-5]\d)$/.exec(text)
  if (clock) return Number(clock[1]) * 60 + Number(clock[2])
  if (/^\d+(?:[.,]\d+)?$/.test(text)) {
    const number = Number(text.replace(',', '.'))
    return number <= 8 ? Math.round(number * 60) : Math.round(number)
  }
  // "60 approx", "2h / 2.5h"
  return lengthAt(read(text), 0)?.value ?? (Number.parseInt(text, 10) || null)
}

const TIME_AND_NAME =
  /^(\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?(?: ?(?:-|–|to) ?\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?)?) +(\p{L}.*)$/iu
/** "9 Amy; 10; cut": an hour, because a length would be a bigger number. */
const isHour = (cell: string): boolean => onlyFigures(cell) && Number(cell) < 15
const noTime = (cell: string): boolean =>
  !/\d[:.]\d\d|\d ?[ap]m\b/i.test(cell) && cell.split(' ').length <= 4 && !isHour(cell.trim())

/** "10:00 Amy; tint; 90; fixed": splits the first cell into two if it holds a time and a name in every row. */
export function timesSplit(rows: readonly string[][]): readonly string[][] {
  if (
    rows.length < 2 ||
    !rows.every(([first = '', ...others]) => others.length >= 2 && TIME_AND_NAME.test(first))
  )
    return rows
  const parted = rows.map(([first = '', ...others]) => {
    const [, time = '', name = ''] = TIME_AND_NAME.exec(first) ?? []
    const [end = '', ...rest] = others
    // "9 Amy; 10; cut": from nine to ten.
    return isEnd(time, end.trim()) ? [`${time}–${end.trim()}`, name, ...rest] : [time, name, ...others]
  })
  return parted.every(([, , ...others]) => others.every(noTime)) ? parted : rows
}
const isEnd = (start: string, end: string): boolean => {
  const hours = (Number(end) - Number(start) + 12) % 12
  return isHour(end) && hours >= 1 && hours <= 4
}

/** "w/ Beau", "Stylist Jo": just the name; "Chair 1" stays. */
export const bareStaff = (cell: string): string =>
  cell.replace(/^(?:w\/|with |by |@|(?:stylist|staff|colourist):? (?=\p{Lu}\p{Ll}))\s*/iu, '')

/** "Yvette, wash, cut & dry, 12–1": commas inside a service don't separate cells. */
export const oneCellServices = (text: string): string =>
  /"/.test(text)
    ? text
    : text.replace(/([^\s,]+), (?=([^\s,]+))/g, (whole, last: string, next: string) =>
        isServiceWord(last) && isServiceWord(next) && !isCapital(next) ? `${last} and ` : whole,
      )
