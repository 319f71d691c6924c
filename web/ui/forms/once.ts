import { useState } from 'react'

/**
 * Runs one piece of work at a time: what is asked for while one is under way is not done at all. A state would come too
 * late: a held key and a second tap call before anything is drawn again.
 */
export function makeOnce(): (work: () => Promise<void>) => Promise<void> {
  let running = false
  return async work => {
    if (running) return
    running = true
    try {
      await work()
    } finally {
      running = false
    }
  }
}

export function useOnce(): (work: () => Promise<void>) => Promise<void> {
  const [once] = useState(makeOnce)
  return once
}

/** Saves what stands there, and again what was typed while that was saved. False where it was not saved. */
export async function savedAll<T>(present: () => T, save: (value: T) => Promise<boolean>): Promise<boolean> {
  for (;;) {
    const value = present()
    if (!(await save(value))) return false
    if (present() === value) return true
  }
}
