// The analysis as a sheet: the result, how it splits, what to do, and how each figure was worked out.
import type { Block, Sheet } from '../../sheet'
import type { Question } from '../../tool'
import { COSTS_TEXT, COSTS_TEXT_ELSEWHERE, vatText } from './analysis/caveats'
import { chartsOf } from './analysis/charts'
import { misfit } from './analysis/fit'
import { reachOf, realBreakEven } from './analysis/reach'
import { RISES, riseOf } from './analysis/rise'
import { draft, LEAST } from './engine'
import type { ProfitInput, ProfitOutput } from './schema'
import { clientsText, countText, moneyText, percentText } from './words'

type ProfitAnswer = { input: ProfitInput; output: ProfitOutput }
type Item = { label: string; value: string; detail: string | null }

const NONE = '–'
const NOT_POSSIBLE = 'not possible'

const note = (tone: 'info' | 'caution', title: string | null, text: string): Block => ({
  block: 'note',
  tone,
  title,
  text,
  rule: null,
})

/** The answer in a sentence. */
function summaryOf({ input, output }: ProfitAnswer): string {
  const { currency, monthlyProfit, profitMargin } = output
  const plan = input.basis === 'plan'
  const month = plan ? 'in a month of this plan' : 'a month'
  const margin = profitMargin === null ? '' : `, a margin of ${percentText(profitMargin)}`
  if (monthlyProfit < 0) return `A loss of ${moneyText(-monthlyProfit, currency)} ${month}${margin}.`
  if (monthlyProfit === 0 && input.revenue === 0) return 'Nothing taken and nothing spent.'
  if (monthlyProfit === 0) return `Neither profit nor loss ${month}: costs are as high as takings.`
  return `${moneyText(monthlyProfit, currency)} profit ${month}${margin}.`
}

const toneOf = ({ monthlyProfit }: ProfitOutput): 'info' | 'caution' =>
  monthlyProfit < 0 ? 'caution' : 'info'

/** The rule counts one service at the average price; what clients really bring in is a different number. */
function breakEvenDetail({ input, output }: ProfitAnswer): string {
  const { breakEvenClients, revenuePerClient, currency } = output
  if (breakEvenClients === null) return 'no price to break even at'
  const real = realBreakEven(input)
  const at = `at ${moneyText(input.averagePrice, currency)} each`
  if (real === null || revenuePerClient === null || real === breakEvenClients) return at
  return `${at}; at the ${moneyText(revenuePerClient, currency)} they bring now, ${countText(real)}`
}

const ofHundred = (margin: number, output: ProfitOutput): string => {
  const hundred = moneyText(100, output.currency).replace('.00', '')
  return Math.abs(margin) > 1000
    ? 'of revenue'
    : `${moneyText(margin, output.currency)} of every ${hundred} taken`
}

function figures({ input, output }: ProfitAnswer): Block {
  const { currency, monthlyProfit, profitMargin, revenuePerClient, costPerClient, breakEvenClients } = output
  const money = (amount: number | null): string => (amount === null ? NONE : moneyText(amount, currency))
  const items: Item[] = [
    {
      label: 'Monthly profit',
      value: money(monthlyProfit),
      detail: `${money(input.revenue)} − ${money(input.costs)}`,
    },
    {
      label: 'Profit margin',
      value: profitMargin === null ? NONE : percentText(profitMargin),
      detail: profitMargin === null ? 'no revenue' : ofHundred(profitMargin, output),
    },
    { label: 'Revenue per client', value: money(revenuePerClient), detail: clientsText(input.clients) },
    { label: 'Cost per client', value: money(costPerClient), detail: clientsText(input.clients) },
    {
      label: 'Break-even clients',
      value: breakEvenClients === null ? NONE : countText(breakEvenClients),
      detail: breakEvenDetail({ input, output }),
    },
  ]
  return {
    block: 'figures',
    text: items.map(item => `${item.label}: ${item.value}`).join('. '),
    items,
  }
}

function working({ input, output }: ProfitAnswer): Block {
  const { currency } = output
  const money = (amount: number | null): string =>
    amount === null ? NOT_POSSIBLE : moneyText(amount, currency)
  const clients = countText(input.clients)
  const profit = money(output.monthlyProfit)
  const rows: [string, string, string, string][] = [
    ['Monthly profit', 'revenue − costs', `${money(input.revenue)} − ${money(input.costs)}`, profit],
    [
      'Profit margin',
      'profit ÷ revenue',
      `${profit} ÷ ${money(input.revenue)}`,
      output.profitMargin === null ? NOT_POSSIBLE : percentText(output.profitMargin),
    ],
    [
      'Revenue per client',
      'revenue ÷ clients',
      `${money(input.revenue)} ÷ ${clients}`,
      money(output.revenuePerClient),
    ],
    ['Cost per client', 'costs ÷ clients', `${money(input.costs)} ÷ ${clients}`, money(output.costPerClient)],
    [
      'Break-even clients',
      'costs ÷ average price, rounded up',
      `${money(input.costs)} ÷ ${money(input.averagePrice)}`,
      output.breakEvenClients === null ? NOT_POSSIBLE : countText(output.breakEvenClients),
    ],
  ]
  const told = rows.map(
    ([name, rule, sum, result]) =>
      `${name}: ${rule}, ${sum} ${result === NOT_POSSIBLE ? 'is not possible' : `= ${result}`}.`,
  )
  return {
    block: 'table',
    title: 'How it is worked out',
    text: `How it is worked out. ${told.join(' ')}`,
    columns: ['Figure', 'Working', 'Result'],
    rows: rows.map(([name, rule, sum, result]) => [name, `${rule}: ${sum}`, result]),
  }
}

function rises({ input, output }: ProfitAnswer): Block[] {
  if (input.revenue < LEAST || input.clients < 1 || input.averagePrice < LEAST) return []
  const all = RISES.map(percent => riseOf(input, percent))
  const { currency } = output
  const told = all.map(
    ({ percent, extra, clients, share }) =>
      `${percent}% brings ${moneyText(extra, currency)} more a month if every client stays; ${clients === 0 ? 'no client' : `${clientsText(clients)} (${share}%)`} could go and the profit would be the same.`,
  )
  return [
    {
      block: 'table',
      title: 'If all prices go up',
      text: `If all prices go up: ${told.join(' ')} Counted carefully: no cost goes with a client who leaves.`,
      columns: ['Rise', 'Average price', 'More profit if all stay', 'Clients you could lose'],
      rows: all.map(({ percent, price, extra, clients, share }) => [
        `${percent}%`,
        moneyText(price, currency),
        moneyText(extra, currency),
        `${countText(clients)} (${share}%)`,
      ]),
    },
  ]
}

const list = (title: string, items: readonly string[]): Block[] =>
  items.length === 0
    ? []
    : [{ block: 'list', title, text: `${title}: ${items.join(' ')}`, items: [...items] }]

function unfit({ input, output }: ProfitAnswer): Block[] {
  const text = misfit(input, output.currency)
  return text === null ? [] : [note('caution', 'Do these figures belong together?', text)]
}

/** If clients pay less than the list price, break-even by price alone is too optimistic. */
function belowPrice({ input, output }: ProfitAnswer): Block[] {
  const { revenuePerClient, currency } = output
  if (revenuePerClient === null || revenuePerClient <= 0 || revenuePerClient >= input.averagePrice) return []
  const real = realBreakEven(input)
  if (real === null || misfit(input, currency) !== null) return []
  return [
    note(
      'caution',
      'Clients pay less than the average price',
      `Each brings ${moneyText(revenuePerClient, currency)}, the average price is ${moneyText(input.averagePrice, currency)}. At what they really pay, break-even is ${clientsText(real)}. Look at discounts, redos and free extras.`,
    ),
  ]
}

export function show(output: ProfitOutput, input: ProfitInput): Sheet {
  const told = { input, output }
  return {
    title: input.basis === 'plan' ? 'Salon profit: a plan' : 'Salon profit analysis',
    spoken: spoken(told),
    holds: [],
    blocks: [
      note(toneOf(output), null, summaryOf(told)),
      figures(told),
      ...output.unknown.map(text => note('caution', null, text)),
      ...unfit(told),
      ...chartsOf(input, output),
      ...list('Recommendations', output.recommendations),
      ...list('What it would take', reachOf(input, output)),
      ...belowPrice(told),
      ...rises(told),
      working(told),
      note('info', 'With or without VAT', vatText(input, output.currency, output.vat)),
      note('info', 'Before you act on it', output.currency === 'GBP' ? COSTS_TEXT : COSTS_TEXT_ELSEWHERE),
    ],
  }
}

/** The figures while typing: the result and how it splits. */
export function preview(question: Question<ProfitInput>): Sheet {
  const { input } = question
  const output = draft(question)
  const told = { input, output }
  return {
    title: summaryOf(told),
    spoken: summaryOf(told),
    holds: [],
    blocks: [
      figures(told),
      ...output.unknown.map(text => note('caution', null, text)),
      ...unfit(told),
      ...chartsOf(input, output),
    ],
  }
}

function spoken({ input, output }: ProfitAnswer): string {
  const { breakEvenClients, revenuePerClient, costPerClient, currency } = output
  return [
    summaryOf({ input, output }),
    ...output.unknown,
    revenuePerClient === null || costPerClient === null
      ? ''
      : `Each client brings ${moneyText(revenuePerClient, currency)} and costs ${moneyText(costPerClient, currency)}.`,
    breakEvenClients === null
      ? ''
      : `Break-even is at ${clientsText(breakEvenClients)}; there were ${countText(input.clients)}.`,
    ...output.recommendations.map(text => `${text}.`),
  ]
    .filter(Boolean)
    .join(' ')
}
