// Words as the reader of a practice line sees them: sentences, content words, and topics.

import { SAME } from '../../../reading/words/talk/same'
import { withApostrophes } from './dictated'

/** One kind of apostrophe and dash, single spaces; case stays as typed. */
export const tidy = (text: string): string =>
  withApostrophes(text.replace(/[’‘`´]/g, "'"))
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()

export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…])["”')\]]*\s+|\n+/)
    .map(sentence => sentence.trim())
    .filter(sentence => /[\p{L}\p{N}]/u.test(sentence))

export const wordsOf = (text: string): string[] =>
  text
    .replace(/[’‘`´]/g, "'")
    .toLowerCase()
    .match(/[\p{L}\p{N}']+/gu) ?? []

const EMPTY = new Set(
  `a about above actually after again all also am an and any anything are aren't as at back be because been before being
bit both but by can can't cannot come could couldn't did didn't do does doesn't doing don't done down each even every
everyone everything few for from get gets getting give go goes going gonna good got great had hadn't has hasn't have
haven't having he hello her here hers hey hi him his how however i i'd i'll i'm i've if in into is isn't it it's its just
keep kind know last let let's like likes little look looking looks lot lots lovely make makes many may maybe me might more
most much must my need needs never new next nice no not nothing now of off ok okay on once one only or other our out over
own per please probably put quite rather really right said same say see shall she should so some someone something sort
still such sure take tell than thank thanks that that's the their them then there there's these they they're thing things
think this those though through time to today together too two under until up us use used using usually very want wants
was wasn't way we we'd we'll we're well went were weren't what what's when where which while who why will with without
won't would wouldn't yeah yes yet you you'd you'll you're you've your yours yourself hair salon client stylist fine
actually honestly feel feels felt feeling try trying mind happy always since been day days first`.split(
    /\s+/,
  ),
)

const SAME_WORDS = Object.entries(SAME).flatMap(([name, words]) =>
  words.split(' ').map(word => ({ name: `=${name}`, word })),
)
const EXACT = new Map(SAME_WORDS.map(({ name, word }) => [word, name]))
const STARTS = SAME_WORDS.filter(({ word }) => word.endsWith('*')).map(({ name, word }) => ({
  name,
  start: word.slice(0, -1),
}))

export function stem(word: string): string {
  const same = EXACT.get(word) ?? STARTS.find(({ start }) => word.startsWith(start))?.name
  if (same) return same
  return word
    .replace(/'(s|d|ll|re|ve|m)$/, '')
    .replace(/(ing|edly|ed|ly|es|s)$/, ending => (word.length - ending.length >= 4 ? '' : ending))
}

/** What a text is about: the stems of its content words. */
export function meaningOf(text: string): Set<string> {
  return new Set(
    wordsOf(text)
      .filter(word => !EMPTY.has(word) && word.length > 2)
      .map(stem),
  )
}

export const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  [...a].filter(word => b.has(word)).length

/** Whether a match at `index` is negated within its clause: "I can't guarantee", "not in one visit". */
export function denied(text: string, index: number): boolean {
  const clause =
    text
      .slice(0, index)
      .split(/[,;:.!?]|\bbut\b|\bhowever\b/)
      .at(-1) ?? ''
  return /\b(no|not|never|nobody|cannot|without|neither|rather than|instead of)\b|n't\b/i.test(clause)
}
