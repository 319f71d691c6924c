// Times and lengths in a line, each with the words around it that say whether it is a range, an end or a start.
import { type Doc, read } from '../../../../reading/doc'
import type { Families, FamilyTable, Wording, WordingMatch } from '../../../../reading/wording'
import * as SAID from '../../../../reading/words/day/said'
import { WEEKDAY } from '../calendar'
import { HOUR_WORD } from '../clock'
import { said, VALUES } from '../say'
import { COUNTED } from './bare'
import { between, type Mark, ranged, sized, timed } from './marks'

/** A figure inside something else: "£9", "a/9", "7.9". */
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
type Pass = {
  phrase: Wording
  make: (values: readonly string[], said: string) => Mark | null
  /** Not if it is inside something else. */
  isWhole?: true
  /** Only after a sign or a word. */
  behind?: (before: string) => boolean
}
const TIMES: FamilyTable = { ...VALUES, clock: VALUES.time ?? '' }
const phrase = (say: Families, notAfter?: string, atEnd?: boolean): Wording =>
  said(say, { notAfter, atEnd }, TIMES)
const end = (values: readonly string[]): Mark | null =>
  timed(values[0] ?? '', found => ({ mark: 'end', clock: found }))
const start = (values: readonly string[]): Mark | null =>
  timed(values[0] ?? '', found => ({ mark: 'time', clock: found }))
/** A bare number or hour word is a time only by its position, decided below; "930" always is one. */
const isBare = (text: string): boolean =>
  (HOUR_WORD.split('|').includes(text.toLowerCase()) || /^\d{1,3}$/.test(text)) &&
  !/^[6-9][0-5][05]$/.test(text)
const DONE_BEHIND = ',;(–-'

const PASSES: readonly Pass[] = [
  {
    phrase: phrase('@length'),
    make: ([size = '']) => sized(size, minutes => ({ mark: 'length', minutes })),
    isWhole: true,
  },
  // "Gail in 9 out 10.15"
  { phrase: phrase(SAID.IN_AND_OUT), make: ([a = '', b = '']) => between(a, b) },
  // "Foils 9-10" are levels or counts if no time is near. A range of times is on its own, or follows "from" or "at".
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
    phrase: phrase('@clock'),
    make: values => (isBare(values[0] ?? '') ? null : start(values)),
    isWhole: true,
  },
]

/** Where an entry begins: "9 Anna", "nine: Anna", "230 Tina". */
const BEGINS = new RegExp(
  `(?<=(?:^|[;|]|[,.):] |\\s/ |\\bthen |[;.]\\s*${WEEKDAY}\\s)\\s*(?:[-•*–]\\s*)?)((?:\\d{1,2}|(?<![\\ue000-\\uf8ff]\\s*,\\s*)\\d{3}|${HOUR_WORD}))(?=\\s*[:,|>»→–-]?\\s+[\\p{L}(]|\\s*[|,;:>»→–-]|\\t)(?! ?(?:x|foils|vol|${COUNTED})\\b| \\p{L}+ of\\b| of\\b)`,
  'giu',
)

/** Replaces times and lengths with what `put` returns. */
export function sizesIn(given: string, put: (mark: Mark) => string): string {
  const sizes = PASSES.reduce((text, { phrase, make, isWhole, behind }) => {
    const doc = read(text)
    return phrase.swapped(text, ({ from, index: start, end, values }: WordingMatch) => {
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
