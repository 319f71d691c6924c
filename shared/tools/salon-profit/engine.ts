// The specification's profit rules, to the penny. Never divides by zero: what can't be worked out is said in words.
import type { Facts } from '../../facts'
import type { Question } from '../../tool'
import { type Exact, exact, isBelow, minus, over, rounded, roundedUp, times } from './exact'
import { CURRENCIES, type Currency, type ProfitInput, type ProfitOutput } from './schema'

export const HEALTHY_MARGIN = 20
export const GOOD_MULTIPLE = 1.5
export const STRONG_CLIENTS = 100

export const ADVICE = {
  margin: 'Healthy profit margin maintained',
  lowMargin: 'Consider cutting costs or raising prices to improve your profit margin',
  noMargin: 'No revenue yet: cutting costs or raising prices comes once there are takings to compare',
  perClient: 'Good revenue per client',
  lowPerClient: 'Consider upselling services and retail to increase revenue per client',
  noPerClient: 'No revenue per client to judge yet',
  clients: 'Strong client volume maintained',
  fewClients: 'Consider investing in marketing to bring in more clients',
} as const

const NO_MARGIN = 'There is no profit margin: the revenue is 0, and a margin is a part of revenue.'
const NO_PER_CLIENT =
  'There is no revenue or cost per client: the number of clients is 0, so there is nobody to share it among.'
const NO_BREAK_EVEN =
  'There is no break-even: the average price is 0, and no number of clients covers the costs at that price.'

/** A hundredth: the smallest amount. Anything less counts as nothing, for money and for clients. */
export const LEAST = 0.01

function currencyOf(facts: Facts): Currency {
  return CURRENCIES.find(known => known === facts.salon?.currency) ?? 'GBP'
}

/** Money and percent to two decimals; break-even in whole clients, rounded up. */
export function figuresOf(
  input: ProfitInput,
  currency: Currency,
  vat: ProfitOutput['vat'] = null,
): ProfitOutput {
  const [revenue, costs, clients, price] = [
    exact(input.revenue),
    exact(input.costs),
    exact(input.clients),
    exact(input.averagePrice),
  ]
  const profit = minus(revenue, costs)
  const margin = input.revenue >= LEAST ? over(times(profit, exact(100)), revenue) : null
  const perClient = input.clients >= LEAST ? over(revenue, clients) : null
  const costPerClient = input.clients >= LEAST ? over(costs, clients) : null
  const breakEven = input.averagePrice >= LEAST ? over(costs, price) : null
  const to2 = (value: Exact | null): number | null => value && rounded(value, 2)
  return {
    currency,
    vat,
    monthlyProfit: rounded(profit, 2),
    profitMargin: to2(margin),
    revenuePerClient: to2(perClient),
    costPerClient: to2(costPerClient),
    breakEvenClients: breakEven && roundedUp(breakEven),
    recommendations: [
      margin === null
        ? input.costs > 0
          ? ADVICE.lowMargin
          : ADVICE.noMargin
        : isBelow(margin, exact(HEALTHY_MARGIN))
          ? ADVICE.lowMargin
          : ADVICE.margin,
      perClient === null
        ? ADVICE.noPerClient
        : isBelow(perClient, times(price, exact(GOOD_MULTIPLE)))
          ? ADVICE.lowPerClient
          : ADVICE.perClient,
      input.clients < STRONG_CLIENTS ? ADVICE.fewClients : ADVICE.clients,
    ],
    unknown: [
      ...(margin === null ? [NO_MARGIN] : []),
      ...(perClient === null ? [NO_PER_CLIENT] : []),
      ...(breakEven === null ? [NO_BREAK_EVEN] : []),
    ],
  }
}

/** If a registered salon names no rate, we use the UK's usual one. */
const USUAL_RATE = 20

function vatOf(facts: Facts): ProfitOutput['vat'] {
  const registered = facts.salon?.vat_registered
  return registered === undefined ? null : { registered, rate: facts.salon?.vat_rate ?? USUAL_RATE }
}

export const draft = ({ input, facts }: Question<ProfitInput>): ProfitOutput =>
  figuresOf(input, currencyOf(facts), vatOf(facts))

/**
 * Arithmetic has only one answer, so we work it out again whatever was stored. Only the currency and the VAT come from
 * the ask.
 */
export const check = ({ input }: Question<ProfitInput>, output: ProfitOutput): ProfitOutput =>
  figuresOf(input, output.currency, output.vat)
