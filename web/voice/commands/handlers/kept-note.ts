// A note that is being spoken, kept on this device until it is saved or thrown away: a killed tab loses none of it.
import { knownAccount } from '../../../platform/data/account/account'
import { draftsOf } from '../../../platform/data/account/people'
import { newId } from '../../../platform/data/ids'
import { kept } from '../../../platform/data/kept/kept-store'

/** Null where nobody is signed in, or not any more: under no account nothing would ever find it. */
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
    // Unreadable: there is none.
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

/** Of the note that it becomes: said or saved twice, it is the same one (records/drop-saved.ts). */
export const keptNoteId = (clientId: string): string => found(clientId)?.id ?? newId()
