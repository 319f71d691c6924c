// The client's health and scalp as far as the text tells, for every tool that puts something on a head. When in doubt
// it is about the client and it is so now. domain 1.16
import type { Placed } from '../context/context'
import { has, normsOf, type Part, type Sentence, sentencesOf } from '../context/sentences'
import { quoteOf } from '../doc'
import { type Lexicon, lexiconOf } from '../lexicon'
import { valuesIn } from '../values/values'
import { AGO } from '../words/ago'
import { HEALTH } from '../words/person/health'

export type Scalp = 'calm' | 'condition' | 'sensitive' | 'broken' | 'infectious'
export type Health = {
  pregnant: boolean
  nursing: boolean
  /** Cancer treatment. `unknown`: nobody says when it ended; `recent`: it ended within half a year. [CRUK][MACM] */
  cancer: 'none' | 'now' | 'unknown' | 'recent' | 'past'
  asthma: boolean
  wheeze: boolean
  medicine: boolean
  latex: boolean
  scalp: Scalp
  /** The words that tell about the scalp. */
  scalpWords: string
  /** Something that may be catching, on somebody close to the client, in the words of the text. */
  catchingNear: string | null
}

let words: Lexicon | null = null

type Hit = Placed & { part: Part; sentence: Sentence }
const HALF_A_YEAR = 26
/** Somebody else's counts as the client's too where it says that the client caught it. */
const isHers = ({ standing, part }: Hit): boolean =>
  standing !== 'denied' && (standing !== 'other' || has(part, 'caught'))
const wordsOf = ({ sentence, ...hit }: Hit): string => quoteOf(sentence.doc, hit)

/** Every mention in text order. The list is built once and asked for one concept after another. */
const hitsIn = (sentences: readonly Sentence[]): Hit[] => {
  const hits: Hit[] = []
  for (const sentence of sentences)
    for (const part of sentence.parts)
      for (const mention of part.all) hits.push({ ...mention, part, sentence })
  return hits
}
const hitsOf = (hits: readonly Hit[], ...concepts: string[]): Hit[] =>
  hits.filter(({ concept }) => concepts.includes(concept))

/** How many weeks ago, where the sentence says. */
function weeksIn({ sentence: { doc, all, parts } }: Hit): number | null {
  const weeks = [
    ...parts.flatMap(part => valuesIn(doc, { ...part, sentence: 0 })).filter(({ of }) => of === 'weeks'),
  ].map(({ value }) => value)
  const named = all.flatMap(({ concept }) => (concept.startsWith('ago.') ? [Number(concept.slice(4))] : []))
  const known = [...weeks, ...named.map(value => (Number.isNaN(value) ? 52 : value))]
  return known[0] ?? null
}

/** Denied only in the sense that it is over. */
const isOver = (hit: Hit): boolean =>
  hit.standing === 'denied' &&
  (weeksIn(hit) !== null ||
    (has(hit.sentence, 'ended') &&
      !hit.sentence.parts.some(part => normsOf(hit.sentence, part).some(norm => DENIES.has(norm)))))

function cancerIn(hits: readonly Hit[]): Health['cancer'] {
  // "Chemo 3 years ago, all clear" doesn't deny the chemo.
  const hit = hitsOf(hits, 'cancer').find(
    each =>
      (isHers(each) || isOver(each)) && (!has(each.sentence, 'cancer_work') || has(each.sentence, 'ill')),
  )
  if (!hit) return 'none'
  if (has(hit.sentence, 'ongoing') && !has(hit.sentence, 'closed')) return 'now'
  const weeks = weeksIn(hit)
  if (weeks !== null) return weeks < HALF_A_YEAR ? 'recent' : 'past'
  return has(hit.sentence, 'ended') ? 'unknown' : 'now'
}

type ScalpHealth = Pick<Health, 'scalp' | 'scalpWords'>

/** On another part of the body than the head. Where no part is named, it is on the head. */
const isElse = ({ part, sentence }: Hit): boolean =>
  has(part, 'at.else') ? !has(part, 'at.head') : has(sentence, 'at.else') && !has(sentence, 'at.head')
const isHealed = ({ part, sentence }: Hit): boolean => has(part, 'healed') || has(sentence, 'healed')

/** These words are used of many other things too. */
const CUT = new Set(['broken', 'cut', 'cuts', 'nick', 'nicks', 'nicked'])
/** Where colour touches the skin. */
const HEAD = new Set('scalp parting partings head skin bald hairline nape crown ear ears'.split(' '))
function isBroken(hit: Hit): boolean {
  const { concept, part, sentence } = hit
  const norms = normsOf(sentence, hit)
  if (!isHers(hit) || isHealed(hit)) return false
  if (norms.some(norm => HEAD.has(norm))) return true
  if (isElse(hit)) return false
  if (concept === 'broken.here') return true
  return (
    has(CUT.has(norms[0] ?? '') ? part : sentence, 'at.head') || normsOf(sentence, part).includes('scalp')
  )
}
/** "Psoriasis currently clear": she has it, but it is calm. */
const isCalmed = ({ part, sentence, from }: Hit): boolean =>
  has(part, 'calm') && !normsOf(sentence, { from: part.from, to: from }).some(norm => DENIES.has(norm))
const DENIES = new Set(['no', 'not', 'never', 'nil', 'without', 'denies', 'none', 'neither', 'nor', 'or'])
/** How far "scalp" may be from the word for how it feels. */
const NEAR = 5

const isOfScalp = ({ concept, from, to, sentence }: Hit): boolean =>
  concept === 'sensitive' ||
  sentence.parts
    .flatMap(each =>
      normsOf(sentence, { from: Math.max(each.from, from - NEAR), to: Math.min(each.to, to + NEAR) }),
    )
    .some(norm => norm === 'scalp' || norm === 'scalps')

function skinIn(hits: readonly Hit[]): ScalpHealth {
  const broken = hitsOf(hits, 'broken.here', 'broken.head').filter(isBroken)
  const condition = hitsOf(hits, 'condition', 'loss').find(hit => isHers(hit) || isCalmed(hit))
  if (condition) {
    const scalpWords = wordsOf(condition)
    const { sentence, concept } = condition
    if (has(sentence, 'at.else') && !has(sentence, 'at.head')) return { scalp: 'calm', scalpWords }
    if (broken.length > 0) return { scalp: 'broken', scalpWords }
    if (concept === 'loss' || has(sentence, 'calm', 'at.else') || hits.some(each => each.concept === 'calm'))
      return { scalp: 'condition', scalpWords }
    return { scalp: 'broken', scalpWords }
  }
  if (broken[0]) return { scalp: 'broken', scalpWords: wordsOf(broken[0]) }
  const sensitive = hitsOf(hits, 'sensitive', 'feels').find(
    hit =>
      isHers(hit) && !(hit.concept === 'feels' && hit.standing === 'past') && !isElse(hit) && isOfScalp(hit),
  )
  return sensitive
    ? { scalp: 'sensitive', scalpWords: wordsOf(sensitive) }
    : { scalp: 'calm', scalpWords: '' }
}

const HAS = new Set(['has', 'have', 'got', 'gets', 'getting', 'found', 'find'])

function scalpIn(hits: readonly Hit[]): ScalpHealth & Pick<Health, 'catchingNear'> {
  const catching = hitsOf(hits, 'catching').filter(
    ({ standing, sentence }) => standing !== 'denied' && !has(sentence, 'cleared'),
  )
  const own = catching.find(
    ({ standing, part, sentence }) =>
      has(part, 'caught') ||
      has(sentence, 'caught.too') ||
      HAS.has(normsOf(sentence, part)[0] ?? '') ||
      (standing !== 'other' && (!has(part, 'near') || has(part, 'lately') || has(sentence, 'caught'))),
  )
  if (own) return { scalp: 'infectious', scalpWords: wordsOf(own), catchingNear: null }
  return { ...skinIn(hits), catchingNear: catching[0] ? wordsOf(catching[0]) : null }
}

/** `texts`: what is written of the person. */
export function healthIn(texts: readonly string[]): Health {
  words ??= lexiconOf(HEALTH, AGO)
  const lexicon = words
  const hits = hitsIn(texts.flatMap(text => sentencesOf(lexicon, text, { mustClose: true })))
  const says = (concept: string): boolean => hitsOf(hits, concept).some(hit => isHers(hit))
  return {
    pregnant: hitsOf(hits, 'pregnant').some(hit => hit.standing === 'said' || hit.standing === 'maybe'),
    nursing: says('nursing'),
    cancer: cancerIn(hits),
    asthma: hitsOf(hits, 'asthma').some(hit => isHers(hit) || has(hit.part, 'cleared')),
    wheeze: says('wheeze'),
    medicine: says('medicine'),
    latex: says('latex'),
    ...scalpIn(hits),
  }
}
