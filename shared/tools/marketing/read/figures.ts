// Dictated money and percentages, "sixteen pounds fifty", "fifteen per cent", "ten pounds", become figures, as a salon
// prints them. For prose only, never for a client's own words. If it could mean two prices, the words stay.
import { inDigits } from '../../../reading/text/figure-words'
import { ONE_TO_TWELVE, TEENS, TENS } from '../../../reading/values/number-words'

const WORD = `(?:${[...Object.keys(ONE_TO_TWELVE), ...Object.keys(TEENS), ...Object.keys(TENS), 'hundred'].join('|')})`
const NUMBER = `(?:a hundred|${WORD})(?:(?:[ -]| and )${WORD})*`
/** What may follow pence: "ten pounds, thirty minutes" and "thirty pounds twenty for kids" have no pence. */
const ENDS = '(?=\\s*[,.;!?)]|\\s*$|\\s+(?:each|per|an? (?:bottle|tube|pot|tin|can|head|hour|go|time))\\b)'
/** Common price endings in pence, allowed before any small word except "for". */
const USUAL =
  '(?:fifty|ninety[ -](?:nine|five)|seventy[ -]five|twenty[ -]five|forty[ -]nine|50|9[59]|75|25|49)'
const ON = '(?=\\s+(?:and|or|now|because|so|until|at|in|from|including|with|plus)\\b)'
const NO_UNIT =
  '(?=\\s*[,.;!?)]|\\s*$|\\s+(?:each|off|and|or|for|a|an|per|with|now|only|because|so|until|on|in|at|from|including|plus)\\b)'

const amountOf = (unit: string): RegExp =>
  new RegExp(
    `\\b(\\d+(?:\\.\\d\\d)?|${NUMBER})[ -]?${unit}\\b(?: (?:(?:and )?(${NUMBER}|\\d\\d?) ?(?:pence|p|cents)\\b|(${NUMBER}|\\d\\d)${ENDS}|(${USUAL})${ON}))?(?: to (${NUMBER}|\\d+)${NO_UNIT})?`,
    'gi',
  )
const MONEY: readonly [sign: string, amount: RegExp][] = [
  ['£', amountOf('(?:pounds?|quid)(?! (?:of|lighter|heavier|in weight)\\b)')],
  ['$', amountOf('dollars?')],
]
const RISE = new RegExp(`\\bfrom (${NUMBER}) to (${NUMBER})${NO_UNIT}`, 'gi')
const PERCENT = new RegExp(`\\b(\\d+(?:\\.\\d+)?|${NUMBER}) ?per ?cent\\b`, 'gi')

const figure = (words: string): string | null => (/\d/.test(words) ? words : inDigits(words))

/**
 * "1,500 pounds", "two point five per cent", "one thousand five hundred pounds": the match is only the end of the
 * number.
 */
const HANGS = new RegExp(
  `(?:[£$\\d.,/–-]|\\d ?[–-] ?|\\b(?:point|thousand|million|hundred|half|half an?|over|under|aged?|lost|lose|gained|weigh\\w*|(?:thousand|million) and|(?:\\d+|${WORD}) (?:to|or)) ?)$`,
  'i',
)
/** A second number beside the price: either its pence or another price. */
const OPEN = new RegExp(
  `^ (?:(?:${NUMBER}|\\d\\d?) (?:for|on|off|at|in|with|and|or|plus|including|only|until|from|because|so|now)\\b|\\d\\d? ?p\\b)`,
  'i',
)

function priced(text: string, sign: string, amount: RegExp): string {
  return text.replace(
    amount,
    (
      whole: string,
      main: string,
      told?: string,
      last?: string,
      usual?: string,
      next?: string,
      ...more: (string | number)[]
    ) => {
      const at = more.find(each => typeof each === 'number') as number
      if (HANGS.test(text.slice(0, at)) || OPEN.test(text.slice(at + whole.length))) return whole
      const rest = told ?? last ?? usual
      const pounds = figure(main)
      const pence = rest === undefined ? '' : figure(rest)
      const higher = next === undefined ? '' : figure(next)
      if (pounds === null || pence === null || higher === null) return whole
      if (pence !== '' && (Number(pence) > 99 || pounds.includes('.'))) return whole
      if (told === undefined && pence !== '' && Number(pence) < 10) return whole
      if (higher !== '' && Number(higher) <= Number(pounds)) return whole
      return `${sign}${pounds}${pence === '' ? '' : `.${pence.padStart(2, '0')}`}${higher === '' ? '' : ` to ${sign}${higher}`}`
    },
  )
}

/** "Highlights from eighty five to ninety" beside other prices; but "from nine to five" are opening hours. */
function rises(text: string): string {
  const sign = /[£$](?=\d)/.exec(text)?.[0]
  if (sign === undefined || !/\b(?:prices?|ris\w+|go(?:es|ing)? up|went up|cuts?|highlights)\b/i.test(text))
    return text
  return text.replace(RISE, (whole, old: string, next: string) => {
    const [from, to] = [figure(old), figure(next)]
    return from === null || to === null || Number(from) < 20 || Number(to) <= Number(from)
      ? whole
      : `from ${sign}${from} to ${sign}${to}`
  })
}

function plainly(text: string): string {
  const percent = text.replace(PERCENT, (whole, words: string, at: number) => {
    const value = figure(words)
    const before = text.slice(0, at)
    // "5-10 per cent" is already a range in figures.
    return value === null || (HANGS.test(before) && !(/\d/.test(words) && /\d ?[–-] ?$/.test(before)))
      ? whole
      : `${value}%`
  })
  return rises(MONEY.reduce((left, [sign, amount]) => priced(left, sign, amount), percent))
}

/** Quoted text is somebody's words, or a name, and stays as it is. */
const QUOTED = /("[^"]*"|“[^”]*”|‘[^’]*’(?!\p{L}))/u

export function inFigures(text: string): string {
  if (!/\b(?:pounds?|quid|dollars?|per ?cent)\b/i.test(text)) return text
  return text
    .split(QUOTED)
    .map((part, index) => (index % 2 === 1 ? part : plainly(part)))
    .join('')
}
