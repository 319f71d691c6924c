// Saved analyses, recalculated from their own figures.
import { figuresOf } from '../../../../shared/tools/salon-profit/engine'
import { type Currency, ProfitInput, ProfitOutput } from '../../../../shared/tools/salon-profit/schema'
import type { Row } from '../../../platform/data/queries/queries'

export type Analysis = {
  id: string
  at: string
  pending: boolean
  input: ProfitInput
  output: ProfitOutput
}

/** With more points than this, a trend gets too crowded to read. */
const MOST_POINTS = 12

/** Newest first, in the order given; anything unreadable (from another version) is left out. */
export function analysesOf(asks: readonly Row<'ask'>[]): Analysis[] {
  return asks.flatMap(({ id, pending, fields }) => {
    const input = ProfitInput.safeParse(fields.input)
    const stored = ProfitOutput.safeParse(fields.draft)
    if (!input.success || !stored.success) return []
    const output = figuresOf(input.data, stored.data.currency)
    return [{ id, at: fields.asked_at, pending, input: input.data, output }]
  })
}

/** Oldest first: only months, not plans, and only one currency, as two can't share a line. */
export function trendOf(analyses: readonly Analysis[], currency: Currency): Analysis[] {
  return analyses
    .filter(({ input, output }) => input.basis === 'month' && output.currency === currency)
    .slice(0, MOST_POINTS)
    .reverse()
}
