// How we look for phrases about a day: their values, and what mustn't stand around them.

import type { Doc } from '../../../reading/doc'
import { clockAt, clockOf } from '../../../reading/values/clock'
import { lengthAt } from '../../../reading/values/lengths'
import {
  type Families,
  type FamilyTable,
  type Slot,
  typed,
  type Wording,
  type WordingMatch,
} from '../../../reading/wording'

/** The text from one token to another. */
export const wordsOf = ({ text, tokens }: Doc, from: number, to: number) => ({
  to,
  value: text.slice(tokens[from]?.start, tokens[to - 1]?.end),
})
const STOPS = new Set([',', '.', ';', ')', '!', '–', '—', '-'])
const PARTS = new Set('morning mornings afternoon afternoons evening evenings am pm'.split(' '))
const DIRECTIONS = new Set(['earlier', 'later', 'sooner'])
const wordOf =
  (words: ReadonlySet<string>): Slot =>
  ({ tokens }, at) =>
    words.has(tokens[at]?.norm ?? '') ? [{ to: at + 1, value: tokens[at]?.norm }] : []

/** A cache: many phrases ask about the same token. */
function remembering(slot: Slot): Slot {
  const known = new WeakMap<Doc, Map<number, ReturnType<Slot>>>()
  return (doc, at) => {
    const own = known.get(doc) ?? new Map<number, ReturnType<Slot>>()
    known.set(doc, own)
    const found = own.get(at) ?? slot(doc, at)
    own.set(at, found)
    return found
  }
}

/** The values that phrases about a day need: times, lengths, separators, parts of the day. */
export const VALUES: Readonly<Record<string, Slot>> = {
  // "Ten to three" is a time, and so is "ten".
  clock: remembering((doc, at) => {
    const to = clockAt(doc, at)?.to
    const bare = wordsOf(doc, at, at + 1)
    const isHour = clockOf(bare.value) !== null && to !== bare.to
    return [...(to === undefined ? [] : [wordsOf(doc, at, to)]), ...(isHour ? [bare] : [])]
  }),
  /** A time that isn't the start of something longer. */
  time: (doc, at) => VALUES.clock?.(doc, at).filter(({ to }) => !isCut(doc, to)) ?? [],
  length: remembering((doc, at) => {
    const found = lengthAt(doc, at)
    return found ? [wordsOf(doc, at, found.to)] : []
  }),
  stop: wordOf(STOPS),
  part: wordOf(PARTS),
  direction: wordOf(DIRECTIONS),
}

/** "9%", "9/10", "9.5": something follows that belongs to it. */
const isCut = ({ tokens }: Doc, to: number): boolean => {
  const [next, more] = [tokens[to], tokens[to + 1]]
  if (!next?.glued) return false
  if (next.kind !== 'mark' || next.norm === '%' || next.norm === '/') return true
  return (next.norm === '.' || next.norm === ':') && more?.glued === true && more.kind === 'number'
}

export type Around = {
  notAfter?: string | undefined
  notBefore?: string | undefined
  atEnd?: boolean | undefined
}
/**
 * Matches what is said, unless one of those words comes right before or after. `atEnd`: before a separator, or last.
 */
export const said = (families: Families, around: Around = {}, named: FamilyTable = VALUES): Wording => {
  const { notAfter, notBefore, atEnd } = around
  const parts = [
    notAfter === undefined ? '' : `<{${notAfter}}`,
    `{${[families].flat().join(', ')}}`,
    notBefore === undefined ? '' : `-{${notBefore}}`,
    atEnd ? '+{;;, @stop}' : '',
  ]
  return typed(parts.join(' '), named)
}

/** The replacement text: $1, $2 are its values. */
export const filled = (as: string, { values }: WordingMatch): string =>
  values
    .flatMap(value => (typeof value === 'string' ? value : []))
    .reduce((text, value, at) => text.replaceAll(`$${at + 1}`, value), as)
