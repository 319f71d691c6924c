// Concepts in the texts of the record: which words, how it stands with them, and what else is said in the same breath.
import { type Placed, placed, type Reach } from '../../../../reading/context/context'
import { type Doc, quoteOf, read, type Stretch } from '../../../../reading/doc'
import { type Lexicon, mentionsIn, phrasesOf, type Words } from '../../../../reading/lexicon'
import type { Source } from '../../../../trade/said'
import type { Evidence } from './hair'

/** `from`, `to`: tokens of the text. */
export type Spoken = Evidence &
  Pick<Placed, 'concept' | 'standing' | 'denied' | 'from' | 'to'> & {
    source: Source
    clause: Clause
    alone: boolean
  }
/**
 * A clause and what stands in it, whatever is said of it. `sentence`: of all its clauses. `bare`: every word of it is some
 * concept's. `whole`: the sentence as it was typed.
 */
export type Clause = {
  spoken: Spoken[]
  concepts: ReadonlySet<string>
  sentence: ReadonlySet<string>
  bare: boolean
  whole: () => string
}

const MOST = 90

/** A clause as it was typed; of a long one what stands around the words. */
function quoted(doc: Doc, clause: number, { from, to }: Placed): string {
  const own = doc.clauses[clause] ?? { from, to }
  const whole = quoteOf(doc, own)
  if (whole.length <= MOST) return whole
  let [first, last] = [from, to]
  while (first > own.from && quoteOf(doc, { from: first - 1, to }).length <= MOST / 2) first--
  while (last < own.to && quoteOf(doc, { from: first, to: last + 1 }).length <= MOST) last++
  return quoteOf(doc, { from: first, to: last })
}

/** Mentions are in the order of the text, and none begins within another. */
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

/** `of`: concepts of single words. A longer phrase hides the words in it: what means something only beside another is told by every phrase that holds it. */
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
