// Sends waiting sounds and photo bytes one at a time, from one tab at a time, and retries what failed.
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
/** A better signal won't fix these: somebody has to do something. */
const WORTH_SAYING: ReadonlySet<string> = new Set(['storage-full', 'email-unproved', 'no-photo-permission'])

/** How long to wait after the nth failure in a row. */
export const pauseAfter = (failures: number, chance: number): number =>
  Math.min(5 * 60_000, 2_000 * 2 ** Math.max(0, failures - 1)) * (0.75 + chance / 2)

/**
 * False when something is worth another try. Skips sounds whose memo hasn't gone out: that is announced when it has.
 */
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

/** If another tab is at it, leave it to that one. Without Web Locks both send, and the server keeps one. */
async function alone(name: string, work: () => Promise<boolean>): Promise<boolean> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return work()
  return navigator.locks.request(name, { ifAvailable: true }, lock => (lock ? work() : false))
}
