// Where somebody lives: postcodes of countries where salons write in English or sell in our currencies, and lines with
// a street. Reads token by token, so that no text takes long.
import { isCapital, type Span, shapeOf, type Token, tokensIn, without } from './spans'

/** https://en.wikipedia.org/wiki/Postcodes_in_the_United_Kingdom#Formatting */
const UK_OUTWARD = new Set(['A9', 'A99', 'AA9', 'AA99', 'A9A', 'AA9A'])
const UK_INWARD = /^\d[A-BD-HJLNP-UW-Z]{2}$/i
const STATES = new Set(
  `AL AK AZ AR CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI
  SC SD TN TX UT VA VT WA WI WV WY`.split(/\s+/),
)
const AUSTRALIAN = new Set(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'])
/** Two capitals after a four-digit number that aren't part of a Dutch postcode. */
const NOT_DUTCH = new Set(['AM', 'PM', 'ML', 'KG', 'UK', 'EU', 'US', 'OK', 'BC', 'AD'])

type Two = { token: Token; next: Token | undefined; gap: string }

/** How many tokens from here form a postcode; 0 if none. */
function postcodeAt({ token, next, gap }: Two): number {
  const { text } = token
  const shape = shapeOf(text)
  const second = next && /^[ -]?$/.test(gap) ? next.text : ''
  if (text.length > 4 && UK_OUTWARD.has(shape.slice(0, -3)) && UK_INWARD.test(text.slice(-3))) return 1
  if (UK_OUTWARD.has(shape) && gap !== '' && UK_INWARD.test(second)) return 2
  // Canada: K1A 0B1.
  if (shape === 'A9A9A9') return 1
  if (shape === 'A9A' && shapeOf(second) === '9A9') return 2
  // Ireland: D02 AF30.
  if (/^[A-Z]\d[\dW]$/.test(text) && isEircode(second)) return 2
  if (STATES.has(text) && /^\d{5}$/.test(second)) return 2
  if (AUSTRALIAN.has(text) && /^\d{4}$/.test(second)) return 2
  // The Netherlands: 1012 AB. Elsewhere on the continent: five digits and a place.
  if (/^[1-9]\d{3}$/.test(text) && /^[A-Z]{2}$/.test(second) && !NOT_DUTCH.has(second)) return 2
  if (/^\d{5}$/.test(text) && second.length > 2 && isCapital(second)) return 2
  return 0
}
const isEircode = (text: string): boolean =>
  /^[\dACDEFHKNPRTV-Y]{4}$/.test(text) && /\d/.test(text) && /[A-Z]/.test(text)

/** These appear in a salon's notes only as part of an address. */
const STREET = new Set('street road avenue lane crescent boulevard mews chaussee'.split(' '))
/** "Hauptstraße 12": a single word, followed by the number. */
const STREET_AT_END = /\p{L}{3}(?:strasse|straße|straat|laan)$/iu
/** Only if they are capitalised as part of a name. */
const STREET_WITH_CAPITAL = new Set(
  `st rd ave av ln close drive court gardens grove terrace square row way place park walk rise hill green parade wharf
  yard quay house heights view cottages buildings estate dr ct`.split(/\s+/),
)
const isStreet = ({ text }: Token, numbered: boolean, capitals: boolean): boolean => {
  const word = text.toLowerCase()
  if (STREET.has(word)) return true
  return numbered && capitals && isCapital(text) && STREET_WITH_CAPITAL.has(word)
}
const HOUSE = /^\d{1,4}[A-Za-z]?$/
const BEFORE_HOUSE = new Set(['flat', 'apartment', 'apt', 'unit', 'room', 'no', 'number'])
const MOST_WORDS = 4

/** "14 Rose Lane", "Flat 3, 22b Acacia Avenue", "Acacia Avenue": the index of its last token; -1 if there is none. */
function streetFrom(tokens: readonly Token[], at: number, text: string): number {
  const first = tokens[at]
  if (!first) return -1
  const numbered = HOUSE.test(first.text)
  if (!numbered && !isCapital(first.text)) return -1
  if (STREET_AT_END.test(first.text)) return HOUSE.test(tokens[at + 1]?.text ?? '') ? at + 1 : at
  let capitals = true
  for (let next = at + 1; next <= at + MOST_WORDS && next < tokens.length; next++) {
    const token = tokens[next]
    const before = tokens[next - 1]
    if (!token || !before || !/^(?:[ .'’-]|, ){1,2}$/.test(text.slice(before.to, token.from))) return -1
    const named = next > at + (numbered ? 1 : 0)
    if (named && isStreet(token, numbered, capitals)) return next
    if (/\d/.test(token.text)) return -1
    if (!numbered && !isCapital(token.text)) return -1
    capitals &&= isCapital(token.text)
  }
  return -1
}

/** Where a text contains somebody's address. */
export function addressesIn(text: string): Span[] {
  const tokens = tokensIn(text)
  const found: Span[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token) break
    const next = tokens[at + 1]
    const gap = next ? text.slice(token.to, next.from) : ''
    const last = Math.max(at + postcodeAt({ token, next, gap }) - 1, streetFrom(tokens, at, text))
    const end = tokens[last]
    if (last < at || !end) continue
    found.push({ from: startOf(tokens, at, text), to: end.to })
    at = last
  }
  return found
}

/** Includes the flat before the house. */
function startOf(tokens: readonly Token[], at: number, text: string): number {
  const [flat, number] = [tokens[at - 2], tokens[at - 1]]
  const own = tokens[at]?.from ?? 0
  if (!flat || !number || !BEFORE_HOUSE.has(flat.text.toLowerCase()) || !HOUSE.test(number.text)) return own
  return text.slice(number.to, own).length <= 3 ? flat.from : own
}

export const withoutAddresses = (text: string): string => without(text, addressesIn(text))
