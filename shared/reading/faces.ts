// The two faces of a text: as it is spoken, and as it is typed. Families of wording are read over either (wording.ts).
import { type Doc, read } from './doc'
import { remembered } from './remembered'

/** `start`, `end`: characters of the text. */
export type Unit = { start: number; end: number; word: string; isMark: boolean }
/**
 * By unit: `next` is where the word to read from there stands, `word` the next word of the sentence; -1 where there
 * is none.
 */
export type Face = {
  text: string
  doc: Doc
  isTyped: boolean
  units: readonly Unit[]
  next: Int32Array
  word: Int32Array
  /** The first unit that isn't a mark. */
  first: number
  /** How many commas and similar marks come before each unit. */
  commas: Int32Array
  /** Two bits. 1: a question mark comes next, perhaps after other marks. 2: the sentence ends with one. */
  asks: Uint8Array
  ends: ReadonlySet<string>
  /** Cache: where each named family ends when read from a unit. */
  known: Map<number, readonly number[]>
}
export type FaceOf = (text: string) => Face

const SPOKEN_ENDS = new Set(['.', '!', '?', '…', '\n'])
const TYPED_ENDS = new Set([...SPOKEN_ENDS, ';', '•', '|'])
export const COMMAS: ReadonlySet<string> = new Set([',', ':', '–', '—', '(', ')'])
const QUOTES = new Set(['"', "'", '“', '”', '‘', '’'])
/** Marks that are read as words: "£18", "9 %". */
const isMeant = (mark: string): boolean => '£$€%&+='.includes(mark)

const CLITICS = ["'s", "'re", "'ve", "'ll", "'d", "'m"]
/** Splits "it's" into "it" and "'s". */
export function parted(word: string): readonly string[] {
  const clitic = CLITICS.find(each => word.endsWith(each)) ?? ''
  return [word.slice(0, word.length - clitic.length), clitic].filter(Boolean)
}
const WRITTEN = ['’', '‘', '`', '´']
const plain = (written: string): string =>
  WRITTEN.reduce((text, mark) => text.replaceAll(mark, "'"), written).toLowerCase()

function faceOf(doc: Doc, units: readonly Unit[], isSpoken: boolean): Face {
  const ends = isSpoken ? SPOKEN_ENDS : TYPED_ENDS
  const size = units.length + 1
  const [next, word] = [new Int32Array(size).fill(-1), new Int32Array(size).fill(-1)]
  const [commas, asks] = [new Int32Array(size), new Uint8Array(size)]
  units.forEach((unit, at) => {
    commas[at + 1] = (commas[at] ?? 0) + (COMMAS.has(unit.word) ? 1 : 0)
  })
  for (let at = units.length - 1; at >= 0; at--) {
    const { word: norm, isMark } = units[at] as Unit
    const isEnd = ends.has(norm)
    word[at] = isEnd ? -1 : !isMark || (isSpoken && isMeant(norm)) ? at : (word[at + 1] ?? -1)
    const passes = QUOTES.has(norm) || (norm === '-' && isWithin(doc, at))
    next[at] = isSpoken ? (word[at] ?? -1) : passes ? at + 1 : at
    const [after, isAsk] = [asks[at + 1] ?? 0, norm === '?']
    asks[at] = (isAsk || (isMark && after & 1) ? 1 : 0) | (isAsk || (!isEnd && after & 2) ? 2 : 0)
  }
  const from = units.findIndex(({ isMark }) => !isMark)
  const first = from < 0 ? units.length : from
  return {
    text: doc.text,
    doc,
    isTyped: !isSpoken,
    units,
    first,
    next,
    word,
    commas,
    asks,
    ends,
    known: new Map(),
  }
}

/** A hyphen within a word: "re-booked". */
const isWithin = ({ tokens }: Doc, at: number): boolean =>
  tokens[at]?.glued === true && tokens[at + 1]?.glued === true

const MOST_TEXTS = 400
/** Apostrophes tell words apart, and "it's" counts as two of them; other marks are skipped. */
export const asSpoken: FaceOf = remembered(text => {
  const doc = read(text)
  const units = doc.tokens.flatMap(({ kind, norm, start, end, glued }): Unit[] => {
    if (norm === '-' && glued) return []
    if (kind !== 'word') return [{ start, end, word: norm, isMark: kind === 'mark' }]
    const [word = '', clitic] = parted(plain(text.slice(start, end)))
    const to = start + word.length
    const own = { start, end: to, word, isMark: false }
    return clitic === undefined ? [own] : [own, { start: to, end, word: clitic, isMark: false }]
  })
  return faceOf(doc, units, true)
}, MOST_TEXTS)

/** Words without apostrophes or accents, as people type them with their thumbs; marks stay where they are. */
export const asTyped: FaceOf = remembered(text => typedFace(read(text)), MOST_TEXTS)
const typedFace = (doc: Doc): Face =>
  faceOf(
    doc,
    doc.tokens.map(({ kind, norm, start, end }) => ({ start, end, word: norm, isMark: kind === 'mark' })),
    false,
  )
