// Times and lengths in a line, each with the words around it that tell what it is: a range, an end, a start.
import type { Doc } from '../../../reading/doc'
import {
  docOf,
  type Found,
  type Phrase,
  phraseOf,
  type Slot,
  type Slots,
  swapped,
} from '../../../reading/phrases'
import * as SAID from '../../../reading/words/day-said'
import { COUNTED } from './bare'
import { WEEKDAY } from './calendar'
import { clockOf, HOUR_WORD, TIME } from './clock'
import { LENGTH } from './lengths'
import { between, type Mark, ranged, sized, timed } from './marks'

export const T = `(${TIME})`
export const after = (source: string): RegExp => new RegExp(source, 'gi')

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
export const VALUES: Slots = {
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

/** A figure within something else: "£9", "a/9", "7.9". */
const IN_FRONT = '.:£$€/-'
const isInside = ({ tokens }: Doc, at: number): boolean => {
  const before = tokens[at - 1]
  return (
    tokens[at]?.glued === true &&
    before !== undefined &&
    (before.kind !== 'mark' || IN_FRONT.includes(before.norm)) &&
    !isPrivate(before.norm)
  )
}
const isPrivate = (norm: string): boolean => norm >= '\ue000' && norm < '\uf8ff'
/** "9%", "9/10", "9.5": more of it follows. */
const isCut = ({ tokens }: Doc, to: number): boolean => {
  const [next, more] = [tokens[to], tokens[to + 1]]
  if (!next?.glued) return false
  if (next.kind !== 'mark' || next.norm === '%' || next.norm === '/') return true
  return (next.norm === '.' || next.norm === ':') && more?.glued === true && more.kind === 'number'
}

type Pass = {
  phrase: Phrase
  make: (values: readonly string[], said: string) => Mark | null
  /** Not where it stands within something else. */
  isWhole?: true
  /** Only behind a sign or a word. */
  behind?: (before: string) => boolean
}
const phrase = (say: string | readonly string[], notAfter?: string, atEnd?: boolean): Phrase =>
  phraseOf([say].flat().join(' | ').replaceAll('<clock>', '<time>'), VALUES, {
    notAfter: notAfter === undefined ? undefined : phraseOf(notAfter),
    before: atEnd ? phraseOf('$|<stop>', VALUES) : undefined,
  })
const end = (values: readonly string[]): Mark | null =>
  timed(values[0] ?? '', found => ({ mark: 'end', clock: found }))
const start = (values: readonly string[]): Mark | null =>
  timed(values[0] ?? '', found => ({ mark: 'time', clock: found }))
/** A bare number or hour word is a time only by its place; that is decided below. "930" is one. */
const isBare = (text: string): boolean =>
  (HOUR_WORD.split('|').includes(text.toLowerCase()) || /^\d{1,3}$/.test(text)) &&
  !/^[6-9][0-5][05]$/.test(text)
const DONE_BEHIND = ',;(–-'

const PASSES: readonly Pass[] = [
  {
    phrase: phrase('<length>'),
    make: ([size = '']) => sized(size, minutes => ({ mark: 'length', minutes })),
    isWhole: true,
  },
  // "Gail in 9 out 10.15"
  { phrase: phrase(SAID.IN_AND_OUT), make: ([a = '', b = '']) => between(a, b) },
  // "Foils 9-10" names levels or counts nowhere near a clock; a range of times stands alone or after from and at.
  { phrase: phrase(SAID.FROM_TO), make: ([a = '', b = ''], said) => ranged(said, a, b), isWhole: true },
  { phrase: phrase(SAID.UNTIL, SAID.NOT_UNTIL), make: end },
  { phrase: phrase(SAID.OUT, SAID.NOT_OUT), make: end },
  { phrase: phrase(SAID.FINISHES, SAID.NOT_FINISHES), make: end },
  { phrase: phrase(SAID.DONE_AT, SAID.NOT_DONE), make: end },
  {
    phrase: phrase(SAID.ALL_DONE, undefined, true),
    make: end,
    behind: before => DONE_BEHIND.includes(before.at(-1) ?? ' '),
  },
  // "Shirley at 9.30, cut, 9.55 done"
  {
    phrase: phrase(SAID.DONE_LAST, undefined, true),
    make: end,
    isWhole: true,
    behind: before => /[a-z]{2},?$/i.test(before),
  },
  { phrase: phrase(SAID.STARTS), make: start },
  {
    phrase: phrase('<clock>'),
    make: values => (isBare(values[0] ?? '') ? null : start(values)),
    isWhole: true,
  },
]

/** Where an entry begins: "9 Anna", "nine: Anna", "230 Tina". */
const BEGINS = new RegExp(
  `(?<=(?:^|[;|]|[,.):] |\\s/ |\\bthen |[;.]\\s*${WEEKDAY}\\s)\\s*(?:[-•*–]\\s*)?)((?:\\d{1,2}|(?<![\\ue000-\\uf8ff]\\s*,\\s*)\\d{3}|${HOUR_WORD}))(?=\\s*[:,|>»→–-]?\\s+[\\p{L}(]|\\s*[|,;:>»→–-]|\\t)(?! ?(?:x|foils|vol|${COUNTED})\\b| \\p{L}+ of\\b| of\\b)`,
  'giu',
)

/** The text with its times and lengths as what `put` makes of them. */
export function sizesIn(given: string, put: (mark: Mark) => string): string {
  const sizes = PASSES.reduce((text, { phrase, make, isWhole, behind }) => {
    const doc = docOf(text)
    return swapped(phrase, text, ({ from, start, end, values }: Found) => {
      if (isWhole && isInside(doc, from)) return null
      if (behind && !behind(text.slice(0, start).trimEnd())) return null
      const made = make(values.map(String), text.slice(start, end))
      return made && put(made)
    })
  }, given)
  return sizes.replace(BEGINS, (whole: string, hour: string) => {
    const made = start([hour])
    return made ? put(made) : whole
  })
}
