import { useState } from 'react'

/**
 * Runs one task at a time and ignores calls meanwhile. React state would be too late: a held key or a second tap
 * arrives before the next render.
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

/** Saves, and saves again if something was typed meanwhile. False if a save failed. */
export async function savedAll<T>(present: () => T, save: (value: T) => Promise<boolean>): Promise<boolean> {
  for (;;) {
    const value = present()
    if (!(await save(value))) return false
    if (present() === value) return true
  }
}
