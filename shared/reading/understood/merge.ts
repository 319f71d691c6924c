// Several readings of one text become one, by one law: what a person picked, then what was said and is sure, a model's
// reading whose words were found, the card, the last formula, what was said and is unsure, what is assumed.
import type { Fact, From } from './reading'

/** A fact of the built-in reader, of the records or of a person; or a model's, its quote found in the text. */
export type MergedFact = Omit<Fact, 'from'> & { from: From | 'model' }
export type Facts = Readonly<Record<string, MergedFact>>

function rankOf({ from, sure }: MergedFact): number {
  if (from === 'picked') return 6
  if (from === 'said') return sure ? 5 : 1
  return { model: 4, card: 3, formula: 2, assumed: 0 }[from]
}
/** They read the same text: where they differ, nobody knows. */
const isReader = ({ from }: MergedFact): boolean => from === 'said' || from === 'model'

function together(one: MergedFact, other: MergedFact): MergedFact {
  const [first, second] = rankOf(one) >= rankOf(other) ? [one, other] : [other, one]
  if (first.value === second.value) return { ...first, sure: first.sure || second.sure }
  return isReader(first) && isReader(second) ? { ...first, sure: false, also: second.value } : first
}

/** By path; the same whatever their order, but for what is equally sure. */
export function merge(...readings: readonly Facts[]): Record<string, MergedFact> {
  const merged = new Map<string, MergedFact>()
  for (const facts of readings)
    for (const [path, fact] of Object.entries(facts)) {
      const before = merged.get(path)
      merged.set(path, before ? together(before, fact) : fact)
    }
  return Object.fromEntries(merged)
}
