// Why a product must not be offered, with the record's own words.
import { mayBeQuoted } from '../prose'
import type { LeftOut } from '../schema'
import { quoteOf } from './words'

export type Forbidden = { why: LeftOut['why']; text: string }

/** "Gluten and wheat", "wheat" and "oat" are "gluten, wheat or oat"; "MI and MCI preservatives" stay together. */
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
}): string => `“${quoteOf({ quote, where, word: word ?? '…' }, mayBeQuoted)}” (${where})`
