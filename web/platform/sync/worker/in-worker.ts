// The same sync in the service worker, for what waits after the page was closed.

import { makeStampClock, type StampClock } from '../../data/clock/stamp-clock'
import { isFromNewerApp, makeSalon, type SalonDb } from '../../data/db'
import { newId } from '../../data/ids'
import { thisDevice } from '../device'
import { withLock } from '../lock'
import { sync } from '../sync'
import { endInWorker } from './end-in-worker'
import { accountOfPages } from './known-to-worker'

/** Throws where it is worth trying again: the browser then does, later. */
export async function syncInWorker(): Promise<void> {
  const account = await accountOfPages()
  if (account === null) return
  const salon = makeSalon(account)
  let isOver = false
  try {
    await salon.db.open()
    if (isFromNewerApp(salon.db)) return
    // An account that was deleted is put away by the next page: it asks first of all.
    const device = thisDevice(salon, await workerClock(salon.db), {
      gone: () => undefined,
      ended: () => {
        isOver = true
      },
    })
    const ended = await withLock(account, () => sync(device))
    if (ended === 'unreachable' || ended === 'server-trouble') throw new Error(`The sync ended: ${ended}`)
  } finally {
    salon.db.close()
    if (isOver) await endInWorker(account)
  }
}

/**
 * Waits within one event: the browser's own next try is minutes away, and after a few it gives up. A router that is back
 * after half a minute is met here, also where the page was open as the event began, and is closed now.
 */
const PAUSES_MS = [2_000, 4_000, 8_000, 16_000, 32_000]

export async function syncInBackground(
  run: () => Promise<void> = syncInWorker,
  pauses: readonly number[] = PAUSES_MS,
): Promise<void> {
  for (const pause of pauses) {
    try {
      return await run()
    } catch (error) {
      // Without any network the browser waits for one, and calls again.
      if (!navigator.onLine) throw error
      await new Promise(resolve => setTimeout(resolve, pause))
    }
  }
  await run()
}

/** A worker stamps nothing. It starts from what the pages last guessed of the time, and hears the server first. */
async function workerClock({ outbox }: SalonDb): Promise<StampClock> {
  const last = await outbox.orderBy(':id').reverse().first()
  const kept = { offset: last?.stamped?.guess?.offset ?? 0, seen: last?.at ?? 0, floor: 0, gap: 0 }
  const sources = { wall: () => Date.now(), steady: () => performance.now() }
  const clock = makeStampClock(sources, kept, () => undefined, newId)
  // Workers sleep, and nobody tells them.
  clock.hidden()
  return clock
}
