// Money and percentages as they are dictated: "sixteen pounds fifty", "fifteen per cent", "ten pounds". A salon prints
// them in figures. Prose only: a client's own words never come this way.
import { inDigits } from '../../../figure-words'
import { ONE_TO_TWELVE, TEENS, TENS } from '../../../trade/number-words'

const WORD = `(?:${[...Object.keys(ONE_TO_TWELVE), ...Object.keys(TEENS), ...Object.keys(TENS), 'hundred'].join('|')})`
const NUMBER = `(?:a hundred|${WORD})(?:(?:[ -]| and )${WORD})*`
/** What would make the number after a price something else: "ten pounds, thirty minutes". */
const NO_UNIT =
  '(?=\\s*[,.;!?)]|\\s*$|\\s+(?:each|off|and|or|for|a|an|per|with|now|only|because|so|until|on|in|at|from|including|plus)\\b)'

const MONEY: readonly [sign: string, unit: string][] = [
  ['£', '(?:pounds?|quid)(?! (?:of|lighter|heavier|in weight)\\b)'],
  ['$', 'dollars?'],
]

const figure = (words: string): string | null => (/\d/.test(words) ? words : inDigits(words))

function priced(text: string, sign: string, unit: string): string {
  const amount = new RegExp(
    `(?<!\\bmillion )\\b(\\d+(?:\\.\\d\\d)?|${NUMBER})[ -]?${unit}\\b(?: (?:and )?(${NUMBER}|\\d\\d)(?: (?:pence|p|cents)\\b|${NO_UNIT}))?(?: to (${NUMBER}|\\d+)${NO_UNIT})?`,
    'gi',
  )
  return text.replace(amount, (whole, main: string, rest?: string, next?: string) => {
    const pounds = figure(main)
    const pence = rest === undefined ? '' : figure(rest)
    const higher = next === undefined ? '' : figure(next)
    if (pounds === null || pence === null || higher === null) return whole
    if (pence !== '' && (Number(pence) > 99 || pounds.includes('.'))) return whole
    return `${sign}${pounds}${pence === '' ? '' : `.${pence.padStart(2, '0')}`}${higher === '' ? '' : ` to ${sign}${higher}`}`
  })
}

/** "Highlights from eighty five to ninety" beside other prices; "from nine to five" are hours. */
function rises(text: string): string {
  const sign = /[£$](?=\d)/.exec(text)?.[0]
  if (sign === undefined) return text
  return text.replace(
    new RegExp(`\\bfrom (${NUMBER}) to (${NUMBER})${NO_UNIT}`, 'gi'),
    (whole, old: string, next: string) => {
      const [from, to] = [figure(old), figure(next)]
      return from === null || to === null || Number(from) < 20 || Number(to) <= Number(from)
        ? whole
        : `from ${sign}${from} to ${sign}${to}`
    },
  )
}

export function inFigures(text: string): string {
  if (!/\b(?:pounds?|quid|dollars?|per ?cent)\b/i.test(text)) return text
  const percent = text.replace(
    new RegExp(`\\b(\\d+(?:\\.\\d+)?|${NUMBER}) ?per ?cent\\b`, 'gi'),
    (whole, words: string) => {
      const value = figure(words)
      return value === null ? whole : `${value}%`
    },
  )
  return rises(MONEY.reduce((left, [sign, unit]) => priced(left, sign, unit), percent))
}
