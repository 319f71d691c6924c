// One drain at a time in this tab, and mostly one on this device.
import { compare } from './compare'
import type { Device } from './device'
import { withLock } from './lock'
import { type Ended, firstBatch, sync } from './sync'

export type Runner = {
  /** Ends when what was asked for was tried; asked during a drain, it runs once more. */
  run: () => Promise<Ended>
  isRunning: () => boolean
}

export function makeRunner(device: Device, onRunning: (running: boolean) => void): Runner {
  let current: Promise<Ended> | null = null
  let again = false

  async function drain(): Promise<Ended> {
    onRunning(true)
    try {
      for (;;) {
        again = false
        // Taken while the lock is asked for. Where another tab had it, it may have sent this meanwhile: then anew.
        const first = firstBatch(device)
        first.catch(() => undefined)
        let ended = await withLock(device.salon.account, waited => sync(device, waited ? undefined : first))
        if (ended === 'done' && (await compare(device))) ended = await sync(device)
        if (!again || ended !== 'done') return ended
      }
    } finally {
      current = null
      onRunning(false)
    }
  }

  return {
    run: () => {
      again = current !== null
      current ??= drain()
      return current
    },
    isRunning: () => current !== null,
  }
}
