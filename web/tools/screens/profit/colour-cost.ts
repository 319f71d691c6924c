// The months whose colour can be told, and what the typed costs become with it.
import { z } from 'zod'

/** Which months' colour was put into the costs, each with what they became. */
export const InCosts = z.array(z.object({ month: z.string(), becomes: z.string() }))
export type InCosts = z.infer<typeof InCosts>

/** What of it still stands: costs that were typed anew hold nobody knows what. */
export const stillIn = (added: InCosts, costs: string): InCosts =>
  added.at(-1)?.becomes === costs ? added : []

/** A calendar month on this device's clock: 0 is the present one, 1 the one before. */
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

/** Costs with the real colour in place of what was reckoned for it; null where more was reckoned than there is in all. */
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
