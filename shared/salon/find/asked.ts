// What was typed into the search of formulas and notes, and how well a line matches. Lines are stored in a form that is
// quick to search: words separated by single spaces, then the codes and strengths in them.
import { folded } from '../../fold-text'
import { type Maker, makerOf } from '../../trade/colour/codes'
import { type Code, codesIn, type Mark, ownerOf, strengthsIn } from './codes'

type Term =
  | { is: 'word'; word: string }
  /** `tails`: the ways to write the tone; null: any maker's. */
  | { is: 'code'; head: string; tails: readonly string[] | null }
  | { is: 'strength'; key: string }
export type LineQuery = { terms: readonly Term[]; phrase: string }

const PASSED_OVER: ReadonlySet<string> = new Set('and with of the plus mix a in on for x vol vols'.split(' '))
const SIGNS = ['/', '.', '-'] as const

const wordsOf = (text: string): string[] =>
  folded(text)
    .replace(/[‘’]/g, "'")
    .split(/[^\p{L}\p{N}']+/u)
    .filter(Boolean)

const headOf = ({ depth, tone }: Pick<Code, 'depth' | 'tone'>): string => `\u0001${depth}|${tone}@`
const strengthKey = (volume: number): string => `\u0001v${volume}\u0001`

/** The text without what was read as a code or a strength. */
function rest(text: string, marks: readonly Mark[]): string {
  let left = text
  for (const { from, to } of marks) left = left.slice(0, from) + ' '.repeat(to - from) + left.slice(to)
  return left
}

/** "643": depth, then tone, as said at the chair; 20 and 40 are amounts. */
const CLOSED = /(?<![\p{L}\d./,:-])(1[0-2](?=\d\d)|[1-9])(\d{2,3})(?![\p{L}\d./,:%-]|\s?(?:g|ml|vol)\b)/gu

/** `house`: the maker of the colour this salon uses. */
export function askedOf(typed: string, house: Maker | null): LineQuery {
  const text = typed.trim().slice(0, 200)
  const codes = codesIn(text)
  const strengths = strengthsIn(text)
  const plain = rest(text, [...codes, ...strengths])
  const closed = [...plain.matchAll(CLOSED)].map(({ 0: all, 1: depth = '', 2: tone = '', index }) => ({
    depth,
    tone,
    from: index,
    to: index + all.length,
  }))
  const named = makerOf(text)
  const tailsOf = (owner: Maker): string[] => [owner, ...SIGNS.filter(sign => ownerOf(sign, house) === owner)]
  return {
    phrase: wordsOf(text).join(' '),
    terms: [
      ...codes.map(
        (code): Term => ({
          is: 'code',
          head: headOf(code),
          tails: tailsOf(ownerOf(code.whose, house)),
        }),
      ),
      ...closed.map(
        (code): Term => ({
          is: 'code',
          head: headOf(code),
          tails: named === null ? null : tailsOf(named),
        }),
      ),
      ...strengths.map(({ volume }): Term => ({ is: 'strength', key: strengthKey(volume) })),
      ...wordsOf(rest(plain, closed))
        .filter(word => !PASSED_OVER.has(word))
        .map((word): Term => ({ is: 'word', word })),
    ],
  }
}

/** A single letter matches everything, so it isn't a query yet. */
export const isAskedFor = ({ terms, phrase }: LineQuery): boolean => terms.length > 0 && phrase.length >= 2

/** A line in its searchable form. */
export function keyOf(text: string): string {
  const codes = codesIn(text).map(code => `${headOf(code)}${code.whose}\u0001`)
  const strengths = strengthsIn(text).map(({ volume }) => strengthKey(volume))
  return ` ${wordsOf(text).join(' ')} ${[...codes, ...strengths].join('')}`
}

function holds(key: string, term: Term): boolean {
  if (term.is === 'word') return key.includes(` ${term.word}`)
  if (term.is === 'strength') return key.includes(term.key)
  const { head, tails } = term
  return tails === null ? key.includes(head) : tails.some(tail => key.includes(`${head}${tail}\u0001`))
}

/** Lower is better: the exact words, all in one line, all in the record. Null: something is missing. */
export function rankOfLines(keys: readonly string[], asked: LineQuery): number | null {
  if (keys.length === 0 || !asked.terms.every(term => keys.some(key => holds(key, term)))) return null
  if (keys.some(key => key.includes(` ${asked.phrase}`))) return 0
  return keys.some(key => asked.terms.every(term => holds(key, term))) ? 1 : 2
}

/** How many of the terms are in this line. */
export const heldBy = (text: string, { terms }: LineQuery): number => {
  const key = keyOf(text)
  return terms.filter(term => holds(key, term)).length
}

/** Where the terms are in the text as shown: codes, strengths and words. */
export function marksIn(text: string, { terms }: LineQuery): Mark[] {
  const marks: Mark[] = []
  for (const code of codesIn(text)) {
    const key = `${headOf(code)}${code.whose}\u0001`
    if (terms.some(term => term.is === 'code' && holds(key, term))) marks.push(code)
  }
  for (const strength of strengthsIn(text))
    if (terms.some(term => term.is === 'strength' && term.key === strengthKey(strength.volume)))
      marks.push(strength)
  const words = terms.flatMap(term => (term.is === 'word' ? [term.word] : []))
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}'‘’]+/gu)) {
    const plain = folded(word).replace(/[‘’]/g, "'")
    const found = words.find(each => plain.startsWith(each))
    if (found === undefined) continue
    // As many letters as were typed, unless folding turned one into two.
    const to = plain.length === word.length ? index + found.length : index + word.length
    marks.push({ from: index, to })
  }
  return marks
    .map(({ from, to }) => ({ from, to }))
    .sort((a, b) => a.from - b.from)
    .filter(({ from }, at, all) => from >= Math.max(0, ...all.slice(0, at).map(each => each.to)))
}

export type Part = { text: string; marked: boolean }
const AROUND = 60

/** The line in parts, starting a little before the match; a long one is cut between words. */
export function partsOf(text: string, asked: LineQuery, most = 160): Part[] {
  const marks = marksIn(text, asked)
  const first = marks[0]?.from ?? 0
  let start = 0
  if (text.length > most && first > AROUND) start = text.lastIndexOf(' ', first - AROUND / 2) + 1
  let end = Math.min(text.length, start + most)
  if (end < text.length) end = Math.max(text.lastIndexOf(' ', end), marks[0]?.to ?? 0, start + 1)
  const parts: Part[] = []
  let at = start
  const push = (to: number, marked: boolean): void => {
    if (to > at) parts.push({ text: text.slice(at, to), marked })
    at = Math.max(at, to)
  }
  for (const { from, to } of marks) {
    if (from >= end) break
    push(Math.min(from, end), false)
    push(Math.min(to, end), true)
  }
  push(end, false)
  if (start > 0) parts.unshift({ text: '… ', marked: false })
  if (end < text.length) parts.push({ text: ' …', marked: false })
  return parts
}
