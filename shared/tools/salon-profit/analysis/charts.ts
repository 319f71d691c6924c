// How the month and a single client split up, and the clients against break-even.
import type { Block } from '../../../sheet'
import { GOOD_MULTIPLE, LEAST } from '../engine'
import { exact, rounded, times } from '../exact'
import type { ProfitInput, ProfitOutput } from '../schema'
import { countText, moneyText, percentText } from '../words'
import { realBreakEven } from './reach'

type Chart = Extract<Block, { block: 'chart' }>

/** With a profit, the parts of the revenue; with a loss, costs beside revenue. */
function ofMonth(input: ProfitInput, { monthlyProfit, profitMargin, currency }: ProfitOutput): Chart[] {
  if (input.revenue < LEAST) return []
  const [revenue, costs, left] = [input.revenue, input.costs, monthlyProfit].map(amount =>
    moneyText(amount, currency),
  )
  const of = sharesOf(profitMargin)
  if (monthlyProfit < 0)
    return [
      {
        block: 'chart',
        kind: 'bars',
        title: 'Revenue and costs of the month',
        text: `Revenue ${revenue}, costs ${costs}. The costs are higher.`,
        items: [
          { label: 'Revenue', value: input.revenue, ...shown(revenue), tone: 'good' },
          { label: 'Costs', value: input.costs, ...shown(costs), tone: 'stop' },
        ],
      },
    ]
  return [
    {
      block: 'chart',
      kind: 'split',
      title: 'Where the month’s revenue goes',
      text: `Of ${revenue}, costs take ${costs} and ${left} is profit.`,
      items: [
        { label: 'Costs', value: input.costs, ...shown(costs), ...of.costs, tone: 'plain' },
        { label: 'Profit', value: monthlyProfit, ...shown(left), ...of.profit, tone: 'good' },
      ],
    },
  ]
}

/** Profit's share is the margin, as shown everywhere else; the costs get the rest of 100. */
function sharesOf(margin: number | null): { costs: { share?: string }; profit: { share?: string } } {
  if (margin === null || margin < 0 || margin > 100) return { costs: {}, profit: {} }
  const share = percentText(margin)
  const decimals = share.split('.')[1]?.replace('%', '').length ?? 0
  return { profit: { share }, costs: { share: `${(100 - Number.parseFloat(share)).toFixed(decimals)}%` } }
}

const shown = (text: string | undefined): { shown?: string } => (text === undefined ? {} : { shown: text })

/** What one client brings in and costs, against the mark for a good revenue per client. */
function ofClient(input: ProfitInput, { revenuePerClient, costPerClient, currency }: ProfitOutput): Chart[] {
  if (revenuePerClient === null || costPerClient === null || revenuePerClient + costPerClient < LEAST)
    return []
  const money = (amount: number): string => moneyText(amount, currency)
  const good = rounded(times(exact(input.averagePrice), exact(GOOD_MULTIPLE)), 2)
  const mark = { label: 'Good: 1.5 times the average price', value: good, shown: money(good) }
  return [
    {
      block: 'chart',
      kind: 'bars',
      title: 'One client',
      text: `One client brings ${money(revenuePerClient)} and costs ${money(costPerClient)}. ${mark.label} is ${mark.shown}.`,
      items: [
        {
          label: 'Brings',
          value: revenuePerClient,
          shown: money(revenuePerClient),
          tone: revenuePerClient < costPerClient ? 'stop' : 'good',
        },
        { label: 'Costs', value: costPerClient, shown: money(costPerClient), tone: 'plain' },
      ],
      ...(good >= LEAST ? { mark } : {}),
    },
  ]
}

export const chartsOf = (input: ProfitInput, output: ProfitOutput): Chart[] => [
  ...ofMonth(input, output),
  ...ofClient(input, output),
  ...againstBreakEven(input, output),
]

function againstBreakEven(
  input: ProfitInput,
  { breakEvenClients, monthlyProfit, currency }: ProfitOutput,
): Chart[] {
  if (breakEvenClients === null || (breakEvenClients === 0 && input.clients === 0)) return []
  const real = realBreakEven(input)
  const items: Chart['items'] = [
    {
      label: input.basis === 'plan' ? 'Clients in this plan' : 'Clients this month',
      value: input.clients,
      shown: countText(input.clients),
      tone: monthlyProfit < 0 ? 'stop' : 'good',
    },
    {
      label: `Break-even at ${moneyText(input.averagePrice, currency)} each`,
      value: breakEvenClients,
      shown: countText(breakEvenClients),
    },
  ]
  if (real !== null && real !== breakEvenClients)
    items.push({ label: 'Break-even at what they bring now', value: real, shown: countText(real) })
  return [
    {
      block: 'chart',
      kind: 'bars',
      title: 'Clients against break-even',
      text: `Clients against break-even. ${items.map(({ label, shown }) => `${label}: ${shown}.`).join(' ')}`,
      items,
    },
  ]
}
