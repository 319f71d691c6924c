// Who is in the chair, as far as it matters before anything goes on a head; the same for every tool. A word raises its
// question unless it is plainly denied, about somebody else or long past. A person's answer settles it.

import { type Placed, placed } from '../context/context'
import { type Doc, quoteOf, read, type Stretch, touches } from '../doc'
import { type Lexicon, lexiconOf, mentionsIn, phrasesOf } from '../lexicon'
import type { Raised } from '../understood/reading'
import { HISTORY } from '../words/colour/history'
import { ALL_BUT, ALL_BUT_TWO, MAYBE_ALL_BUT } from '../words/denials'
import { PERSON } from '../words/person/person'
import { PLAIN } from '../words/person/plain'
import { REACTION } from '../words/person/reaction'
import { SCALP } from '../words/person/scalp'
import { type Age, ageBeside, ageIn, ageInName, CARRYING_SAID, isChild, YOUNG_SAID, yearsIn } from './age'
import { type Health, healthIn, type Scalp } from './health'
import { type Reaction, reactionIn } from './reaction'

/** Earlier treatments of this hair that we must ask about, and the question each comes under. */
const OF_HISTORY: Readonly<Record<string, string>> = {
  'history.box_dye': 'home_colour',
  'history.henna': 'henna',
  'history.metallic': 'metallic',
  'history.relaxer': 'relaxer',
}
/** A child in a school year raises the same question as any child. */
const AS: Readonly<Record<string, string>> = { ...OF_HISTORY, pupil: 'under_16' }
/** All the concepts that we ask about. */
const NOT_ASKED = ['figure', 'talk', 'body', 'elsewhere']
const ASKED = new Set(
  [...Object.keys(PERSON), ...Object.keys(SCALP), ...Object.values(OF_HISTORY)].filter(
    concept => !NOT_ASKED.includes(concept),
  ),
)
/** These may come back even if they are past. The others are done with once they are. */
const LASTS = new Set(['reaction_to_colour', 'allergy', 'black_henna', 'home_colour', 'henna', 'metallic'])
const BESIDE = new Set(['talk', 'body', 'elsewhere'])
/** These are about the same thing, so one question is enough. */
const OF_SKIN = ['scalp_broken', 'scalp_condition', 'hair_loss']
const OF_SCALP: Readonly<Partial<Record<Scalp, string>>> = {
  broken: 'scalp_broken',
  condition: 'scalp_condition',
  sensitive: 'scalp_condition',
}
/** Flakes fall on shoulders, so another part of the body beside them means nothing. */
const FALLS = ['flak', 'dandruff', 'white']
type Chars = { start: number; end: number }
const overlaps = (a: Chars, b: Chars): boolean => a.start < b.end && b.start < a.end
const spanOf = ({ tokens }: Doc, { from, to }: Stretch): Chars => ({
  start: tokens[from]?.start ?? 0,
  end: tokens[to - 1]?.end ?? 0,
})

const clauseAt = ({ clauses, tokens }: Doc, start: number): number =>
  clauses.findLastIndex(({ from }) => (tokens[from]?.start ?? 0) <= start)

let words: Lexicon | null = null

/** `field`: the field whose text it is in. */
export type FieldMention = Placed & { field: string }
/** A clause that raises something. Several clauses may raise the same concept. */
type Raising = { field: string; clause: number; concept: string }
export type Person = {
  raised: Raised[]
  mentions: FieldMention[]
  raising: Raising[]
  reaction: Reaction
  health: Health
  /** The client's age, where a text gives it. */
  years: number | null
  /** In a school year where nobody is 16 yet. */
  isPupil: boolean
  /** The text seems to mean a child who comes along, and nobody can tell from here whose colour it is. */
  isWhose: boolean
}

/** What comes after the first name, as in "Ana (pregnant)". A first name says nothing: Asma isn't ill. */
const behindName = (name: string): string => name.slice(read(name).tokens[0]?.end ?? 0)

/** `texts`: by field; `clientName` is read as a name. Each concept is raised only once. */
export function personIn(texts: Readonly<Record<string, string>>): Person {
  words ??= lexiconOf(PERSON, SCALP, HISTORY, PLAIN)
  const raised = new Map<string, Raised>()
  const mentions: FieldMention[] = []
  const raising: Raising[] = []
  const reaction = reactionIn(Object.values(texts))
  const health = healthIn(
    Object.entries(texts).map(([field, text]) => (field === 'clientName' ? behindName(text) : text)),
  )
  const fields = Object.keys(texts).filter(field => field !== 'clientName')
  const ages = fields.map(field => ageIn(texts[field] ?? ''))
  const years = yearsIn(ages) ?? ageBeside(texts.clientName ?? '')
  let isPupil = false
  for (const [number, [field, text]] of Object.entries(texts).entries()) {
    const doc = read(text)
    const young = YOUNG_SAID.all(doc)
    const pupils = young.flatMap(({ concept, from, to }) =>
      concept === 'pupil' ? [{ concept, from, to, sure: true }] : [],
    )
    const carrying = OF_HEALTH.has(field)
      ? CARRYING_SAID.all(doc).map(({ concept, from, to }) => ({ concept, from, to, sure: false }))
      : []
    const all = [...mentionsIn(words, doc), ...pupils, ...carrying].toSorted((a, b) => a.from - b.from)
    const found = placed(doc, all).flat()
    mentions.push(
      ...found.filter(({ concept }) => !BESIDE.has(concept)).map(mention => ({ ...mention, field })),
    )
    const topics = topicsOf(doc, found)
    const own = ages[fields.indexOf(field)]
    const isHere = (each: { text: number }): boolean => each.text === number
    const raise = (each: Raised, clause: number): void => {
      raising.push({ field, clause, concept: each.concept })
      const before = raised.get(each.concept)
      if (!before || (each.sure && !before.sure)) raised.set(each.concept, each)
    }
    for (const mention of found) {
      const concept = AS[mention.concept] ?? mention.concept
      if (!ASKED.has(concept) || (field === 'clientName' && isName(mention))) continue
      const isOver =
        (mention.standing === 'denied' && mention.concept !== 'pupil' && !isBesides(doc, mention)) ||
        mention.standing === 'other' ||
        (mention.standing === 'past' && !LASTS.has(concept))
      const isMaybe = mention.standing === 'maybe'
      const clause = doc.clauses[mention.clause]
      const sentence = clause?.sentence ?? -1
      if (isOver || isMaybe || !isAsked(mention, field, topics, sentence)) continue
      const quote = quoteOf(doc, mention)
      const isOfHead =
        concept === 'scalp_broken' ||
        (concept === 'scalp_condition' && !FALLS.some(word => quote.toLowerCase().startsWith(word)))
      if (isOfHead && topics.elsewhere.has(sentence)) continue
      const isAnother = young.some(each => each.concept === 'another' && touches(each, mention))
      if (concept === 'under_16' && isAnother) continue
      if (concept === 'under_16' && own && isOfAge(own, mention)) continue
      const span = spanOf(doc, mention)
      const other =
        concept === 'reaction_to_colour'
          ? reaction.explained.find(each => isHere(each) && overlaps(each, span))
          : undefined
      if (other && !other.isAllergy) continue
      const sure = mention.sure || (!Object.hasOwn(OF_HISTORY, mention.concept) && topics.body.has(sentence))
      isPupil ||= mention.concept === 'pupil' && mention.standing === 'said'
      raise({ concept: other ? 'allergy' : concept, quote, field, sure }, mention.clause)
    }
    for (const { start, quote } of reaction.signs.filter(isHere))
      raise({ concept: 'reaction_to_colour', quote, field, sure: true }, clauseAt(doc, start))
    const { scalp, scalpWords } = health
    const ofScalp = scalp === 'sensitive' && !namesHead(doc) ? undefined : OF_SCALP[scalp]
    const at = text.indexOf(scalpWords)
    // Where colour makes the scalp smart, the question is about the reaction.
    const isAskedAs = [...OF_SKIN, ...(scalp === 'sensitive' ? ['reaction_to_colour'] : [])].some(concept =>
      raised.has(concept),
    )
    if (ofScalp && at >= 0 && !isAskedAs)
      raise({ concept: ofScalp, quote: scalpWords, field, sure: true }, clauseAt(doc, at))
    const age = own ?? ageInName(text)
    const told = isChild(age?.years ?? null) ? age?.at : own?.maybe
    if (!told || ages.some(({ stated }) => stated)) continue
    const span = spanOf(doc, told)
    raise({ concept: 'under_16', quote: quoteOf(doc, told), field, sure: true }, clauseAt(doc, span.start))
  }
  return {
    raised: [...raised.values()],
    mentions,
    raising,
    reaction,
    health,
    years,
    isPupil,
    isWhose: ages.some(({ whose }) => whose),
  }
}

/** "Turned 16 in March" settles it. In "hasn't turned 16" the mention begins before the age. */
const isOfAge = ({ at, years }: Age, mention: Stretch): boolean =>
  at !== null && !isChild(years) && touches(at, mention) && mention.from >= at.from

const HEADS = new Set(['scalp', 'scalps', 'head', 'heads'])
/** Whether a head is named: itchy skin may be on anybody's chin. */
const namesHead = ({ tokens }: Doc): boolean => tokens.some(({ norm }) => HEADS.has(norm))

const ALLERGENS = new Set(phrasesOf(REACTION['to.other'] ?? '').filter(phrase => !phrase.includes(' ')))
/**
 * How many tokens after a denied allergy the exception may begin: "no allergies that she knows of, apart from nuts".
 */
const FAR_BESIDES = 8
/** "No allergies except nuts", "allergic to nothing but penicillin": she has one. */
function isBesides({ tokens }: Doc, { concept, to }: Placed): boolean {
  if (concept !== 'allergy') return false
  const end = tokens.findIndex(({ norm }, at) => at >= to && ENDS_BESIDES.has(norm))
  const norms = tokens
    .slice(to, Math.min(end < 0 ? tokens.length : end, to + FAR_BESIDES))
    .map(({ norm }) => norm)
  return norms.some((norm, at) => {
    const named = norms.slice(at + 1, at + 3)
    return (
      (ALL_BUT.has(norm) && named.length > 0) ||
      ALL_BUT_TWO.has(`${norm} ${named[0]}`) ||
      (MAYBE_ALL_BUT.has(norm) && named.some(each => ALLERGENS.has(each)))
    )
  })
}
const ENDS_BESIDES = new Set(['.', ';', '\n', '!', '?'])

/**
 * "Perm" may be a name. What comes after the name, or is more than one word, is about the client: "Ana (pregnant)".
 */
const isName = ({ sure, clause, from, to }: Placed): boolean => !sure || (clause === 0 && to - from < 2)

/**
 * By sentence. `life`: it is about life and names nothing bodily; `elsewhere`: it is about another part of the body
 * than the head; `body`: it names something bodily.
 */
type Topics = { life: ReadonlySet<number>; elsewhere: ReadonlySet<number>; body: ReadonlySet<number> }
function topicsOf({ clauses }: Doc, found: readonly Placed[]): Topics {
  const sentencesOf = (of: string): number[] =>
    found.filter(({ concept }) => concept === of).map(({ clause }) => clauses[clause]?.sentence ?? -1)
  const body = new Set(sentencesOf('body'))
  const without = (of: string): Set<number> =>
    new Set(sentencesOf(of).filter(sentence => !body.has(sentence)))
  return { life: without('talk'), elsewhere: without('elsewhere'), body }
}

/** Fields where nobody writes how old a colour is. */
const OF_HEALTH = new Set(['hairCondition', 'notes'])
/** Fields where people write about the person. */
const OF_PERSON = new Set(['hairCondition', 'notes', 'currentColor'])
/** Beside her colour, "8 weeks gone" is how old the colour is. */
const OF_HAIR_TOO = new Set(['pregnant_or_nursing'])

/**
 * We ask about a word with two senses where people write about the person, but not where they write a wish or about
 * life.
 */
const isAsked = (mention: Placed, field: string, { life, body }: Topics, sentence: number): boolean =>
  mention.sure ||
  mention.concept === 'history.box_dye' ||
  ((OF_PERSON.has(field) || (field === 'desiredColor' && mention.concept === 'under_16')) &&
    !life.has(sentence) &&
    !(field === 'currentColor' && OF_HAIR_TOO.has(mention.concept) && body.has(sentence)))
