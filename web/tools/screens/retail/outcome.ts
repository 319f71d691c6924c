// What became of a recommended product: the latest outcome counts.
import type { FieldsOf } from '../../../../shared/salon/records/records'

export type Noted = FieldsOf<'ask'>['outcomes'][number]
export type OutcomeName = Noted['outcome']

/** Sets an ask's outcome for one product; null removes it. The others stay. */
export function withOutcome(
  outcomes: readonly Noted[],
  product: { id: string; name: string },
  outcome: OutcomeName | null,
  at: string,
): Noted[] {
  const others = outcomes.filter(({ id }) => id !== product.id)
  return outcome === null
    ? others
    : [...others, { id: product.id, name: product.name.slice(0, 200), outcome, at }]
}

export const outcomeOf = (outcomes: readonly Noted[], id: string): OutcomeName | null =>
  outcomes.findLast(each => each.id === id)?.outcome ?? null
