// One drain at a time in this tab, and by a Web Lock mostly one on this device. The lock saves bytes, no more: where
// there is none, or where whoever holds it sleeps, the drain runs without it.
import { compare } from './compare'
import type { Device } from './device'
import { type Ended, sync } from './sync'

const LOCK_WAIT_MS = 10_000

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
        let ended = await withLock(device.salon.account, () => sync(device))
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

async function withLock<T>(account: string, work: () => Promise<T>): Promise<T> {
  if (typeof navigator === 'undefined' || !navigator.locks) return work()
  const waited = new AbortController()
  const timer = setTimeout(() => waited.abort(), LOCK_WAIT_MS)
  try {
    return await navigator.locks.request(`chairside-sync-${account}`, { signal: waited.signal }, () => {
      clearTimeout(timer)
      return work()
    })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError' && waited.signal.aborted) return work()
    throw error
  } finally {
    clearTimeout(timer)
  }
}
