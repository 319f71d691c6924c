// A text by sentence, with the mentions of each clause, for readers that judge a word by what stands beside it.

import { type Doc, read, type Stretch } from '../doc'
import { type Lexicon, mentionsIn, type ShowsThrough } from '../lexicon'
import { type Placed, placed } from './context'

export type Mentions = { all: readonly Placed[]; concepts: ReadonlySet<string> }
export type Part = Stretch & Mentions
export type Sentence = Mentions & { doc: Doc; parts: readonly Part[] }

/** A sentence that never ends is read in parts, so the time grows with its length and not with its square. */
const MOST_CLAUSES = 10

const NOTHING: Mentions = { all: [], concepts: new Set() }
const said = (all: readonly Placed[]): Mentions =>
  all.length === 0 ? NOTHING : { all, concepts: new Set(all.map(({ concept }) => concept)) }

type How = {
  /** What may be listed under one denial. */
  isItem?: (concept: string) => boolean
  mustClose?: boolean
  showsThrough?: ShowsThrough
}

export function sentencesOf(
  lexicon: Lexicon,
  text: string,
  { isItem, mustClose, showsThrough }: How,
): Sentence[] {
  const doc = read(text)
  const found = placed(doc, mentionsIn(lexicon, doc, showsThrough), undefined, isItem, mustClose)
  const sentences: Part[][] = []
  let sentence = -1
  doc.clauses.forEach((clause, number) => {
    const part = { from: clause.from, to: clause.to, ...said(found[number] ?? []) }
    const same = sentences.at(-1)
    if (same && clause.sentence === sentence && same.length < MOST_CLAUSES) same.push(part)
    else sentences.push([part])
    sentence = clause.sentence
  })
  return sentences.map(parts => ({ doc, parts, ...said(parts.flatMap(({ all }) => all)) }))
}

export const has = ({ concepts }: Mentions, ...of: string[]): boolean =>
  of.some(concept => concepts.has(concept))

export const normsOf = ({ doc }: Sentence, { from, to }: Stretch): string[] =>
  doc.tokens.slice(from, to).map(({ norm }) => norm)
