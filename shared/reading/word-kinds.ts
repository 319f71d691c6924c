// Kinds of word that any typed wording can ask for by name, as in "@day". Each tests one token.
import type { Doc } from './doc'
import type { Slot } from './families'
import { DAYS, MONTHS } from './words/calendar'

type Kind = (doc: Doc, at: number) => boolean

const KINDS: Readonly<Record<string, Kind>> = {
  day: ({ tokens }, at) => DAYS.has(tokens[at]?.norm ?? ''),
  month: ({ tokens }, at) => MONTHS.has(tokens[at]?.norm ?? ''),
  /** "Priya": a capital, then small letters, and not a day. */
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
  /** A hyphen inside a word: "sugar-free". */
  hyphen: ({ tokens }, at) => tokens[at]?.norm === '-' && tokens[at]?.glued === true,
  /** Begins with a capital. */
  capital: ({ text, tokens }, at) => {
    const token = tokens[at]
    const first = token?.kind === 'word' ? (text[token.start] ?? '') : ''
    return first !== first.toLowerCase()
  },
  /** A possessive: "Leeds’s". */
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
  /** `two`: two digits. `grown`: two digits, 18 or more. */
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
  /** Everything that follows. */
  rest: ({ tokens }, at) => (at < tokens.length ? [{ to: tokens.length, value: null }] : []),
}
