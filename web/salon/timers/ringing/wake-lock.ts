// Keeps the screen on while a timer runs or somebody sits in the chair. The browser drops the lock when the page is
// hidden and when the battery is low; we ask again when the page is visible.

import { useState } from 'react'
import { useSource } from '../../../platform/outside'

export type WakeLock = 'off' | 'held' | 'unsupported' | 'refused'

export const wakeWords: Readonly<Record<WakeLock, string>> = {
  off: 'The screen goes off as usual.',
  held: 'The screen stays on. That uses battery: keep the charger near.',
  unsupported: 'This browser can’t keep the screen on. Set the tablet to stay on for longer.',
  refused: 'The tablet would not keep the screen on, often because its battery is low. Plug it in.',
}

/** Lasts until the returned function is called. */
export function keepScreenOn(tell: (state: WakeLock) => void): () => void {
  if (!('wakeLock' in navigator)) {
    tell('unsupported')
    return () => tell('off')
  }
  let isOver = false
  let held: WakeLockSentinel | null = null
  let asking = false
  const hold = async (): Promise<void> => {
    if (isOver || asking || held !== null || document.visibilityState !== 'visible') return
    asking = true
    try {
      const lock = await navigator.wakeLock.request('screen')
      if (isOver) return void lock.release()
      held = lock
      tell('held')
      lock.addEventListener('release', () => {
        held = null
        if (!isOver) tell('off')
      })
    } catch (error) {
      console.info('The screen is not kept on.', error)
      if (!isOver) tell('refused')
    } finally {
      asking = false
    }
  }
  const again = (): void => void hold()
  document.addEventListener('visibilitychange', again)
  again()
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', again)
    held?.release().catch(() => undefined)
    tell('off')
  }
}

/** Whether the tablet can keep the screen on: asks for the lock once, and releases it. */
export function canKeepOn(): Promise<WakeLock> {
  return new Promise(resolve => {
    const end = keepScreenOn(state => {
      if (state === 'off') return
      // If it is unsupported, there is nothing to release.
      if (state !== 'unsupported') end()
      resolve(state)
    })
  })
}

export function useWakeLock(on: boolean): WakeLock {
  const [state, setState] = useState<WakeLock>('off')
  useSource(() => (on ? keepScreenOn(setState) : undefined), [on])
  return state
}
