// Words as data: each concept has its phrases, and each phrase is one entry. A `?` after a phrase says that the word
// has another sense too and is never sure alone. The longest phrase wins; two of the same length are both mentions.
import { distance } from 'fastest-levenshtein'
import type { Doc, Stretch } from './doc'
import { read } from './doc'
import { EVERYDAY } from './words/everyday'

/** `hair.fine` → "fine hair, fine?", or a list of them. */
export type Words = Readonly<Record<string, string | readonly string[]>>
export const phrasesOf = (phrases: string | readonly string[]): readonly string[] =>
  typeof phrases === 'string' ? phrases.split(',').map(phrase => phrase.trim()) : phrases
export type Mention = Stretch & {
  concept: string
  /** False where the word has two senses, or was more than one letter out. */
  sure: boolean
}

type Meant = { word: string; slips: number }
type Node = { next: Map<string, Node>; ends: { concept: string; sure: boolean }[] }
export type Lexicon = {
  root: Node
  vocabulary: ReadonlySet<string>
  /** The words by first letter and length, to find the one that a misspelt word was meant to be. */
  alike: ReadonlyMap<string, readonly string[]>
  /** Cache of the misspelt words looked up so far; null where nothing was found. */
  looked: Map<string, Meant | null>
}

const node = (): Node => ({ next: new Map(), ends: [] })

export function lexiconOf(...files: readonly Words[]): Lexicon {
  const root = node()
  const vocabulary = new Set<string>()
  for (const file of files)
    for (const [concept, phrases] of Object.entries(file))
      for (const phrase of phrasesOf(phrases)) {
        const sure = !phrase.endsWith('?')
        let here = root
        for (const [at, { norm, glued }] of read(sure ? phrase : phrase.slice(0, -1)).tokens.entries()) {
          // "Pre-lift" and "pre lift" are the same phrase.
          if (norm === '-' && glued && at > 0) continue
          vocabulary.add(norm)
          const next = here.next.get(norm) ?? node()
          here.next.set(norm, next)
          here = next
        }
        const same = here.ends.find(end => end.concept === concept)
        if (same) same.sure ||= sure
        else here.ends.push({ concept, sure })
      }
  const alike = new Map<string, string[]>()
  for (const word of vocabulary) {
    const key = `${word[0]}${word.length}`
    const same = alike.get(key)
    if (same) same.push(word)
    else alike.set(key, [word])
  }
  return { root, vocabulary, alike, looked: new Map() }
}

/** One letter wrong, missing or too many. */
export const isOneSlip = (written: string, meant: string): boolean =>
  Math.abs(written.length - meant.length) < 2 && distance(written, meant) < 2

const lettersOf = (word: string): string => [...word].sort().join('')

/** Edit distance, except that two swapped letters count as one slip. */
export function slips(a: string, b: string): number {
  const apart = distance(a, b)
  return apart === 2 && lettersOf(a) === lettersOf(b) ? 1 : apart
}

/** The word that was meant: the one of `words` with the fewest slips, at most `most(word)`; null where none is close. */
export function nearest(
  words: Iterable<string>,
  written: string,
  most: (word: string) => number,
): string | null {
  const [near] = [...words]
    .filter(word => Math.abs(word.length - written.length) <= most(word))
    .map(word => ({ word, apart: slips(written, word) }))
    .filter(({ word, apart }) => apart <= most(word))
    .sort((a, b) => a.apart - b.apart)
  return near?.word ?? null
}

/** Shorter words are too much alike to be corrected: "perm" and "term". */
const SHORTEST_MENDED = 6
const LONGEST_MENDED = 16
const MOST_LOOKED = 2000

/** The word of the lexicon that was meant, one slip away or two in long words; null where there is none. */
function mended({ vocabulary, alike, looked }: Lexicon, norm: string): Meant | null {
  if (norm.length < SHORTEST_MENDED || norm.length > LONGEST_MENDED) return null
  if (vocabulary.has(norm) || EVERYDAY.has(norm)) return null
  const known = looked.get(norm)
  if (known !== undefined) return known
  const most = norm.length >= 9 ? 2 : 1
  let found: Meant | null = null
  for (let length = norm.length - most; length <= norm.length + most; length++)
    for (const word of alike.get(`${norm[0]}${length}`) ?? []) {
      const slips = distance(word, norm)
      if (slips <= most && (found === null || slips < found.slips)) found = { word, slips }
    }
  if (looked.size >= MOST_LOOKED) looked.clear()
  looked.set(norm, found)
  return found
}

/** Hasty and northern spellings of words that any phrase may use. */
const ALIKE: Readonly<Record<string, string>> = {
  n: 'and',
  '&': 'and',
  nd: 'and',
  neva: 'never',
  nevr: 'never',
  nivver: 'never',
  bin: 'been',
  wi: 'with',
  wiv: 'with',
  thru: 'through',
  thro: 'through',
  abt: 'about',
  aboot: 'about',
  aw: 'all',
  ower: 'over',
  hed: 'head',
  heid: 'head',
  hole: 'whole',
  v: 'very',
  gd: 'good',
  colr: 'colour',
  col: 'colour',
  color: 'colour',
  colored: 'coloured',
  colerd: 'coloured',
  gray: 'grey',
  oot: 'out',
  oan: 'on',
}

type Step = { node: Node; sure: boolean }

/** The next word of a phrase: as written, without a plural s, with the g of "comin" restored, or corrected. */
function step(lexicon: Lexicon, { node, sure }: Step, norm: string): Step | null {
  const next =
    node.next.get(norm) ??
    node.next.get(ALIKE[norm] ?? '') ??
    (norm.length > 3 && norm.endsWith('s') ? node.next.get(norm.slice(0, -1)) : undefined) ??
    (norm.length > 4 && norm.endsWith('in') ? node.next.get(`${norm}g`) : undefined)
  if (next) return { node: next, sure }
  if (node.next.size === 0) return null
  const meant = mended(lexicon, norm)
  const found = meant && node.next.get(meant.word)
  return found ? { node: found, sure: sure && meant.slips === 1 } : null
}

type PhraseEnd = { to: number; ends: Node['ends']; sure: boolean }

/** Most words begin no phrase, so they share one empty list. */
const NO_PHRASES: readonly PhraseEnd[] = []

/** The phrases that begin at a word, the shortest first. */
function phrasesAt(lexicon: Lexicon, { tokens }: Doc, at: number, end: number): readonly PhraseEnd[] {
  let found: PhraseEnd[] | null = null
  let here: Step | null = { node: lexicon.root, sure: true }
  for (let to = at; to < end && here; ) {
    const token = tokens[to]
    const isHyphen = token?.norm === '-' && token.glued && to > at && !here.node.next.has('-')
    if (!isHyphen) here = step(lexicon, here, token?.norm ?? '')
    to++
    if (isHyphen || !here || here.node.ends.length === 0) continue
    found ??= []
    found.push({ to, ends: here.node.ends, sure: here.sure })
  }
  return found ?? NO_PHRASES
}

const asMentions = ({ ends, to, sure }: PhraseEnd, from: number): Mention[] =>
  ends.map(end => ({ concept: end.concept, from, to, sure: end.sure && sure }))

/** Whether a concept found inside a longer phrase of another counts as well. */
export type ShowsThrough = (inner: string, outer: string) => boolean

/** The mentions in text order. The time is linear in the text, because a phrase has few words. */
export function mentionsIn(lexicon: Lexicon, doc: Doc, showsThrough?: ShowsThrough): Mention[] {
  const found: Mention[] = []
  for (const clause of doc.clauses)
    for (let at = clause.from; at < clause.to; ) {
      const longest = phrasesAt(lexicon, doc, at, clause.to).at(-1)
      if (!longest) {
        at++
        continue
      }
      const outer = asMentions(longest, at)
      found.push(...outer)
      for (let inner = at; showsThrough && inner < longest.to; inner++)
        for (const each of phrasesAt(lexicon, doc, inner, longest.to))
          found.push(
            ...asMentions(each, inner).filter(({ concept, to }) =>
              outer.some(whole => (inner > at || to < whole.to) && showsThrough(concept, whole.concept)),
            ),
          )
      at = longest.to
    }
  return found
}

/**
 * Every phrase in the text, even inside a longer one: "bright red" is red too. A phrase of `-` hides what is inside
 * it.
 */
export function everyMentionIn(lexicon: Lexicon, doc: Doc): Mention[] {
  const found: Mention[] = []
  for (const clause of doc.clauses)
    for (let at = clause.from; at < clause.to; ) {
      const here = phrasesAt(lexicon, doc, at, clause.to)
      const hides = here.findLast(({ ends }) => ends.some(({ concept }) => concept === '-'))
      found.push(...here.filter(({ to }) => to > (hides?.to ?? 0)).flatMap(each => asMentions(each, at)))
      at = hides?.to ?? at + 1
    }
  return found
}
