// The public demo: sample data, never saved, answered by the same engine. Beside it the specification's demo fields.
import { NO_FACTS } from '../../facts'
import { percentOf } from '../../trade/developers'
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

export type DemoFormula = {
  base: string
  ratio: string
  developer: string
  additives: string
  processingTime: string
  technique: string
  notes: string
}

/** The fields that the specification names for the demo, from the first mixing step. */
export function demoFormula(output: ColourOutput): DemoFormula | null {
  const step = output.steps.find(item => item.kind !== 'prep')
  if (!step) return null
  const others = output.steps.filter(item => item !== step && item.kind !== 'prep')
  return {
    base: step.mix.map(part => `${part.grams ?? ''} g ${part.what}`.trim()).join(' + '),
    ratio: step.ratio ?? 'none',
    developer: step.developer_volume
      ? `${step.developer_volume} vol (${percentOf(step.developer_volume)} %)`
      : 'none',
    additives:
      others.map(item => `${item.title}: ${item.mix.map(part => part.what).join(' + ')}`).join('; ') ||
      'none',
    processingTime: step.minutes ? `${step.minutes.from}–${step.minutes.to} minutes` : 'not timed',
    technique: [step.zone, ...step.how].filter(Boolean).join('. '),
    notes: output.tests.join(' '),
  }
}
