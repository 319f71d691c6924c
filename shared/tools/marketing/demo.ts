// The public demo: sample data, never saved, answered by the same engine.
import { type Facts, NO_FACTS } from '../../facts'
import { check } from './check'
import { draft } from './engine'
import type { MarketingInput, MarketingOutput } from './schema'

export const demoInputs: readonly MarketingInput[] = [
  {
    contentType: 'instagram',
    topic: 'Autumn copper: warm, glossy shades for the darker months',
    includeImage: true,
  },
  {
    contentType: 'promotion',
    topic:
      '20% off gloss treatments. Valid: 1 to 31 March. Terms: Monday to Thursday, not with any other offer',
    includeImage: true,
  },
]

const DEMO_DAY = '2026-01-05T09:00:00.000Z'
export const demoFacts: Facts = {
  ...NO_FACTS,
  salon: {
    name: 'The Sample Salon',
    booking_link: 'link in bio',
    phone: null,
    currency: 'GBP',
    colour_brand: null,
    patch_test_hours: 48,
    patch_test_valid_months: 6,
  },
}

export function demoAnswer(input: MarketingInput): MarketingOutput {
  const question = { input, facts: demoFacts, today: DEMO_DAY }
  return check({ ...question, overrides: [] }, draft(question))
}
