// The public demo: a sample month under the same rules.
import { NO_FACTS } from '../../facts'
import { draft } from './engine'
import type { ProfitInput, ProfitOutput } from './schema'

export const demoInputs: readonly ProfitInput[] = [
  { revenue: 12_500, costs: 9_200, clients: 210, averagePrice: 48, basis: 'month' },
]

/** The demo's fixed day: the answer doesn't depend on it. */
const DEMO_DAY = '2026-01-05T09:00:00.000Z'

export const demoAnswer = (input: ProfitInput): ProfitOutput =>
  draft({ input, facts: NO_FACTS, today: DEMO_DAY })
