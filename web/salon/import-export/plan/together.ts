// Merges two lines about one person, for example from a list with a line per visit, into one card without losing
// anything from the second.

import { keyOf } from '../read/hanging'
import type { Mapping } from './columns'
import type { Outcome } from './dry-run'
import { type ClientRow, LONG, MOST_CONCERNS } from './rows'
import { foldEmail, foldName, foldPhone } from './same'

const missing = <T>(here: readonly T[], there: readonly T[], key: (one: T) => string): T[] => {
  const known = new Set(here.map(key))
  return there.filter(one => !known.has(key(one)))
}

/** Adds what `from` has besides to `into`, and says so; '' if there was nothing new. */
export function putTogether(
  into: Outcome<ClientRow>,
  from: Omit<Outcome<ClientRow>, 'does'>,
  header: readonly string[],
  mapping: Mapping,
): string {
  const { row } = into
  const heading = (target: 'phone' | 'email' | 'hair_type') => header[mapping.indexOf(target)] || target
  const other = (target: 'phone' | 'email' | 'hair_type', fold: (text: string | null) => string | null) => {
    const [here, there] = [row[target], from.row[target]]
    return here !== null && there !== null && fold(here) !== fold(there) ? `${heading(target)}: ${there}` : ''
  }
  const known = row.notes ?? ''
  const notes = [
    ...(from.row.notes ?? '').split('\n').filter(line => line !== '' && !known.split('\n').includes(line)),
    other('phone', foldPhone),
    other('email', foldEmail),
    other('hair_type', text => foldName(text ?? '')),
  ].filter(Boolean)
  const concerns = missing(row.concerns, from.row.concerns, foldName)
  const allergies = missing(into.allergies, from.allergies, ({ substance }) => foldName(substance))
  const hanging = missing(into.hanging, from.hanging, keyOf)
  const filled = (['phone', 'email', 'hair_type'] as const).filter(
    target => row[target] === null && from.row[target] !== null,
  )
  if (notes.length + concerns.length + allergies.length + hanging.length + filled.length === 0) return ''
  const text = [known, ...notes].filter(Boolean).join('\n')
  if (text.length > LONG || row.concerns.length + concerns.length > MOST_CONCERNS)
    return ' What this line adds would not fit onto that card.'
  for (const target of filled) row[target] = from.row[target]
  row.notes = text || null
  row.concerns.push(...concerns)
  into.allergies.push(...allergies)
  into.hanging.push(...hanging)
  return ' What this line adds goes onto that card.'
}
