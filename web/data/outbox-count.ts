import { currentSalon } from './db'

/** How many changes of the account that is open here wait to be sent. */
export async function outboxCount(): Promise<number> {
  return (await currentSalon()?.db.outbox.count()) ?? 0
}
