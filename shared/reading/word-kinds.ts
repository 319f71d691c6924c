// Kinds of words that any typed wording may ask for, "@day": whether one stands at a token.
import type { Doc } from './doc'
import type { Slot } from './families'
import { DAYS, MONTHS } from './words/calendar'

type Kind = (doc: Doc, at: number) => boolean

const KINDS: Readonly<Record<string, Kind>> = {
  day: ({ tokens }, at) => DAYS.has(tokens[at]?.norm ?? ''),
  month: ({ tokens }, at) => MONTHS.has(tokens[at]?.norm ?? ''),
  /** "Priya": a capital and small letters, and no day. */
  name: ({ text, tokens }, at) => {
    const token = tokens[at]
    if (token?.kind !== 'word' || DAYS.has(token.norm)) return false
    const [first = '', second = ''] = text.slice(token.start, token.end)
    return first !== first.toLowerCase() && second === second.toLowerCase() && second !== second.toUpperCase()
  },
  word: ({ tokens }, at) => tokens[at]?.kind === 'word',
  small: ({ text, tokens }, at) => {
    const token = tokens[at]
    if (token?.kind !== 'word') return false
    const written = text[token.start] ?? ''
    return written === written.toLowerCase()
  },
  /** Within a word: "sugar-free". */
  hyphen: ({ tokens }, at) => tokens[at]?.norm === '-' && tokens[at]?.glued === true,
  /** A capital, alone or before others. */
  capital: ({ text, tokens }, at) => {
    const token = tokens[at]
    const first = token?.kind === 'word' ? (text[token.start] ?? '') : ''
    return first !== first.toLowerCase()
  },
  /** "Leeds’s" */
  owner: ({ text, tokens }, at) => {
    const token = tokens[at]
    const mark = token?.kind === 'word' ? text[token.end - 2] : ''
    return token?.norm.endsWith('s') === true && (mark === '’' || mark === "'")
  },
  /** 1900 to 2099 */
  year: ({ tokens }, at) => {
    const norm = tokens[at]?.norm ?? ''
    return norm.length === 4 && (norm.startsWith('19') || norm.startsWith('20'))
  },
  bracket: ({ tokens }, at) => tokens[at]?.norm === '[',
  at: ({ tokens }, at) => tokens[at]?.norm === '@',
  /** Two figures; of them 18 and above. */
  two: ({ tokens }, at) => tokens[at]?.kind === 'number' && tokens[at]?.norm.length === 2,
  grown: ({ tokens }, at) => tokens[at]?.norm.length === 2 && Number(tokens[at]?.norm) >= 18,
  hash: ({ tokens }, at) => tokens[at]?.norm === '#',
  any: ({ tokens }, at) => tokens[at] !== undefined,
  /** A word of a letter or two. */
  short: ({ tokens }, at) => tokens[at]?.kind !== 'mark' && (tokens[at]?.norm.length ?? 3) <= 2,
}

const kindOf =
  (is: Kind): Slot =>
  (doc, at) =>
    is(doc, at) ? [{ to: at + 1, value: doc.tokens[at]?.norm }] : []

export const VALUES: Readonly<Record<string, Slot>> = {
  ...Object.fromEntries(Object.entries(KINDS).map(([name, is]) => [name, kindOf(is)])),
  n: kindOf(({ tokens }, at) => tokens[at]?.kind === 'number'),
  /** All that follows. */
  rest: ({ tokens }, at) => (at < tokens.length ? [{ to: tokens.length, value: null }] : []),
}
