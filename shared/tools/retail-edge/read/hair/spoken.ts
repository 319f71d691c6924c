// Concepts in the record's texts: which words, whether they are denied, and what else the same clause says.
import { type Placed, placed, type Reach } from '../../../../reading/context/context'
import { type Doc, quoteOf, read, type Stretch } from '../../../../reading/doc'
import { type Lexicon, mentionsIn, phrasesOf, type Words } from '../../../../reading/lexicon'
import type { Source } from '../../../../trade/said'
import type { Evidence } from './hair'

/** `from` and `to` are token indices. */
export type Spoken = Evidence &
  Pick<Placed, 'concept' | 'standing' | 'denied' | 'from' | 'to'> & {
    source: Source
    clause: Clause
    alone: boolean
  }
/**
 * A clause and all its concepts, denied or not. `sentence`: the concepts in all clauses of the sentence. `bare`: every
 * word belongs to a concept. `whole`: the sentence as typed.
 */
export type Clause = {
  spoken: Spoken[]
  concepts: ReadonlySet<string>
  sentence: ReadonlySet<string>
  bare: boolean
  whole: () => string
}

const MOST = 90

/** A clause as typed; if it is long, the words around the mention. */
function quoted(doc: Doc, clause: number, { from, to }: Placed): string {
  const own = doc.clauses[clause] ?? { from, to }
  const whole = quoteOf(doc, own)
  if (whole.length <= MOST) return whole
  let [first, last] = [from, to]
  while (first > own.from && quoteOf(doc, { from: first - 1, to }).length <= MOST / 2) first--
  while (last < own.to && quoteOf(doc, { from: first, to: last + 1 }).length <= MOST) last++
  return quoteOf(doc, { from: first, to: last })
}

/** Mentions are in text order, and none starts inside another. */
function isCovered({ from, to }: Stretch, mentions: readonly Stretch[]): boolean {
  let at = from
  for (const mention of mentions) {
    if (mention.from > at) return false
    at = Math.max(at, mention.to)
  }
  return at >= to
}

function sentenceOf(doc: Doc, number: number): string {
  const own = doc.clauses.filter(({ sentence }) => sentence === number)
  return quoteOf(doc, { from: own[0]?.from ?? 0, to: own.at(-1)?.to ?? 0 })
}

export function clausesOf(source: Source, lexicon: Lexicon, reach?: Reach): Clause[] {
  const doc = read(source.text)
  const found = placed(doc, mentionsIn(lexicon, doc), reach)
  const sentences = new Map<number, Set<string>>()
  return found.flatMap((mentions, at) => {
    if (mentions.length === 0) return []
    const number = doc.clauses[at]?.sentence ?? -1
    const sentence = sentences.get(number) ?? new Set()
    sentences.set(number, sentence)
    const concepts = new Set(mentions.map(({ concept }) => concept))
    for (const concept of concepts) sentence.add(concept)
    const own = doc.clauses[at] ?? { from: 0, to: 0 }
    const clause: Clause = {
      spoken: [],
      concepts,
      sentence,
      bare: isCovered(own, mentions),
      whole: () => sentenceOf(doc, number),
    }
    clause.spoken = mentions.map(mention => ({
      concept: mention.concept,
      standing: mention.standing,
      denied: mention.denied,
      from: mention.from,
      to: mention.to,
      word: quoteOf(doc, mention),
      quote: quoted(doc, at, mention),
      where: source.where,
      source,
      clause,
      alone: mention.from === own.from && mention.to === own.to,
    }))
    return [clause]
  })
}

/**
 * `of`: single-word concepts. A longer phrase hides the words in it. So a concept that only means something beside
 * another is also reported by every phrase that contains it.
 */
export function withParts(words: Words, of: ReadonlySet<string>): Words {
  const phrases = Object.entries(words).flatMap(([concept, own]) =>
    concept === '-' || concept.startsWith('x.') ? [] : phrasesOf(own),
  )
  return Object.fromEntries(
    Object.entries(words).map(([concept, own]) => {
      const list = phrasesOf(own)
      if (!of.has(concept)) return [concept, list]
      const parts = new Set(list.filter(phrase => !phrase.includes(' ')))
      const holds = (phrase: string): boolean => phrase.split(' ').some(word => parts.has(word))
      return [concept, [...new Set([...list, ...phrases.filter(holds)])]]
    }),
  )
}
