// Dates as lists write them: UK order, or ISO. A date that is not valid in that order is not read.
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const DAY =
  /(?<![\d/.-])(?:(\d{4})-(\d{2})-(\d{2})|(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})|(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3})[a-z]*[ -](\d{4}|\d{2}))(?!\d)/i

const noonOf = (year: number, month: number, day: number): string | null => {
  const at = Date.UTC(year, month - 1, day, 12)
  const isDay = month >= 1 && month <= 12 && new Date(at).getUTCDate() === day
  return Number.isNaN(at) || !isDay ? null : new Date(at).toISOString()
}

/** "25" is 2025, "85" 1985. */
const yearOf = (text: string): number =>
  Number(text) + (text.length === 4 ? 0 : Number(text) < 50 ? 2000 : 1900)

/** The first date in a text, as noon UTC so that it's the same day in nearby time zones, and the text without it. */
export function dayIn(text: string): { day: string; rest: string } | null {
  const found = DAY.exec(text)
  if (!found) return null
  const [whole, isoYear, isoMonth, isoDay, ukDay, ukMonth, ukYear, day, month = '', year = ''] = found
  const read = isoYear
    ? noonOf(Number(isoYear), Number(isoMonth), Number(isoDay))
    : ukYear
      ? noonOf(yearOf(ukYear), Number(ukMonth), Number(ukDay))
      : noonOf(yearOf(year), MONTHS.indexOf(month.toLowerCase()) + 1, Number(day))
  return read === null
    ? null
    : { day: read, rest: `${text.slice(0, found.index)} ${text.slice(found.index + whole.length)}`.trim() }
}

/** The date at the start of a cell; null if there is none. */
export function readDate(text: string): string | null {
  if (/^\d{4}-\d{2}-\d{2}T/.test(text) && !Number.isNaN(Date.parse(text))) return new Date(text).toISOString()
  const found = dayIn(text)
  return found && text.trimStart().search(DAY) === 0 ? found.day : null
}
