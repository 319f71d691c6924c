// Merges several readings of one text. In order of rank: a person's pick, a sure statement, a model's reading whose
// words were found, the card, the last formula, an unsure statement, an assumption.
import type { Fact, From } from './reading'

/** A fact from the built-in reader, the records or a person; or from a model, with its quote found in the text. */
export type MergedFact = Omit<Fact, 'from'> & { from: From | 'model' }
export type Facts = Readonly<Record<string, MergedFact>>

function rankOf({ from, sure }: MergedFact): number {
  if (from === 'picked') return 6
  if (from === 'said') return sure ? 5 : 1
  return { model: 4, card: 3, formula: 2, assumed: 0 }[from]
}
/** These read the same text, so where they differ nobody knows which is right. */
const isReader = ({ from }: MergedFact): boolean => from === 'said' || from === 'model'

function together(one: MergedFact, other: MergedFact): MergedFact {
  const [first, second] = rankOf(one) >= rankOf(other) ? [one, other] : [other, one]
  if (first.value === second.value) return { ...first, sure: first.sure || second.sure }
  return isReader(first) && isReader(second) ? { ...first, sure: false, also: second.value } : first
}

/** The merged facts by path. The order of the readings only matters between facts of the same rank. */
export function merge(...readings: readonly Facts[]): Record<string, MergedFact> {
  const merged = new Map<string, MergedFact>()
  for (const facts of readings)
    for (const [path, fact] of Object.entries(facts)) {
      const before = merged.get(path)
      merged.set(path, before ? together(before, fact) : fact)
    }
  return Object.fromEntries(merged)
}
