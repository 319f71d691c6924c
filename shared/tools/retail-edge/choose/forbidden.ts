// Why a product mustn't be offered, in the record's own words.
import { mayBeQuoted, quoteOf } from '../prose'
import type { LeftOut } from '../schema'

/** `isSilent`: the product just doesn't say. */
export type Forbidden = { why: LeftOut['why']; text: string; isSilent?: true }

/** "Gluten and wheat", "wheat" and "oat" become "gluten, wheat or oat"; "MI and MCI preservatives" stay together. */
export function joinedNames(names: readonly string[]): string {
  const unique = [...new Set(names.flatMap(name => name.replace('MI and MCI', 'MI/MCI').split(' and ')))]
  const last = unique.pop()
  return [unique.join(', '), last].filter(Boolean).join(' or ')
}

export const said = ({
  quote,
  where,
  word,
}: {
  quote: string
  where: string
  word?: string | null
}): string => `“${quoteOf({ quote, word: word ?? '…' }, mayBeQuoted)}” (${where})`
