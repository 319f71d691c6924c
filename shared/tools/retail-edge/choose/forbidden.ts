// Why a product must not be offered, with the record's own words.
import { mayBeQuoted } from '../prose'
import type { LeftOut } from '../schema'
import { quoteOf } from './words'

export type Forbidden = { why: LeftOut['why']; text: string }

export const said = ({
  quote,
  where,
  word,
}: {
  quote: string
  where: string
  word?: string | null
}): string => `“${quoteOf({ quote, where, word: word ?? '…' }, mayBeQuoted)}” (${where})`
