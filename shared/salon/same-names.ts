// Tells two clients of the same name apart by what the salon has: the end of the phone number and the last visit.
import { dayText } from '../day-text'
import { folded } from '../fold-text'

/** The ids of those whose name somebody else here has too; accents and capitals make no difference. */
export function sameNamed(clients: readonly { id: string; name: string }[]): ReadonlySet<string> {
  const byName = new Map<string, Set<string>>()
  for (const { id, name } of clients) {
    const key = folded(name).trim().replace(/\s+/g, ' ')
    byName.set(key, (byName.get(key) ?? new Set()).add(id))
  }
  return new Set([...byName.values()].filter(ids => ids.size > 1).flatMap(ids => [...ids]))
}

/** "phone …321 · last here 12 Nov 2026". `seen`: ISO instant; undefined while not known yet. */
export function apartWords(phone: string | null, seen: string | null | undefined): string {
  const digits = (phone ?? '').replace(/\D/g, '')
  const number = digits === '' ? 'no phone' : `phone …${digits.slice(-3)}`
  const visit = seen === undefined ? null : seen === null ? 'no visit yet' : `last here ${dayText(seen)}`
  return [number, visit].filter(Boolean).join(' · ')
}
