// How long: 45m, 1h30, 1.5 hrs, "an hour and a half", ninety minutes.
const WORDS: Record<string, number> = {
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  'twenty five': 25,
  thirty: 30,
  'thirty five': 35,
  forty: 40,
  'forty five': 45,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  'seventy five': 75,
  eighty: 80,
  ninety: 90,
}
const COUNT: Record<string, number> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5 }
const MIN = '(?:minutes?\\b|mins?\\b|mns?\\b)'
const HOURS = '(?:hours?\\b|hrs?\\b|h(?![a-z]))'
const word = Object.keys(WORDS)
  .sort((a, b) => b.length - a.length)
  .map(words => words.replace(' ', '[ -]?'))
  .join('|')

/** Every way to write a length of time, with its unit. */
export const LENGTH = [
  '(?:three|3) quarters of an hour',
  '(?:a )?quarter of an hour',
  '(?:half an hour|half[ -]?hour|1\\/2 ?(?:an )?hour|½ ?(?:an )?(?:hour|hr|h)\\b)',
  'hour and (?:a half|a quarter|three quarters)',
  `(?:an?|one|two|three|four|five) (?:and a half )?hours?(?: and (?:a half|a quarter|three quarters))?`,
  `(?:0?[1-5])h[0-5]\\d(?!\\d)`,
  `\\d:[0-5]\\d ?${HOURS}`,
  `\\d{1,2} ?${HOURS} ?(?:and |, ?)?\\d{1,2} ?(?:${MIN}|m(?![a-z]))`,
  `\\d ?${HOURS} ?(?:15|30|45)(?!\\d)(?! ?[:.]\\d)`,
  `\\d+ and (?:a half|a quarter) ${HOURS}`,
  `\\d+ ?(?:½|1\\/2) ?${HOURS}`,
  '[0-5](?:[.,]\\d+)? ?h(?![a-z])',
  '\\d(?:[.,]\\d+)? ?-?(?:hours?\\b|hrs?\\b)(?: and (?:a half|a quarter))?',
  `(?<!@ ?|\\bat )(?:[1-9]\\d{1,2}|5)(?<!\\b1[0-2](?= [-–] (?:2[5-9]|[3-9]\\d|\\d{3}))) ?(?:-|–|to) ?\\d+ ?-?${MIN}`,
  `\\d+(?:\\.0)? ?-?${MIN}`,
  '\\d+m(?![a-z\\d])',
  "\\d+[′'](?![a-z])",
  `(?:${word})[ -]?(?:minutes?|mins?)`,
].join('|')

const halves = (text: string): number =>
  /three quarters/.test(text) ? 45 : /half/.test(text) ? 30 : /quarter/.test(text) ? 15 : 0

/** Minutes of a written length; null where it is none. A range ("30-40 min") counts as its longer end. */
export function lengthOf(written: string): number | null {
  const text = written.trim().toLowerCase().replaceAll('’', "'")
  if (/quarters of an hour/.test(text)) return 45
  if (/quarter of an hour/.test(text)) return 15
  if (/^(?:half|1\/2|½)/.test(text)) return 30
  if (/^hour and/.test(text)) return 60 + halves(text)
  const counted = /^(an?|one|two|three|four|five)\b.*hour/.exec(text)
  if (counted?.[1]) return (COUNT[counted[1]] ?? 1) * 60 + halves(text)
  const both = /^(\d{1,2}) ?(?:h|hours?|hrs?\.?|:) ?(?:and |, ?)?(\d{1,2})/.exec(text)
  if (both?.[1] && both[2]) return Number(both[1]) * 60 + Number(both[2])
  const half = /^(\d+) ?(?:½|1\/2|and a)/.exec(text)
  if (half?.[1]) return Number(half[1]) * 60 + (/quarter/.test(text) ? 15 : 30)
  const hours = /^(\d+(?:[.,]\d+)?) ?-?h/.exec(text)
  if (hours?.[1]) return Math.round(Number(hours[1].replace(',', '.')) * 60) + halves(text)
  const range = /^\d+ ?(?:-|–|to) ?(\d+)/.exec(text)
  if (range?.[1]) return Number(range[1])
  const minutes = /^(\d+)/.exec(text)
  if (minutes?.[1]) return Number(minutes[1])
  const said = text.replace(/[ -]?(?:minutes?|mins?)$/, '').replace('-', ' ')
  return WORDS[said] ?? null
}
