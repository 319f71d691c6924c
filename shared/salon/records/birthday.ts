// A client's birthday: day and month only. We don't need the year.
export const BIRTHDAY =
  /^(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|[12]\d))$/

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const two = (value: number): string => String(value).padStart(2, '0')

/** "03-14" is "14 March". */
export function birthdayWords(birthday: string): string {
  const [month, day] = birthday.split('-').map(Number)
  return `${day} ${MONTHS[(month ?? 1) - 1] ?? ''}`
}

/**
 * "14 March", "14/3", "14.03.1985", "March 14", "1985-03-14" all give "03-14"; null if it isn't a date. The day comes
 * before the month.
 */
export function readBirthday(typed: string): string | null {
  const text = typed.trim().toLowerCase()
  const monthOf = (word: string): number =>
    word.length < 3 ? 0 : MONTHS.findIndex(month => month.toLowerCase().startsWith(word)) + 1
  const iso = /^(?:\d{4}-)?(\d{1,2})-(\d{1,2})(?:t.*)?$/.exec(text)
  const figures = /^(\d{1,2})[/. ]+(\d{1,2})(?:[/. ]+\d{2,4})?\.?$/.exec(text)
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?(?: of)?[ .-]*([a-z]+)\.?,?(?:[ -]+\d{2,4})?$/.exec(text)
  const monthFirst = /^([a-z]+)\.?[ -]*(\d{1,2})(?:st|nd|rd|th)?,?(?:[ -]+\d{4})?$/.exec(text)
  const [month, day] = iso
    ? [Number(iso[1]), Number(iso[2])]
    : figures
      ? [Number(figures[2]), Number(figures[1])]
      : dayFirst
        ? [monthOf(dayFirst[2] ?? ''), Number(dayFirst[1])]
        : monthFirst
          ? [monthOf(monthFirst[1] ?? ''), Number(monthFirst[2])]
          : [0, 0]
  const read = `${two(month)}-${two(day)}`
  return BIRTHDAY.test(read) ? read : null
}
