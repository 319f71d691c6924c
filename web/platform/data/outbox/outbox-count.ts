import { currentSalon } from '../db'
import { soundsToSend } from '../media/sounds-to-send'

/** How many changes and memo sounds of the open account are waiting to be sent. */
export async function outboxCount(): Promise<number> {
  const db = currentSalon()?.db
  if (!db) return 0
  const [changes, sounds] = await Promise.all([db.outbox.count(), soundsToSend(db)])
  return changes + sounds
}
