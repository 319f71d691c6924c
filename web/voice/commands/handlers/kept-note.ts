// Keeps a note that is being spoken on this device until it is saved or thrown away, so a killed tab loses nothing.
import { knownAccount } from '../../../platform/data/account/account'
import { draftsOf } from '../../../platform/data/account/people'
import { newId } from '../../../platform/data/ids'
import { kept } from '../../../platform/data/kept/kept-store'

/** Null when nobody is signed in (any more): without an account, nothing would ever find the note. */
function keyNow(): string | null {
  const account = knownAccount()?.id
  return account === undefined ? null : `kept:${draftsOf(account)}:spoken-note`
}
type NoteDraft = { clientId: string; text: string; id: string | null }

function found(clientId: string | null): NoteDraft | null {
  const key = keyNow()
  if (key === null) return null
  try {
    const note: unknown = JSON.parse(kept.get(key) ?? 'null')
    if (typeof note !== 'object' || note === null || !('clientId' in note) || !('text' in note)) return null
    if (note.clientId !== clientId || clientId === null || typeof note.text !== 'string') return null
    return { clientId, text: note.text, id: 'id' in note && typeof note.id === 'string' ? note.id : null }
  } catch {
    // Unreadable, so there is no note.
    return null
  }
}

export function keepNote(note: Pick<NoteDraft, 'clientId' | 'text'> | null): void {
  const key = keyNow()
  if (key === null) return
  if (note === null) kept.remove(key)
  else kept.put(key, JSON.stringify({ ...note, id: found(note.clientId)?.id ?? newId() }))
}

export const keptNote = (clientId: string | null): string | null => found(clientId)?.text || null

/** The id of the future note, so that it stays one note even if said or saved twice (records/drop-saved.ts). */
export const keptNoteId = (clientId: string): string => found(clientId)?.id ?? newId()
