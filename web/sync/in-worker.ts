// The same sync in the service worker, for what waits after the page was closed.
import { isFromNewerApp, makeSalon } from '../data/db'
import { thisDevice } from './device'
import { tellWorker, toldByPage } from './known-to-worker'
import { withLock } from './lock'
import { sync } from './sync'

/** Throws where it is worth trying again: the browser then does, later. */
export async function syncInWorker(): Promise<void> {
  const account = await toldByPage()
  if (account === null) return
  const salon = makeSalon(account)
  try {
    await salon.db.open()
    if (isFromNewerApp(salon.db)) return
    const device = thisDevice(salon, () => void tellWorker(null))
    const ended = await withLock(account, () => sync(device))
    if (ended === 'unreachable' || ended === 'server-trouble') throw new Error(`The sync ended: ${ended}`)
  } finally {
    salon.db.close()
  }
}
