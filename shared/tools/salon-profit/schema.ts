// The specification's four figures, and what follows from them.
import { z } from 'zod'
import type { FieldMeta } from '../../tool'

export const NOT_NUMBERS = 'Please enter valid numbers'
/** Above what any salon takes: a slip of the finger, and the end of what is counted to the penny. */
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
  /** A plan is kept beside the months, but never counted among them. */
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
  /** The salon's, as it was when the figures were typed. */
  currency: z.enum(CURRENCIES),
  /** As the salon's settings said; null where they said nothing, or nobody asked them yet. */
  vat: z.object({ registered: z.boolean(), rate: z.number() }).nullable().prefault(null),
  monthlyProfit: money,
  /** Percent. Null: nothing was taken, so there is no margin. */
  profitMargin: z.number().nullable(),
  revenuePerClient: money.nullable(),
  costPerClient: money.nullable(),
  breakEvenClients: z.number().nullable(),
  /** Margin, revenue per client, number of clients: one sentence each. */
  recommendations: z.array(z.string()),
  /** What can't be worked out, and why. */
  unknown: z.array(z.string()),
})
export type ProfitOutput = z.infer<typeof ProfitOutput>
