// The specification's four figures, and what follows from them.
import { z } from 'zod'
import type { FieldMeta } from '../../tool'

export const NOT_NUMBERS = 'Please enter valid numbers'
/** More than any salon takes, so a typo, and as far as we can count to the penny. */
export const MOST = 1e12

const figure = (of: string, meta: FieldMeta) =>
  z
    .number(NOT_NUMBERS)
    .min(0, `${of} can’t be below 0`)
    .max(MOST, `${of} can’t be that much: please check the figure`)
    .meta(meta)

export const ProfitInput = z.object({
  revenue: figure('Monthly revenue', {
    label: 'Monthly revenue',
    per: 'month',
    control: 'money',
    placeholder: '12,500',
    help: 'Services and retail, all of it.',
  }),
  costs: figure('Monthly costs', {
    label: 'Monthly costs',
    per: 'month',
    control: 'money',
    placeholder: '9,800',
    help: 'Wages, rent, products, your own pay.',
  }),
  clients: figure('Clients per month', {
    label: 'Clients per month',
    per: 'month',
    control: 'number',
    placeholder: '220',
    help: 'Visits that were paid for.',
  }),
  averagePrice: figure('Average service price', {
    label: 'Average service price',
    per: 'client',
    control: 'money',
    placeholder: '48',
    help: 'What one service costs a client.',
  }),
  /** A plan is stored with the months but never counted as one. */
  basis: z
    .enum(['month', 'plan'])
    .default('month')
    .meta({
      label: 'These figures are',
      control: 'choice',
      options: { month: 'A month as it was', plan: 'A plan' },
    }),
})
export type ProfitInput = z.infer<typeof ProfitInput>

export const CURRENCIES = ['GBP', 'USD', 'EUR', 'AUD', 'CAD'] as const
export type Currency = (typeof CURRENCIES)[number]

const money = z.number()
export const ProfitOutput = z.object({
  /** The salon's currency at the time the figures were typed. */
  currency: z.enum(CURRENCIES),
  /** From the salon's settings; null if they don't say, or weren't read yet. */
  vat: z.object({ registered: z.boolean(), rate: z.number() }).nullable().prefault(null),
  monthlyProfit: money,
  /** Percent. Null: there were no takings, so there is no margin. */
  profitMargin: z.number().nullable(),
  revenuePerClient: money.nullable(),
  costPerClient: money.nullable(),
  breakEvenClients: z.number().nullable(),
  /** One sentence each on margin, revenue per client and number of clients. */
  recommendations: z.array(z.string()),
  /** What can't be worked out, and why. */
  unknown: z.array(z.string()),
})
export type ProfitOutput = z.infer<typeof ProfitOutput>
