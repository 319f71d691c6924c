// Follows one record outside any screen: reports it at once, on each change, and when another account's database is
// opened.
import { liveQuery } from 'dexie'
import type { Kind } from '../../../../shared/sync/kinds'
import { currentSalon, databaseState, isFromNewerApp, onDatabase } from '../db'
import { getFrom, type Row } from './read'

export function followRecord<K extends Kind>(
  kind: K,
  id: () => string,
  tell: (row: Row<K> | null) => void,
): () => void {
  let following: { unsubscribe: () => void } | null = null
  const again = (): void => {
    following?.unsubscribe()
    following = null
    const salon = currentSalon()
    if (salon === null || databaseState() !== 'open' || isFromNewerApp(salon.db)) return
    following = liveQuery(() => getFrom(salon.db, kind, id())).subscribe({
      next: row => {
        if (currentSalon() === salon) tell(row)
      },
      error: error => console.error('A record could not be followed.', error),
    })
  }
  const forget = onDatabase(again)
  again()
  return () => {
    forget()
    following?.unsubscribe()
  }
}
