// The eight areas, each 0–100, from what was heard. Weights follow the rubric of domain 6.4: poor to 30, fair to 60,
// good to 80, excellent above; what was not done is low, what did not apply has no score.
import type { Signal } from '../hear/line'
import type { Reading } from '../hear/read'
import { wordsOf } from '../hear/text'
import type { Area } from '../schema'

export type Kind = 'nervous' | 'complaint' | 'consultation' | 'retail' | 'aftercare' | 'boundary'
type Points = number | null

/** `first` for the first time something was heard, `more` for each further line, to a limit. */
const times = (count: number, first: number, more = 0, most = 3): number =>
  count === 0 ? 0 : first + Math.min(count - 1, most - 1) * more

const clamp = (value: number): number => Math.max(0, Math.min(100, Math.round(value)))

const HARD: readonly Signal[] = ['rude', 'judges', 'jokes', 'distracted']
/** Repeated again and again without content: "I understand. I understand totally." */
const PHRASE = /\bi (?:\w+ )?(?:understand|hear you|validate|empathi[sz]e|feel you|get it|am listening)\b/gi
const stuffed = (r: Reading): boolean =>
  r.count('bare_understand') >= 3 ||
  (r.lines.reduce((sum, { text }) => sum + (text.match(PHRASE) ?? []).length, 0) >= 3 &&
    r.inLines('reflects') < 2)
const average = (r: Reading): number => (r.lines.length === 0 ? 0 : r.words / r.lines.length)

function rapport(r: Reading): Points {
  const { inLines: n } = r
  const opening = r.lines.slice(0, 2).some(line => line.heard.some(({ signal }) => signal === 'greets'))
  const good =
    (opening ? 15 : 0) +
    times(n('introduces'), 8) +
    times(n('uses_name'), 15, 3) +
    times(n('comfort'), 12, 5) +
    times(n('small_talk'), 8) +
    times(n('thanks'), 10, 3) +
    times(n('warm'), 10, 7) +
    times(n('offers_choice'), 8, 4) +
    times(n('empathises'), 9, 3) +
    times(n('reflects'), 5, 3) +
    times(n('apologises'), 7) +
    times(n('contact'), 4) +
    (average(r) >= 14 && harmIn(r) === 0 ? 7 : 0)
  const bad =
    times(n('rude'), 40, 15) +
    times(n('jokes'), 35, 15) +
    times(n('judges'), 38, 15) +
    times(n('distracted'), 28, 10) +
    times(n('wrong_name'), 35, 10) +
    times(n('dismisses'), 18, 12) +
    times(n('blames'), 22, 10) +
    times(n('pushes', 'ignores_no'), 16, 10) +
    times(n('fear'), 10, 8) +
    times(n('policy_shield'), 15, 8) +
    times(n('interrupts'), 16, 10) +
    times(n('closes_cold'), 8) +
    times(n('bluffs'), 6) +
    times(n('vague'), 6, 4) +
    (average(r) <= 7 && n('warm', 'greets', 'thanks') === 0 ? 18 : 0)
  const base = clamp(36 + good - bad)
  if (good === 0) return Math.min(base, 38)
  return stuffed(r) ? Math.min(base, 55) : base
}

function openQuestions(r: Reading): Points {
  const open = r.count('open_question')
  const sounding = r.lines.filter(line =>
    /\bhow (?:does|would|do) that (?:sound|feel|suit)/i.test(line.text),
  ).length
  const small = r.inLines('small_talk')
  const points =
    8 +
    (open >= 4 ? 84 : ([0, 40, 64, 76][open] ?? 0)) +
    Math.min(sounding, 2) * 6 +
    Math.min(small, 1) * 4 +
    Math.min(r.count('closed_question'), 3) * 5
  const leading = r.inLines('closed_leading')
  const interrogating = r.inLines('many_questions')
  const score = clamp(
    points -
      leading * 10 -
      interrogating * 20 -
      times(r.inLines('interrupts'), 12) -
      (r.inLines(...HARD) > 0 ? 10 : 0),
  )
  return interrogating > 0 ? Math.min(score, 58) : score
}

function activeListening(r: Reading): Points {
  const { inLines: n } = r
  const taken = n('reflects')
  const good =
    times(taken, 32, 12) +
    times(n('echoes'), 18, 8) +
    times(n('check_question'), 12, 4) +
    times(n('paraphrases'), 6, 3) +
    times(n('empathises'), 8, 3) +
    times(n('open_question'), 8, 4) +
    times(n('closed_question'), 5, 3)
  const bad =
    times(n('contradicts'), 30, 12) +
    times(n('ignores_no'), 32, 10) +
    times(n('wrong_name'), 22) +
    times(n('interrupts'), 24, 12) +
    times(n('dismisses'), 15, 8) +
    times(n('blames'), 16, 8) +
    times(n('distracted'), 26, 10) +
    times(n('ignores_question'), 15, 8) +
    times(n('pushes'), 14, 8) +
    times(n('policy_shield'), 8) +
    times(n('rude', 'judges'), 12) +
    times(n('vague'), 8, 5)
  const score = clamp(26 + good - bad)
  if (taken === 0 && n('echoes') === 0)
    return Math.min(score, stuffed(r) ? 38 : harmIn(r) === 0 && n('paraphrases', 'empathises') > 0 ? 56 : 42)
  if (taken === 0 && n('echoes') === 1 && n('check_question', 'paraphrases') === 0) return Math.min(score, 55)
  return stuffed(r) && taken < 2 ? Math.min(score, 50) : score
}

function plainLanguage(r: Reading): Points {
  const { inLines: n } = r
  const jargon = r.count('jargon')
  const clean = jargon === 0 && n('fillers') === 0
  const good =
    times(n('explains'), 9, 4) +
    times(n('decides'), 9, 4) +
    (clean && r.words >= 25 ? 7 : 0) +
    (n('timing', 'price') > 0 ? 6 : 0) +
    times(n('check_question', 'offers_choice'), 4)
  const bad =
    Math.min(jargon, 5) * 13 +
    (jargon >= 3 ? 10 : 0) +
    times(r.count('fillers'), 14, 9, 5) +
    times(n('bluffs'), 14, 8) +
    times(n('vague'), 22, 16) +
    times(n('overpromises'), 8, 4) +
    times(n('rude', 'judges', 'jokes'), 14) +
    times(n('pushes', 'fear'), 6) +
    times(n('policy_shield', 'blames', 'interrupts'), 8) +
    times(n('contradicts', 'ignores_question'), 6) +
    (average(r) <= 7 ? 20 : 0)
  const score = clamp(58 + good - bad)
  if (r.words < 14) return Math.min(score, 38)
  if (stuffed(r) || n('explains', 'decides', 'timing', 'price', 'limits') === 0) return Math.min(score, 52)
  return score
}

function realisticExpectations(r: Reading): Points {
  const { inLines: n } = r
  const good =
    times(r.count('limits'), 20, 7, 4) +
    times(n('sessions'), 18, 6) +
    times(n('timing'), 14, 8) +
    times(n('price'), 11, 4) +
    times(n('risk'), 11, 4) +
    times(n('upkeep'), 12, 5) +
    times(n('tests'), 17) +
    times(n('small_step'), 12, 4) +
    times(n('solution'), 10, 4) +
    (n('decides') > 0 && n('timing') > 0 ? 5 : 0) +
    (n('check_question') > 0 ? 4 : 0)
  const bad =
    times(r.count('overpromises'), 32, 16) +
    times(n('unsafe'), 40, 15) +
    times(n('medical'), 40, 10) +
    times(n('bluffs'), 12, 6) +
    times(n('fear'), 18, 6) +
    times(n('policy_shield'), 26) +
    times(n('dismisses'), 8, 5) +
    times(n('contradicts'), 14) +
    times(n('pushes'), 8) +
    times(n('vague'), 8) +
    times(n('blames'), 8)
  const score = clamp(31 + good - bad)
  return n('overpromises', 'unsafe', 'medical') > 0 ? Math.min(score, 44) : score
}

function empathy(r: Reading, kind: Kind): Points {
  const { inLines: n } = r
  const hurt = n(
    'dismisses',
    'blames',
    'fear',
    'rude',
    'judges',
    'jokes',
    'ignores_no',
    'pushes',
    'distracted',
    'medical',
  )
  const felt = r.told.emotion || kind === 'complaint' || kind === 'nervous'
  const shown = n('empathises') + n('apologises') + n('owns')
  if (!felt && hurt === 0 && shown === 0 && !stuffed(r)) return null
  const real = n('empathises')
  const good =
    times(real, 34, 12) +
    times(n('apologises'), kind === 'complaint' ? 24 : 20, 5) +
    times(n('owns'), 14) +
    times(n('comfort'), 10, 4) +
    times(n('reflects'), 8, 3) +
    times(n('offers_choice'), 4) +
    times(n('thanks'), 6) +
    times(n('bare_understand'), 5)
  const bad =
    times(n('dismisses'), 28, 16) +
    times(n('blames'), 30, 14) +
    times(n('fear'), 20, 8) +
    times(n('ignores_no'), 22, 10) +
    times(n('pushes'), 10, 6) +
    times(n('policy_shield'), 16, 8) +
    times(n('rude'), 30, 12) +
    times(n('judges'), 34, 12) +
    times(n('jokes'), 28, 12) +
    times(n('interrupts'), 14, 8) +
    times(n('distracted'), 18) +
    times(n('contradicts'), 12)
  const score = clamp(28 + good - bad)
  if (stuffed(r)) return Math.min(score, 44)
  if (real === 0 && n('apologises', 'owns', 'comfort') === 0) return Math.min(score, felt ? 42 : 60)
  return score
}

/** A product and its price in one breath. */
const priced = (r: Reading): boolean =>
  r.lines.some(
    ({ text, heard }) => /£/.test(text) && heard.some(({ signal }) => signal === 'mentions_product'),
  )

function productRecommendation(r: Reading, kind: Kind): Points {
  const { inLines: n } = r
  const mentioned = n('mentions_product')
  const forced =
    n('ignores_no', 'pushes') > 0 &&
    (kind === 'retail' || kind === 'aftercare' || r.inLines('home_product') > 0)
  const calls = kind === 'retail' || ((kind === 'consultation' || kind === 'aftercare') && r.told.need)
  if (mentioned === 0 && !forced && n('medical') === 0) {
    if (!calls || r.lines.some(line => line.told.declined)) return null
    // What to use was said without naming goods: part of the way.
    return n('home_step', 'product_use') > 0 ? 50 : 22
  }
  // Named in passing, as what a complaint is about: nothing was recommended.
  if (
    kind === 'complaint' &&
    !forced &&
    n('need_link', 'product_use', 'blames', 'medical') === 0 &&
    !priced(r)
  )
    return null
  const sore = kind === 'complaint' || (kind === 'nervous' && !soothed(r))
  const good =
    times(n('need_link'), 19) +
    times(n('product_use'), 15) +
    (n('price') > 0 ? 9 : 0) +
    times(n('offers_choice'), 15) +
    (n('explains') > 0 ? 7 : 0) +
    (r.count('too_many_products') === 0 ? 6 : 0)
  const bad =
    times(n('pushes'), 30, 10) +
    times(n('fear'), 32, 8) +
    times(n('ignores_no'), 40, 10) +
    times(n('too_many_products'), 26) +
    times(n('medical'), 45) +
    times(n('blames', 'dismisses'), 14) +
    times(n('judges', 'rude'), 20) +
    times(n('overpromises'), 18) +
    (sore && n('offers_choice') === 0 ? 26 : 0)
  return clamp(36 + good - bad)
}

/** Whether feelings were met before a product was named. */
function soothed(r: Reading): boolean {
  const good = r.lines.findIndex(line => line.heard.some(({ signal }) => signal === 'mentions_product'))
  return r.lines
    .slice(0, good + 1)
    .some(line =>
      line.heard.some(({ signal }) => ['empathises', 'apologises', 'comfort', 'reflects'].includes(signal)),
    )
}

function aftercare(r: Reading): Points {
  const { inLines: n } = r
  const steps = new Set(
    r.lines.flatMap(line =>
      line.heard.filter(({ signal }) => signal === 'home_step').map(({ quote }) => quote),
    ),
  ).size
  const detail = r.lines.some(
    line =>
      line.heard.filter(({ signal }) => signal === 'home_step').length > 0 &&
      (line.text.match(/,|\band\b/g) ?? []).length >= 3,
  )
  const closing = n('rebook') + n('contact')
  const good =
    times(steps, 30, 10) +
    (detail ? 10 : 0) +
    times(n('rebook'), 30, 4) +
    times(n('contact'), 34, 6) +
    (n('timing') > 0 && steps + closing > 0 ? 16 : 0) +
    (n('upkeep') > 0 && steps + closing > 0 ? 6 : 0) +
    times(n('solution'), 10)
  const bad =
    times(n('vague'), 12, 8) +
    times(n('closes_cold'), 10) +
    times(n('policy_shield'), 14) +
    times(n('pushes', 'fear', 'ignores_no'), 14, 8) +
    times(n('rude', 'blames', 'dismisses'), 8, 4) +
    times(n('overpromises'), 8)
  return clamp(16 + good - bad)
}

const FEW = [0, 80, 88, 96]

/** A score an area; null where it did not apply. A short conversation can't be excellent. */
export function scoresOf(reading: Reading, kind: Kind): Record<Area, number | null> {
  const most = FEW[reading.lines.length] ?? 100
  const few = (points: Points): Points => (points === null ? null : Math.min(points, most))
  const nothing = reading.words === 0
  const scored = (points: Points): Points => (nothing && points !== null ? 0 : few(points))
  return {
    rapport: scored(rapport(reading)),
    open_questions: scored(openQuestions(reading)),
    active_listening: scored(activeListening(reading)),
    confident_plain_language: scored(plainLanguage(reading)),
    realistic_expectations: scored(realisticExpectations(reading)),
    empathy: scored(empathy(reading, kind)),
    product_recommendation: scored(productRecommendation(reading, kind)),
    aftercare_followup: scored(aftercare(reading)),
  }
}

/** What counts double, and what half, in each kind of conversation. */
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

export function overallOf(scores: Readonly<Record<Area, number | null>>, kind: Kind, harm: number): number {
  let sum = 0
  let weights = 0
  for (const [area, score] of Object.entries(scores) as [Area, number | null][]) {
    if (score === null) continue
    const weight = WEIGHTS[kind][area] ?? 1
    sum += score * weight
    weights += weight
  }
  const mean = weights === 0 ? 0 : sum / weights - Math.min(harm * 2, 12)
  // What is weak all over is worse than its parts; what is good all over, better.
  return clamp(mean < 45 ? mean * 0.78 : harm === 0 && mean >= 58 ? mean + 4 : mean)
}

const HARM: readonly Signal[] = [
  'rude',
  'judges',
  'jokes',
  'blames',
  'fear',
  'unsafe',
  'medical',
  'ignores_no',
  'overpromises',
  'dismisses',
  'distracted',
]
export const harmIn = (reading: Reading): number => reading.inLines(...HARM)

/** Words that say little in many: for whoever repeats instead of answering. */
export const isStuffed = (reading: Reading): boolean =>
  stuffed(reading) && wordsOf(reading.told.last).length > 0
