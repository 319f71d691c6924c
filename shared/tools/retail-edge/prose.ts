// What we may say about a product: no medical claim, no promise, no pressure, no prices but the list's.
// [ASA-HL][ASA-HC]
import { typed } from '../../reading/wording'
import * as CLAIMS from '../../reading/words/retail/product-claims'
import { plainly } from '../../trade/said'

const claims = [CLAIMS.CLAIMS_MEDICAL, CLAIMS.PROMISES, CLAIMS.PRESSES, CLAIMS.OFFERS].map(words =>
  typed(words),
)
const onAllergens = typed(CLAIMS.ON_ALLERGENS)

const tidied = (text: string): string => text.split(/\s+/).filter(Boolean).join(' ')
/** A claim broken over two lines is still a claim. */
const inOneLine = (text: string): string => tidied(plainly(text))

/** The record's words about allergens and wishes may be quoted as the record's. */
export function mayBeQuoted(text: string): boolean {
  const low = inOneLine(text)
  return !claims.some(claim => claim.has(low))
}

/** False for a medical claim, a promise, pressure, an invented offer or a claim about allergens. */
export const mayBeSaid = (text: string): boolean => mayBeQuoted(text) && !onAllergens.has(inOneLine(text))

const LEADS = ['but', 'and', 'so', 'also']
function withoutLead(text: string): string {
  const [first = '', ...rest] = text.split(' ')
  return LEADS.includes(first.toLowerCase()) && rest.length > 1 ? rest.join(' ') : text
}
const NEVER_QUOTED = ['heal', 'cure']

/** The record's words, shortened and without anything we mustn't say; just the word if the whole mustn't be quoted. */
export function quoteOf({ quote, word }: { quote: string; word: string }, may = mayBeSaid): string {
  const clean = withoutLead(tidied(quote.replace(/[“”"]/g, "'")))
  const sayable = (text: string): boolean =>
    may(text) && !NEVER_QUOTED.some(each => text.toLowerCase().includes(each))
  if (sayable(clean)) return clean
  const bare = tidied(word)
  if (bare !== '…' && sayable(bare)) return bare
  // The longest part that may be quoted.
  const [part] = clean
    .split(/[:;.]\s+|\s-\s|,\s+/)
    .filter(each => each.length > 2 && sayable(each))
    .sort((a, b) => b.length - a.length)
  return part ?? '…'
}
