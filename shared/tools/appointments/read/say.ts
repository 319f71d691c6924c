// How what is said of a day is looked for: its values, and what must not stand around it.
import type { Doc } from '../../../reading/doc'
import { type Families, type Named, type Slot, typed, type Wording } from '../../../reading/wording'
import { clockOf, TIME } from './clock'
import { LENGTH } from './lengths'

/** The words of a value that begins at a token, where it ends with one. */
const wordsOf =
  (pattern: RegExp): Slot =>
  ({ text, tokens }, at) => {
    const from = tokens[at]?.start ?? 0
    pattern.lastIndex = from
    const found = pattern.exec(text)?.[0].trimEnd()
    if (!found) return []
    let to = at
    while ((tokens[to]?.end ?? text.length) < from + found.length) to++
    return tokens[to]?.end === from + found.length ? [{ to: to + 1, value: found }] : []
  }
const [clock, length] = [wordsOf(new RegExp(TIME, 'iy')), wordsOf(new RegExp(LENGTH, 'iy'))]
const STOPS = new Set([',', '.', ';', ')', '!', '–', '—', '-'])
const PARTS = new Set('morning mornings afternoon afternoons evening evenings am pm'.split(' '))
const DIRECTIONS = new Set(['earlier', 'later', 'sooner'])
const wordOf =
  (words: ReadonlySet<string>): Slot =>
  ({ tokens }, at) =>
    words.has(tokens[at]?.norm ?? '') ? [{ to: at + 1, value: tokens[at]?.norm }] : []

/** What phrases of the day ask for: clock times, lengths, stops, parts of the day. */
export const VALUES: Readonly<Record<string, Slot>> = {
  // "Ten to three" is a time, and "ten" is one too.
  clock: (doc, at) => {
    const [whole] = clock(doc, at)
    const hour = doc.tokens[at]
    const bare = { to: at + 1, value: doc.text.slice(hour?.start, hour?.end) }
    const isHour = clockOf(bare.value) !== null
    if (!whole) return isHour ? [bare] : []
    return isHour && whole.to > bare.to ? [whole, bare] : [whole]
  },
  /** One of which no more follows. */
  time: (doc, at) => VALUES.clock?.(doc, at).filter(({ to }) => !isCut(doc, to)) ?? [],
  length,
  stop: wordOf(STOPS),
  part: wordOf(PARTS),
  direction: wordOf(DIRECTIONS),
}

/** "9%", "9/10", "9.5": more of it follows. */
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
/** What is said, where it doesn't stand behind or before such words; `atEnd`: before a stop, or last. */
export const said = (families: Families, around: Around = {}, named: Named = VALUES): Wording => {
  const { notAfter, notBefore, atEnd } = around
  const parts = [
    notAfter === undefined ? '' : `<{${notAfter}}`,
    `{${[families].flat().join(', ')}}`,
    notBefore === undefined ? '' : `-{${notBefore}}`,
    atEnd ? '+{;;, @stop}' : '',
  ]
  return typed(parts.join(' '), named)
}
