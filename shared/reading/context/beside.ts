// What a text says about the hair: each hit with its clause, its sentence and what stands beside it. There are two
// vocabularies: one for what was done or is so (the longest phrase wins), and one for what changes its meaning (every
// phrase counts).

import { type Doc, read, type Stretch } from '../doc'
import { everyMentionIn, type Lexicon, mentionsIn } from '../lexicon'
import { valuesIn } from '../values/values'
import { NEGATIONS } from '../words/denials'
import { type Placed, placed } from './context'

type ClauseMentions = { said: readonly Placed[]; beside: readonly Placed[] }
type Clause = Stretch & ClauseMentions & { number: number }
export type Sentence = ClauseMentions & { doc: Doc; clauses: readonly Clause[]; number: number }
export type Hit = Placed & { in: Clause; of: Sentence }

/** A sentence that never ends is read in parts, so the time grows with its length and not with its square. */
const MOST_CLAUSES = 10

export function sentencesIn(text: string, main: Lexicon, beside: Lexicon): Sentence[] {
  const doc = read(text)
  // "No perms, highlights": she has highlights. "No henna, perm or relaxer": she has none of them.
  const told = mentionsIn(main, doc)
  // A misspelt word of the second vocabulary is just as likely another word: "bleaching" isn't "breathing".
  const isSpelt = ({ from, to }: Stretch): boolean =>
    wordsOf(doc, { from, to }).every(word => isSpeltAs(beside, word))
  const others = everyMentionIn(beside, doc).filter(isSpelt)
  const all = placed(
    doc,
    [...told, ...others].sort((a, b) => a.from - b.from),
    undefined,
    () => true,
    true,
  )
  const isMain = new Set(told.map(({ concept, from, to }) => `${concept} ${from} ${to}`))
  const isTold = ({ concept, from, to }: Placed): boolean => isMain.has(`${concept} ${from} ${to}`)
  const groups: Clause[][] = []
  let sentence = -1
  doc.clauses.forEach((clause, number) => {
    const here = all[number] ?? []
    const own = { ...clause, number, said: here.filter(isTold), beside: here.filter(each => !isTold(each)) }
    const last = groups.at(-1)
    if (last && clause.sentence === sentence && last.length < MOST_CLAUSES) last.push(own)
    else groups.push([own])
    sentence = clause.sentence
  })
  return groups.map((clauses, number) => ({
    doc,
    clauses,
    number,
    said: clauses.flatMap(clause => clause.said),
    beside: clauses.flatMap(clause => clause.beside),
  }))
}

const isSpeltAs = ({ vocabulary }: Lexicon, word: string): boolean =>
  vocabulary.has(word) || word === '-' || vocabulary.has(word.slice(0, -1)) || vocabulary.has(`${word}g`)

export const has = ({ beside, said }: ClauseMentions, ...concepts: string[]): boolean =>
  [...beside, ...said].some(({ concept }) => concepts.includes(concept))

/** The normalised words of a span; `wordsIn` gives those of a whole sentence. */
export const wordsOf = ({ tokens }: Doc, { from, to }: Stretch): string[] =>
  tokens.slice(Math.max(0, from), to).map(({ norm }) => norm)
const stretchOf = ({ clauses }: Sentence): Stretch => ({
  from: clauses[0]?.from ?? 0,
  to: clauses.at(-1)?.to ?? 0,
})
export const wordsIn = (sentence: Sentence): string[] => wordsOf(sentence.doc, stretchOf(sentence))
export const someOf = (words: readonly string[], of: ReadonlySet<string>): boolean =>
  words.some(word => of.has(word))

const everyHit = new WeakMap<readonly Sentence[], readonly Hit[]>()
/** Cached, because a text of many sentences is asked for one concept after another. */
function allOf(sentences: readonly Sentence[]): readonly Hit[] {
  const known = everyHit.get(sentences)
  if (known) return known
  const hits: Hit[] = []
  for (const sentence of sentences)
    for (const clause of sentence.clauses)
      for (const mention of clause.said) hits.push({ ...mention, in: clause, of: sentence })
  everyHit.set(sentences, hits)
  return hits
}

/** Every hit of these concepts, in text order. */
export const hitsOf = (sentences: readonly Sentence[], ...concepts: string[]): Hit[] =>
  allOf(sentences).filter(({ concept }) => concepts.includes(concept))

/** Whether one concept follows the other with at most `most` words between them. */
export const follows = (held: ClauseMentions, first: string, then: string, most: number): boolean => {
  const all = [...held.said, ...held.beside]
  const later = all.filter(({ concept }) => concept === then)
  return all.some(
    ({ concept, to }) => concept === first && later.some(({ from }) => from >= to && from - to <= most),
  )
}

/** Words of denial, including those that only notes use. */
const HARD_NO = new Set([
  ...NEGATIONS,
  ...'zero free nowt nope nah negative neg n na non avoid avoids ruled'.split(' '),
])
/** Before something that was there but isn't wanted: "hates the henna", "got rid of the tint". */
const WAS_THERE = new Set(['hates', 'rid', 'lost'])
const AGAIN = 3

/**
 * Whether a hit really is denied. "Would never use henna again" isn't a denial: it was used. Nor is "foils last
 * month, none": the "none" answers the next question.
 */
export const isDenied = (hit: Hit): boolean => {
  if (hit.standing !== 'denied') return false
  const { doc } = hit.of
  if (wordsOf(doc, { from: hit.to, to: Math.min(hit.in.to, hit.to + AGAIN) }).includes('again')) return false
  const own = someOf(wordsOf(doc, hit.in), HARD_NO)
  if (!own && (has(hit.in, 'cut.off', 'grown.out') || weeksHere(hit) !== null)) return false
  return own || !someOf(wordsIn(hit.of), WAS_THERE)
}

/** The clause together with the label before it: "Allergies: hair dye". */
export const withLead = ({ in: clause, of }: Hit): ClauseMentions => {
  const before = of.clauses[of.clauses.indexOf(clause) - 1]
  const isLed = before && of.doc.tokens[before.to]?.norm === ':'
  return isLed
    ? { said: [...before.said, ...clause.said], beside: [...before.beside, ...clause.beside] }
    : clause
}

/** Whether `then` follows `first` with nothing but joining words between them. */
export const joins = (doc: Doc, first: Stretch, then: Stretch, links: ReadonlySet<string>): boolean =>
  then.from >= first.to &&
  wordsOf(doc, { from: first.to, to: then.from }).every(
    word => links.has(word) || (links.has('#') && Number(word) > 0),
  )

const MINUTES_A_WEEK = 7 * 24 * 60
/** Weeks ago, in figures or in words. "Years ago" counts as one year, the least it can be. */
function weeksIn(doc: Doc, clause: Clause): number[] {
  const figures = valuesIn(doc, { ...clause, sentence: 0 }).filter(
    ({ of }) => of === 'weeks' || of === 'minutes',
  )
  // The "week ago" in "6 weeks ago" mustn't count a second time.
  const named = clause.beside.filter(
    ({ concept, from, to }) =>
      concept.startsWith('ago.') && !figures.some(each => each.from < to && from < each.to),
  )
  return [
    ...figures.map(({ of, value }) => (of === 'weeks' ? value : value / MINUTES_A_WEEK)),
    ...named.map(({ concept }) => (concept === 'ago.?' ? A_YEAR : Number(concept.slice(4)))),
  ]
}
const A_YEAR = 52
const least = (weeks: readonly number[]): number | null => (weeks.length === 0 ? null : Math.min(...weeks))
/** Weeks since, from the same clause only. Where several times are given, the latest counts. */
export const weeksHere = (hit: Hit): number | null => least(weeksIn(hit.of.doc, hit.in))
/** Weeks since, from the next two clauses, unless they turn to another treatment: "perm (root lift), 3 days ago". */
export const weeksNext = (hit: Hit): number | null => {
  const { clauses, doc } = hit.of
  const at = clauses.indexOf(hit.in)
  for (const clause of clauses.slice(at + 1, at + 3)) {
    if (clause.said.some(({ concept }) => concept.startsWith('history.') && concept !== hit.concept))
      return null
    const weeks = least(weeksIn(doc, clause))
    if (weeks !== null) return weeks
  }
  return null
}
/** Weeks since, from its clause or else its sentence; null where neither says. */
export const weeksOf = (hit: Hit): number | null =>
  weeksHere(hit) ?? least(hit.of.clauses.flatMap(clause => weeksIn(hit.of.doc, clause)))
