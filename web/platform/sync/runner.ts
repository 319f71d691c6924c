// One drain at a time in this tab, and usually only one on this device.
import type { Handed } from '../data/saving/saved'
import { compare } from './compare'
import type { Device } from './device'
import { withLock } from './lock'
import { type Ended, firstBatch, heardAll, send, sync } from './sync'

export type Runner = {
  /**
   * Resolves when everything asked for was tried; a call during a drain makes it run once more. `handed` goes out
   * first.
   */
  run: (handed?: Handed | null) => Promise<Ended>
  isRunning: () => boolean
}

export function makeRunner(device: Device, onRunning: (running: boolean) => void): Runner {
  let current: Promise<Ended> | null = null
  let again = false

  async function drain(handed: Handed | null): Promise<Ended> {
    // The lock only saves bytes, so a change that was handed on needn't wait for it.
    let sent = handed && send(device, handed)
    onRunning(true)
    try {
      for (;;) {
        again = false
        const early = sent
        sent = null
        // Take the batch while asking for the lock. If another tab had it, it may have sent these: then take new ones.
        const taken = early ? null : firstBatch(device)
        taken?.catch(() => undefined)
        let ended = await withLock(device.salon.account, waited =>
          sync(device, early ?? (waited || !taken ? undefined : taken)),
        )
        if (heardAll(ended) && (await compare(device))) ended = await sync(device)
        if (!again || !heardAll(ended)) return ended
      }
    } finally {
      current = null
      onRunning(false)
    }
  }

  return {
    run: (handed = null) => {
      again = current !== null
      current ??= drain(handed)
      return current
    },
    isRunning: () => current !== null,
  }
}
