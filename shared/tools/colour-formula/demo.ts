// The public demo: sample data, never saved, answered by the same engine.
import { NO_FACTS } from '../../facts'
import { draft } from './engine'
import { check } from './redraw'
import type { ColourInput, ColourOutput } from './schema'

export const demoInputs: readonly ColourInput[] = [
  {
    clientName: 'Sarah (sample)',
    currentColor: 'Natural level 6, virgin hair',
    desiredColor: '8/38 beige blonde balayage',
    hairCondition: 'Healthy, medium texture, shoulder length',
  },
  {
    clientName: 'Margaret (sample)',
    currentColor: 'Natural level 5, 50% grey, 5 weeks regrowth',
    desiredColor: '5/0 full grey coverage',
    hairCondition: 'Healthy',
  },
]

/** The demo's fixed day, so that it answers the same for everyone. */
const DEMO_DAY = '2026-01-05T09:00:00.000Z'

export function demoAnswer(input: ColourInput): ColourOutput {
  const question = { input, facts: NO_FACTS, today: DEMO_DAY }
  return check({ ...question, overrides: [] }, draft(question))
}
