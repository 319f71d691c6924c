// How long: 45m, 1h30, 1.5 hrs, "an hour and a half", ninety minutes.
import { onlyFigures } from '../../../reading/letters'

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
const COUNT: Record<string, number> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 }
const COUNTS = 'an?|one|two|three|four|five|six'
const AND = '(?: and | ?& ?| n | \\+ )'
const FRACTION = '(?:[½¼¾]|[13]\\/4|1\\/2)'
const PART = '(?:a )?(?:half|quarter)|three[ -]quarters?'
const MIN =
  '(?:minut(?:e|es|en|i|os|y|s)?\\b|mins?\\b|mns?\\b|mims?\\b|minuets?\\b|mints?\\b|minites?\\b|mnts?\\b)'
const HOURS = '(?:(?:hours?|hors|huors?|houres?|horus)(?![a-z])|hrs?(?![a-z])|h(?![a-z]))'
const word = Object.keys(WORDS)
  .sort((a, b) => b.length - a.length)
  .map(words => words.replace(' ', '[ -]?'))
  .join('|')

/** "An hour fifteen": minutes that are no hour of the day. */
const TEENS = 'fifteen|twenty[ -]?five|twenty|thirty[ -]?five|thirty|forty[ -]?five|forty|fifty'

/** Every way to write a length of time, with its unit. */
export const LENGTH = [
  '(?:three|3)[ -]quarters? of an (?:hour|hr)',
  '(?:a )?quarter of an (?:hour|hr)',
  '(?:half (?:an? )?(?:hour|hr)|half[ -]?hour)',
  `(?:hour|hr)${AND}(?:${PART})`,
  '(?<=[(,] ?)(?:hour|hr)(?= ?(?:[).,;]|$))',
  `(?:${COUNTS})(?:${AND}(?:${PART}))? (?:hours?|hrs?)\\b(?:${AND}(?:${PART}|(?:${word}|\\d{1,2}) ?${MIN})|(?:,? (?:${word}|\\d{1,2}) ?${MIN})|(?: and)? (?:${TEENS})(?! ?(?:past|to)\\b))?`,
  '(?:a )?couple of (?:hours|hrs)',
  `(?:[1-5] ?)?${FRACTION} ?-?(?:(?:of )?an )?${HOURS}`,
  `0?[0-5]h[0-5]\\d(?!\\d)`,
  `\\d:[0-5]\\d ?${HOURS}`,
  `\\d{1,2} ?${HOURS} ?(?:and |& ?|, ?)?\\d{1,2} ?(?:${MIN}|m(?![a-z]))`,
  `[1-5] ?${HOURS} ?(?:15|20|30|40|45|50)(?!\\d)(?! ?[:.]\\d)`,
  `\\d{1,3}${AND}(?:${PART}|½|1\\/2) ${HOURS}`,
  '(?:[0-5](?:[.,]\\d{1,3})?|[.](?:25|5|75)) ?h(?:(?:ou)?rs?)?(?![a-z])',
  '\\d(?:[.,]\\d{1,3})? ?-?(?:hours?\\b|hors\\b|hrs?\\b)(?: and (?:a half|a quarter|three quarters))?',
  `(?<!@ ?|\\bat )(?:[1-9]\\d{1,2}|5)(?<!\\b1[0-2](?= [-–] (?:2[5-9]|[3-9]\\d|\\d{3}))) ?(?:-|–|to) ?\\d{1,4} ?-?${MIN}`,
  `(?<!\\d)\\d{1,3}(?:\\.0)? ?-?${MIN}`,
  '\\d{1,4}m(?![a-z\\d])',
  "\\d{1,4}[′'](?![a-z])",
  `(?:${word})[ -]?(?:minutes?|mins?)`,
].join('|')

const halves = (text: string): number =>
  /three[ -]quarter/.test(text) ? 45 : /half/.test(text) ? 30 : /quarter/.test(text) ? 15 : 0

/** "and a half", "and twenty minutes", "15 min" */
const tailOf = (text: string): number => {
  const bare = text.replace(/^,? ?(?:and )?/, '').replace(/ ?(?:minutes?|mins?|mns?)$/, '')
  return WORDS[bare.replace('-', ' ')] ?? (onlyFigures(bare) ? Number(bare) : halves(bare))
}

/** Minutes of a written length; null where it is none. A range ("30-40 min") counts as its longer end. */
export function lengthOf(written: string): number | null {
  const text = written
    .trim()
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^\./, '0.')
    .replace(/ ?& ?| n | \+ /g, ' and ')
    .replace(/1\/2/, '½')
    .replace(/1\/4/, '¼')
    .replace(/3\/4/, '¾')
  if (/quarters? of an h/.test(text)) return /^(?:three|3)/.test(text) ? 45 : 15
  if (/^(?:hour|hr)$/.test(text)) return 60
  if (/^half/.test(text)) return 30
  if (/couple/.test(text)) return 120
  if (/^(?:hour|hr) and/.test(text)) return 60 + halves(text)
  const sign = /^(\d)? ?([½¼¾])/.exec(text)
  if (sign) return Number(sign[1] ?? 0) * 60 + (sign[2] === '½' ? 30 : sign[2] === '¼' ? 15 : 45)
  const counted = new RegExp(`^(${COUNTS})\\b(.*?)\\b(?:hour|hr)s?(.*)$`).exec(text)
  if (counted?.[1]) return (COUNT[counted[1]] ?? 1) * 60 + halves(counted[2] ?? '') + tailOf(counted[3] ?? '')
  const both = /^(\d{1,2}) ?(?:h|hours?|hrs?\.?|:) ?(?:and |, ?)?(\d{1,2})/.exec(text)
  if (both?.[1] && both[2]) return Number(both[1]) * 60 + Number(both[2])
  const half = /^(\d+) ?(?:½|1\/2|and )/.exec(text)
  if (half?.[1]) return Number(half[1]) * 60 + (halves(text) || 30)
  const hours = /^(\d+(?:[.,]\d+)?) ?-?h/.exec(text)
  if (hours?.[1]) return Math.round(Number(hours[1].replace(',', '.')) * 60) + halves(text)
  const range = /^\d+ ?(?:-|–|to) ?(\d+)/.exec(text)
  if (range?.[1]) return Number(range[1])
  const minutes = /^(\d+)/.exec(text)
  if (minutes?.[1]) return Number(minutes[1])
  const said = text.replace(/[ -]?(?:minutes?|mins?)$/, '').replace('-', ' ')
  return WORDS[said] ?? null
}
