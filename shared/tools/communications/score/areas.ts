// The eight areas, each 0–100, from what was heard. Weights follow the rubric of domain 6.4: poor to 30, fair to 60,
// good to 80, excellent above. What wasn't done scores low; what didn't apply has no score.
import type { Signal } from '../hear/line/line'
import type { Reading } from '../hear/read'
import type { Area } from '../schema'
import { CARELESS, CARING } from './care'
import { aftercare, plainLanguage, productRecommendation, realisticExpectations } from './craft'
import { activeListening, empathy, openQuestions, rapport } from './people'
import {
  clamp,
  HARMS_AT_HOME,
  harmIn,
  isSound,
  type Kind,
  type Points,
  stuffed,
  UNSAFE,
  unkindIn,
} from './tally'

export type { Kind } from './tally'

/** The maximum for a conversation in which somebody could come to harm, however kind it was. */
const UNSAFE_AT_MOST = 44
/** The maximum for a promise that hair can't keep, with no mention of visits, tests or risks. */
const PROMISED_AT_MOST = 50
const promisesOnly = ({ inLines: n }: Reading): boolean =>
  n('overpromises') > 0 && n('sessions', 'tests', 'risk') === 0
/** The maximum for a complaint that was heard kindly but not dealt with. */
const UNSOLVED_AT_MOST = 60
const WAY_FORWARD: readonly Signal[] = [
  'solution',
  'owns',
  'offers_choice',
  'timing',
  'price',
  'rebook',
  'decides',
  'explains',
  'tests',
  'sessions',
]
const goesForward = ({ lines }: Reading): boolean =>
  lines.some(({ heard }) =>
    heard.some(({ signal, turn }) => WAY_FORWARD.includes(signal) && !turn.has('no_way')),
  )

const FEW = [0, 80, 88, 96]
const FEW_IN_ALL = [0, 80, 88, 93, 95]

/** A few words can't show much, however right they are. */
const scarce = (words: number): number => (words < 12 ? 42 : words < 24 ? 68 : words < 34 ? 80 : 100)

/** Fewer words than this aren't a full conversation. */
const LITTLE = 46
/** Nor can a few words be a good conversation, if one fine sentence is all there is. */
const slight = (words: number): number =>
  words < 24 ? 58 : words < 34 ? 64 : words < 40 ? 66 : words < LITTLE ? 68 : 100

/** A score per area; null if it didn't apply. A short conversation can't be excellent. */
export function scoresOf(reading: Reading, kind: Kind): Record<Area, number | null> {
  const most = Math.min(FEW[reading.lines.length] ?? 100, scarce(reading.words))
  const few = (points: Points): Points => (points === null ? null : Math.min(points, most))
  const nothing = reading.words === 0
  const scored = (points: Points): Points => (nothing && points !== null ? 0 : few(points))
  return levelled(reading, kind, {
    rapport: scored(rapport(reading)),
    open_questions: scored(openQuestions(reading)),
    active_listening: scored(activeListening(reading)),
    confident_plain_language: scored(plainLanguage(reading)),
    realistic_expectations: scored(realisticExpectations(reading)),
    empathy: scored(empathy(reading, kind)),
    product_recommendation: scored(productRecommendation(reading, kind)),
    aftercare_followup: scored(aftercare(reading)),
  })
}

const OPEN_ENOUGH = 3.5

const SPARED: Partial<Record<Kind, readonly Area[]>> = {
  complaint: ['open_questions'],
  aftercare: ['open_questions', 'active_listening'],
  retail: ['realistic_expectations'],
}
const unmet = ({ inLines: n }: Reading): boolean =>
  n('empathises', 'apologises', 'owns', 'comfort', 'check_question', 'offers_choice') === 0 &&
  n('thanks', 'warm', 'open_question') < 2

/** A danger that the client mentioned or asked about, rather than one that the stylist caused. */
const PASSED_OVER = UNSAFE.filter(signal => !HARMS_AT_HOME.includes(signal))

type Scores = Record<Area, number | null>
/** How it is said, rather than what is said. */
const MANNER: readonly Area[] = ['rapport', 'active_listening', 'empathy', 'confident_plain_language']

/**
 * The areas depend on each other. Asking, listening and planning well without one harmful line shows rapport too,
 * whatever the words. And if every other line hurts, one right word shows no skill.
 */
function levelled(reading: Reading, kind: Kind, scores: Scores): Scores {
  const harm = harmIn(reading)
  const unkind = unkindIn(reading)
  const mean = overallOf(scores, kind, harm, isSound(reading, kind))
  const lines = reading.lines.length
  const out = { ...scores }
  // If it went well, some areas aren't needed in this kind of conversation: a clear complaint needs no more questions.
  if (harm === 0 && mean >= 50)
    for (const area of SPARED[kind] ?? []) if ((out[area] ?? 100) < 46) out[area] = null
  // If feelings barely came up, in a conversation about hair that is caring throughout, no more is needed.
  if (
    harm === 0 &&
    reading.care >= CARING + 0.5 &&
    kind !== 'complaint' &&
    kind !== 'nervous' &&
    (out.empathy ?? 100) < 46
  )
    out.empathy = null
  // If nobody responded to a complaint or a fear, in any words, nobody listened.
  if ((kind === 'complaint' || kind === 'nervous') && unmet(reading))
    for (const area of ['rapport', 'active_listening'] as const) out[area] = Math.min(out[area] ?? 0, 42)
  // If hardly anything took care of the client, one right-sounding word shows no skill.
  if (reading.care <= CARELESS)
    for (const area of [...MANNER, 'realistic_expectations', 'product_recommendation'] as const)
      if (out[area] !== null) out[area] = Math.min(out[area], 45)
  // In a conversation that is caring throughout, one good open question is enough.
  if (
    harm === 0 &&
    !stuffed(reading) &&
    reading.care >= OPEN_ENOUGH &&
    reading.count('open_question') > 0 &&
    out.open_questions !== null
  )
    out.open_questions = Math.max(out.open_questions, Math.min(66, FEW[lines] ?? 66))
  // If all the rest is poor, the client still wasn't looked after, even if feelings never came up.
  if (out.empathy === null && lines > 1 && mean <= 32 && (harm > 0 || reading.care <= CARELESS))
    out.empathy = Math.min(38, Math.round(mean))
  // Someone who ignores a danger heard nothing and cared for nothing.
  if (reading.inLines(...PASSED_OVER) > 0)
    for (const area of ['active_listening', 'empathy', 'aftercare_followup'] as const)
      if (out[area] !== null) out[area] = Math.min(out[area], 55)
  // If something goes wrong at home, the home advice and the product were bad.
  if (reading.inLines(...HARMS_AT_HOME) > 0 && out.aftercare_followup !== null)
    out.aftercare_followup = Math.min(out.aftercare_followup, 40)
  if (reading.inLines('hands_out') > 0 && out.product_recommendation !== null)
    out.product_recommendation = Math.min(out.product_recommendation, 40)
  // It burnt before, and it is done again: that shows no feeling for the client.
  if (reading.told.stung && reading.inLines(...PASSED_OVER) > 0) out.empathy = Math.min(out.empathy ?? 40, 40)
  // "What are we doing, colour?" and then no listening: that was just a question for the diary.
  if (
    out.open_questions !== null &&
    reading.count('open_question') === 1 &&
    (reading.care <= CARELESS || (harm > 0 && harm * 2 >= lines && unkind > 0))
  )
    out.open_questions = Math.min(out.open_questions, 45)
  for (const area of Object.keys(out) as Area[]) {
    const score = out[area]
    if (score === null) continue
    const manner = MANNER.includes(area)
    if (
      harm === 0 &&
      (mean >= 58 || (mean >= 48 && reading.care >= CARING + 0.5)) &&
      lines >= 2 &&
      reading.words >= LITTLE &&
      score >= (manner ? 42 : 56) &&
      score < 80 &&
      area !== 'open_questions'
    )
      out[area] = clamp(score + Math.min(14, Math.max((mean - 50) * 0.72, (reading.care - CARING) * 5)))
    else if (harm > 0 && harm * 2 >= lines && lines > 1 && area === 'realistic_expectations')
      out[area] = Math.min(score, 44)
    else if (harm > 0 && harm * 2 >= lines && manner && (unkind > 0 || reading.care < CARING))
      out[area] = Math.min(score, area === 'confident_plain_language' ? 56 : 40)
    else if (manner && harm > 0 && mean <= 38 && score > 38 && score <= 60) out[area] = clamp(score - 10)
  }
  return out
}

/** Which areas count double, and which half, in each kind of conversation. */
const WEIGHTS: Readonly<Record<Kind, Partial<Record<Area, number>>>> = {
  nervous: { empathy: 2, active_listening: 1.5, open_questions: 1.2, product_recommendation: 0.5 },
  complaint: {
    empathy: 2,
    active_listening: 1.5,
    open_questions: 0.4,
    product_recommendation: 0.5,
    confident_plain_language: 0.8,
  },
  consultation: {
    open_questions: 1.5,
    realistic_expectations: 1.5,
    active_listening: 1.2,
    aftercare_followup: 0.6,
    product_recommendation: 0.6,
  },
  retail: { product_recommendation: 2, open_questions: 1.3, empathy: 0.6 },
  aftercare: {
    aftercare_followup: 2,
    confident_plain_language: 1.5,
    open_questions: 0.4,
    empathy: 0.6,
    rapport: 0.7,
    active_listening: 0.7,
  },
  boundary: {
    empathy: 1.3,
    active_listening: 1.3,
    open_questions: 0.6,
    aftercare_followup: 0.6,
    product_recommendation: 0.4,
  },
}

export const weightOf = (kind: Kind, area: Area): number => WEIGHTS[kind][area] ?? 1

/** 0–100 for a whole conversation; `scores` may be the engine's or a model's. */
export function overallIn(
  scores: Readonly<Record<Area, number | null>>,
  kind: Kind,
  reading: Reading,
): number {
  const most = Math.min(
    FEW_IN_ALL[reading.lines.length] ?? 100,
    scarce(reading.words),
    slight(reading.words),
    promisesOnly(reading) ? PROMISED_AT_MOST : 100,
    reading.inLines(...UNSAFE) > 0 ? UNSAFE_AT_MOST : 100,
    kind === 'complaint' && !goesForward(reading) ? UNSOLVED_AT_MOST : 100,
  )
  return Math.min(overallOf(scores, kind, harmIn(reading), isSound(reading, kind)), most)
}

function overallOf(
  scores: Readonly<Record<Area, number | null>>,
  kind: Kind,
  harm: number,
  sound: boolean,
): number {
  let sum = 0
  let weights = 0
  for (const [area, score] of Object.entries(scores) as [Area, number | null][]) {
    if (score === null) continue
    const weight = WEIGHTS[kind][area] ?? 1
    sum += score * weight
    weights += weight
  }
  const mean = weights === 0 ? 0 : sum / weights - Math.min(harm * 2, 12)
  // Weak all over is worse than the average, most of all if somebody was harmed. Good all over is better.
  if (mean < 45)
    return clamp(harm > 0 ? mean * 0.78 : sound ? mean : Math.max(mean * 0.75, mean - (45 - mean) * 0.45))
  return clamp(harm === 0 ? mean + Math.min(4, Math.max(0, (mean - 60) / 2)) : mean)
}
