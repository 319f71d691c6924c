// The months with a known colour cost, and what it does to the typed costs.
import { z } from 'zod'

/** Months whose colour was added to the costs, each with the resulting costs. */
export const InCosts = z.array(z.object({ month: z.string(), becomes: z.string() }))
export type InCosts = z.infer<typeof InCosts>

/** What still applies: once somebody retypes the costs, we can't know what they include. */
export const stillIn = (added: InCosts, costs: string): InCosts =>
  added.at(-1)?.becomes === costs ? added : []

/** A calendar month by this device's clock: 0 is this month, 1 the last. */
export function monthBack(now: string, back: number): { from: string; to: string; name: string } {
  const day = new Date(now)
  const start = new Date(day.getFullYear(), day.getMonth() - back, 1)
  const end = new Date(day.getFullYear(), day.getMonth() - back + 1, 1)
  return {
    from: start.toISOString(),
    to: end.toISOString(),
    name: start.toLocaleDateString('en-GB', { month: 'long' }),
  }
}

const cents = (amount: number): number => Math.round(amount * 100)

/**
 * Replaces the estimate for colour in the costs with the real figure; null if the estimate is more than all the costs.
 */
export function withColour(costs: number, reckoned: number, pennies: number): number | null {
  const rest = cents(costs) - cents(reckoned)
  return rest < 0 ? null : (rest + pennies) / 100
}

export const knownWords = (bowls: number, known: number): string =>
  bowls === known
    ? bowls === 1
      ? 'of one bowl'
      : `of all ${bowls} bowls`
    : `known for ${known} of ${bowls} bowls`
