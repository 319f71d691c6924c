// The four figures as strings or numbers, and the answer as one line of figures: for the engine's command line.
import { type Figure, type Per, readFigure } from '../../reading/text/figure'
import { NOT_NUMBERS, ProfitInput, ProfitOutput } from './schema'

const FIELDS = {
  revenue: { label: 'Monthly revenue', money: true, per: 'month' },
  costs: { label: 'Monthly costs', money: true, per: 'month' },
  clients: { label: 'Clients per month', money: false, per: 'month' },
  averagePrice: { label: 'Average service price', money: true, per: 'client' },
} as const

type Field = keyof typeof FIELDS
const names = Object.keys(FIELDS) as Field[]

type ReadMonth = { ok: true; input: ProfitInput } | { ok: false; error: string }

function figureOf(value: unknown, { money, per }: { money: boolean; per: Per }): Figure {
  if (typeof value === 'number')
    return Number.isFinite(value)
      ? { ok: true, value: value === 0 ? 0 : value }
      : { ok: false, why: 'That is too large to work with.' }
  if (typeof value === 'string') return readFigure(value, money ? { decimals: 2, per } : { per })
  return {
    ok: false,
    why: value === undefined || value === null ? 'It is missing.' : 'That is not a number.',
  }
}

/** Reads strings as typed, or numbers, the way the form does. `error`: which figure is wrong and why, in words. */
export function readMonth(given: { readonly [name: string]: unknown }): ReadMonth {
  const figures = names.map(name => ({ name, figure: figureOf(given[name], FIELDS[name]) }))
  const unread = figures.flatMap(({ name, figure }) =>
    figure.ok ? [] : [`${FIELDS[name].label}: ${figure.why}`],
  )
  if (unread.length > 0) return { ok: false, error: `${NOT_NUMBERS}. ${unread.join(' ')}` }
  const typed = Object.fromEntries(figures.map(({ name, figure }) => [name, figure.ok ? figure.value : null]))
  const read = ProfitInput.safeParse({ ...typed, basis: given.basis === 'plan' ? 'plan' : 'month' })
  if (read.success) return { ok: true, input: read.data }
  const issues = [...new Set(read.error.issues.map(issue => issue.message))]
  return { ok: false, error: `${NOT_NUMBERS}. ${issues.join('. ')}.` }
}

/** Under the specification's names. `error` says what couldn't be worked out; the other figures still stand. */
export function profitLine(output: unknown): Record<string, unknown> {
  const { monthlyProfit, profitMargin, revenuePerClient, costPerClient, breakEvenClients, ...rest } =
    ProfitOutput.parse(output)
  return {
    monthlyProfit,
    profitMargin,
    revenuePerClient,
    costPerClient,
    breakEvenClients,
    recommendations: rest.recommendations,
    ...(rest.unknown.length > 0 ? { error: rest.unknown.join(' ') } : {}),
  }
}
