// The eight areas, each 0–100, from what was heard. Weights follow the rubric of domain 6.4: poor to 30, fair to 60,
// good to 80, excellent above; what was not done is low, what did not apply has no score.
import type { Reading } from '../hear/read'
import type { Area } from '../schema'
import { aftercare, plainLanguage, productRecommendation, realisticExpectations } from './craft'
import { activeListening, empathy, openQuestions, rapport } from './people'
import { clamp, type Kind, type Points } from './tally'

export { harmIn, type Kind } from './tally'

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
