// What single cells of a table say: a length, a stylist.
import { lengthOf } from './lengths'
import { isCapital, isServiceWord } from './words'

/** "60", "1:30", "1.5", "45 min": in a column of lengths a bare number is minutes, a small one hours. */
export function lengthIn(cell: string): number | null {
  const text = cell.trim()
  const clock = /^(\d):([0-5]\d)$/.exec(text)
  if (clock) return Number(clock[1]) * 60 + Number(clock[2])
  if (/^\d+(?:[.,]\d+)?$/.test(text)) {
    const number = Number(text.replace(',', '.'))
    return number <= 8 ? Math.round(number * 60) : Math.round(number)
  }
  return lengthOf(text)
}

/** "w/ Beau", "Stylist Jo": the name alone; "Chair 1" stays. */
export const bareStaff = (cell: string): string =>
  cell.replace(/^(?:w\/|with |by |@|(?:stylist|staff|colourist):? (?=\p{Lu}\p{Ll}))\s*/iu, '')

/** "Yvette, wash, cut & dry, 12–1": the commas inside a service set no cells apart. */
export const oneCellServices = (text: string): string =>
  /"/.test(text)
    ? text
    : text.replace(/([^\s,]+), (?=([^\s,]+))/g, (whole, last: string, next: string) =>
        isServiceWord(last) && isServiceWord(next) && !isCapital(next) ? `${last} and ` : whole,
      )
