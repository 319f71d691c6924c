// Sounds, and bytes of photos, that wait are sent one after the other, from one tab at a time, and again later where that failed.
import type { Salon } from '../../../platform/data/db'
import {
  claimed,
  memoWaits,
  soundOf,
  soundWaits,
  soundWasRefused,
  soundWasSent,
  unsentHashes,
} from '../../../platform/data/media/sounds'
import { type Ended, upload } from './upload'

type Send = typeof upload
/** Nothing that a signal mends: somebody has to do something. */
const WORTH_SAYING: ReadonlySet<string> = new Set(['storage-full', 'email-unproved', 'no-photo-permission'])

/** How long to wait after the nth failure in a row. */
export const pauseAfter = (failures: number, chance: number): number =>
  Math.min(5 * 60_000, 2_000 * 2 ** Math.max(0, failures - 1)) * (0.75 + chance / 2)

/** False where something is worth another try. What waits for its memo is left: it is told when that has gone. */
export async function sendSounds(salon: Salon, send: Send = upload): Promise<boolean> {
  return alone(`chairside-sounds-${salon.account}`, async () => {
    let isDone = true
    for (const hash of await unsentHashes(salon.db)) {
      const kept = await soundOf(salon.db, hash)
      if (!kept) continue
      const sound = await claimed(salon.db, kept)
      if (await memoWaits(salon.db, sound ?? kept)) continue
      if (sound === null) {
        await soundWasSent(salon.db, hash)
        continue
      }
      const ended: Ended = await send({ ...sound, account: salon.account })
      if (ended.ok) await soundWasSent(salon.db, hash)
      else if (ended.again) {
        isDone = false
        if (WORTH_SAYING.has(ended.code)) await soundWaits(salon.db, hash, ended.code)
      }
      // Refused for good: its memo says so, and the sound stays on this device.
      else await soundWasRefused(salon.db, hash, ended.code)
    }
    return isDone
  })
}

/** Another tab that is at it will do it. Without locks both do, and the server keeps one. */
async function alone(name: string, work: () => Promise<boolean>): Promise<boolean> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return work()
  return navigator.locks.request(name, { ifAvailable: true }, lock => (lock ? work() : false))
}
