// Where a denial stops inside its clause because something new is stated: "no allergies and | eyes swelled". One denial
// covers things of one kind: "no itching and burning", "not pregnant and breastfeeding".
import type { Doc, Stretch } from '../doc'
import { phrasesOf } from '../lexicon'
import { BODY } from '../words/person/body'

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))
/** With a subject before them these make a statement. */
export const VERBS = setOf('has had did does was is used uses takes taking reacted reacts got gets went came')
const FINITE = setOf('is are was were has gets got feels felt looks went came goes comes keeps started')
const ANDS = setOf('and & n plus + also')
const PARTS: ReadonlySet<string> = new Set([
  ...['on.head', 'on.skin', 'on.arm', 'on.else'].flatMap(of => phrasesOf(BODY[of] ?? '')),
  ...['chest', 'lungs', 'breathing'],
])
const WHOSE = setOf('her his their the both')
const HOW_MUCH = setOf('very v really so quite a bit slightly all still always been badly just')
const DONE = setOf('went got felt swole broke burnt stung bled became used broken')
const STATES = setOf('sore red raw tender pink hot open burns stings itches peels hurts weeps bleeds swells')
const isDone = (norm: string): boolean => (norm.length > 3 && norm.endsWith('ed')) || DONE.has(norm)
const isState = (norm: string): boolean => isDone(norm) || STATES.has(norm) || norm.endsWith('y')

/** She is "pregnant" but has "a rash". A single "no" or "not" denies one kind or the other. */
const HOW_SHE_IS = setOf(
  'pregnant pregnent preggers expecting breastfeeding nursing lactating asthmatic diabetic epileptic allergic',
)
/** An "allergic reaction" is something she has: "no rash, allergic reaction or swelling". */
const HAD = setOf('reaction reactions response responses rhinitis history')
const isHow = ({ tokens }: Doc, at: number): boolean =>
  HOW_SHE_IS.has(tokens[at]?.norm ?? '') && !HAD.has(tokens[at + 1]?.norm ?? '')
/**
 * In "no fringe, pregnant or breastfeeding" the "no" can't deny "pregnant": that is what she is, not what she has.
 */
export const isOfHer = (doc: Doc, mark: Stretch, { from, to }: Stretch): boolean =>
  doc.tokens[mark.to - 1]?.norm === 'no' && doc.tokens.slice(from, to).some((_, at) => isHow(doc, from + at))

/** "No perfume pregnant": she wants no perfume, and she is pregnant. */
const THINGS = setOf(
  'perfume perfumes perfumed fragrance fragrances scent scents scented smells spray sprays hairspray aerosol aerosols oil oils nuts nut coconut argan lavender tree lanolin sulphates parabens silicones keratin powder gel wax mousse lacquer alcohol ammonia peroxide bleach tint',
)
const ILLS = setOf(
  'pregnant preggers breastfeeding psoriasis eczema asthma asthmatic dermatitis chemo copd epileptic diabetic tablets medication blood',
)
const isIll = ({ tokens }: Doc, at: number): boolean =>
  ILLS.has(tokens[at]?.norm ?? '') && THINGS.has(tokens[at - 1]?.norm ?? '')

/** None of these is found on the head, or happened on a particular day. */
const OF_NO_PLACE = setOf(
  'allergies allergy allergens meds medication medications medicines illness illnesses asthma',
)
const AT = setOf('on of in behind at round around')
const NEVER = setOf('never neva hasnt havent had')
const ONCE = setOf('before ever previously previous yet past')
const WHENS = setOf('week month year time visit summer night weekend spring winter autumn')
const TODAY = setOf('today tonight currently moment')
const NEAR = 6
const FAR = 4

/** What is being denied: how she is, something past, or something that has no place on the head. */
type Denied = { isHow: boolean; isPast: boolean; isOfNoPlace: boolean }

/** Whether the words make a statement: "scalp is sore", "both her eyes really swelled", "what's left is henna". */
function isClause(norms: readonly string[]): boolean {
  const at = WHOSE.has(norms[0] ?? '') ? 1 : 0
  const verb = norms.find((norm, place) => place > at && !HOW_MUCH.has(norm)) ?? ''
  return (PARTS.has(norms[at] ?? '') && isState(verb)) || norms.slice(1, FAR).some(norm => FINITE.has(norm))
}
/** A statement with no "and" before it: "never reacted scalp is sore", but not "no sore scalp". */
const isRunOn = (before: string, norms: readonly string[]): boolean =>
  PARTS.has(norms[0] ?? '') &&
  !AT.has(before) &&
  !WHOSE.has(before) &&
  (FINITE.has(norms[1] ?? '') || (!isState(before) && isClause(norms)))

/** A time that can't belong to the denial: "relaxed 3 weeks ago", or "today" where the past is denied. */
function isOfItsTime(norms: readonly string[], { isPast, isOfNoPlace }: Denied): boolean {
  const isNamed = isOfNoPlace || norms.slice(0, 2).some(isDone)
  return norms
    .slice(0, NEAR)
    .some(
      (norm, at) =>
        (isNamed && (norm === 'ago' || (norm === 'last' && WHENS.has(norms[at + 1] ?? '')))) ||
        (isPast && (TODAY.has(norm) || (norm === 'this' && norms[at + 1] === 'morning'))),
    )
}
const isPlaced = (norms: readonly string[]): boolean =>
  norms.some((norm, at) => AT.has(norm) && norms.slice(at + 1, at + FAR).some(each => PARTS.has(each)))

/** Where a new statement may begin; worked out once per clause. */
export const turnsIn = (doc: Doc, { from, to }: Stretch): number[] =>
  doc.tokens
    .slice(from, to)
    .flatMap(({ norm }, at) =>
      ANDS.has(norm) || PARTS.has(norm) || isIll(doc, from + at) ? [from + at] : [],
    )

/**
 * The token at which the denial stops; null where it doesn't. `mark`: the words that deny; `to`: the end of the
 * clause.
 */
export function toldAnew(doc: Doc, mark: Stretch, to: number, turns: readonly number[]): number | null {
  const isPast = doc.tokens.slice(mark.from, mark.to).some(({ norm }) => NEVER.has(norm))
  const denied = { isHow: false, isPast, isOfNoPlace: false }
  let at = mark.to
  for (const turn of turns.filter(each => each > mark.to).slice(0, MOST_TURNS)) {
    for (; at < turn; at++) {
      const norm = doc.tokens[at]?.norm ?? ''
      denied.isHow = isHow(doc, at) || (denied.isHow && norm !== 'to')
      denied.isPast ||= ONCE.has(norm)
      denied.isOfNoPlace ||= OF_NO_PLACE.has(norm)
    }
    const norms = doc.tokens.slice(turn, Math.min(to, turn + FURTHEST)).map(({ norm }) => norm)
    if (isIll(doc, turn)) return turn
    const isAnd = ANDS.has(norms[0] ?? '')
    if (
      isAnd ? isOwn(doc, turn + 1, norms.slice(1), denied) : isRunOn(doc.tokens[turn - 1]?.norm ?? '', norms)
    )
      return turn
  }
  return null
}
/** Nobody lists more under one denial, and the limit keeps reading time linear. */
const MOST_TURNS = 8
const FURTHEST = 14

function isOwn(doc: Doc, first: number, norms: readonly string[], denied: Denied): boolean {
  const her = norms.slice(0, FAR).findIndex((_, at) => isHow(doc, first + at))
  return (
    her >= 0 !== denied.isHow ||
    // "Not pregnant and allergic to PPD", "and 16 weeks gone".
    (her >= 0 && norms[her + 1] === 'to') ||
    doc.tokens[first]?.kind === 'number' ||
    isClause(norms) ||
    isOfItsTime(norms, denied) ||
    (denied.isOfNoPlace && isPlaced(norms))
  )
}
