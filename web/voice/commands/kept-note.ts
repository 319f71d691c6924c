// A note that is being spoken, kept in this browser until it is saved or thrown away: a killed tab loses none of it.
import { knownAccount } from '../../data/account'
import { draftsOf } from '../../data/people'

const key = (): string => `kept:${draftsOf(knownAccount()?.id ?? '')}:spoken-note`
type Kept = { clientId: string; text: string }

/** False where this browser has no room. */
export function keepNote(note: Kept | null): boolean {
  try {
    if (note === null) localStorage.removeItem(key())
    else localStorage.setItem(key(), JSON.stringify(note))
    return true
  } catch {
    return note === null
  }
}

export function keptNote(clientId: string | null): string | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key()) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('clientId' in kept) || !('text' in kept)) return null
    return kept.clientId === clientId && typeof kept.text === 'string' && kept.text !== '' ? kept.text : null
  } catch {
    return null
  }
}
