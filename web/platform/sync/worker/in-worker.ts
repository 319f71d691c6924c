// The same sync in the service worker, for what waits after the page was closed.

import { makeStampClock, type StampClock } from '../../data/clock/stamp-clock'
import { isFromNewerApp, makeSalon, type SalonDb } from '../../data/db'
import { newId } from '../../data/ids'
import { thisDevice } from '../device'
import { withLock } from '../lock'
import { sync } from '../sync'
import { endInWorker } from './end-in-worker'
import { accountOfPages } from './known-to-worker'

/** Throws when a retry is worthwhile; the browser then does one later. */
export async function syncInWorker(): Promise<void> {
  const account = await accountOfPages()
  if (account === null) return
  const salon = makeSalon(account)
  let isOver = false
  try {
    await salon.db.open()
    if (isFromNewerApp(salon.db)) return
    // The next page cleans up after a deleted account, as it asks the server first of all.
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
 * Waits within one event: the browser's own next try is minutes away, and it gives up after a few. So a router that is
 * back after half a minute is caught, even if the page was open when the event began and is closed now.
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
      // With no network at all, the browser waits for one and calls again.
      if (!navigator.onLine) throw error
      await new Promise(resolve => setTimeout(resolve, pause))
    }
  }
  await run()
}

/**
 * A worker stamps no changes. Its clock starts from the pages' last guess of the time, and hears from the server first.
 */
async function workerClock({ outbox }: SalonDb): Promise<StampClock> {
  const last = await outbox.orderBy(':id').reverse().first()
  const kept = { offset: last?.stamped?.guess?.offset ?? 0, seen: last?.at ?? 0, floor: 0, gap: 0 }
  const sources = { wall: () => Date.now(), steady: () => performance.now() }
  const clock = makeStampClock(sources, kept, () => undefined, newId)
  // Workers fall asleep unannounced, so count this one as hidden from the start.
  clock.hidden()
  return clock
}
