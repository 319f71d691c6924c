// Months that every version must work out: the contract tests run them.
import { type Facts, NO_FACTS } from '../../facts'
import type { ProfitInput } from './schema'

export type Example = { title: string; input: ProfitInput; facts: Facts }

const month = (revenue: number, costs: number, clients: number, averagePrice: number): ProfitInput => ({
  revenue,
  costs,
  clients,
  averagePrice,
  basis: 'month',
})

export const examples: readonly Example[] = [
  { title: 'a healthy month', input: month(15_000, 10_500, 180, 52), facts: NO_FACTS },
  { title: 'a loss', input: month(6_200, 7_450.5, 90, 60), facts: NO_FACTS },
  { title: 'a month without clients', input: month(0, 3_000, 0, 45), facts: NO_FACTS },
  { title: 'nothing at all', input: month(0, 0, 0, 0), facts: NO_FACTS },
  { title: 'the dearest month there is', input: month(1e12, 1e12, 1e12, 1e12), facts: NO_FACTS },
  {
    title: 'a plan in euros',
    input: { ...month(9_000, 5_000, 150, 40), basis: 'plan' },
    facts: {
      ...NO_FACTS,
      salon: {
        name: '',
        booking_link: null,
        phone: null,
        currency: 'EUR',
        colour_brand: null,
        patch_test_hours: 48,
        patch_test_valid_months: 6,
      },
    },
  },
]
