import { useCallback, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { forget, keep, kept } from './kept'

/** Long enough to fold a burst of keys into one write, short enough that a killed tab costs half a word. */
const SETTLE_MS = 300

/**
 * A piece of state that stands in this browser from the moment it is typed. `safe` is false where the browser would
 * not keep it. `clear` forgets it and starts again. The component must be keyed by `key`.
 */
export function useKept<T>(key: string, schema: z.ZodType<T>, initial: () => T) {
  const [value, setValue] = useState<T>(() => kept(localStorage, key, schema) ?? initial())
  const [safe, setSafe] = useState(true)
  const waiting = useRef<{ value: T; timer: number } | null>(null)

  const flush = useCallback((): void => {
    if (waiting.current === null) return
    window.clearTimeout(waiting.current.timer)
    setSafe(keep(localStorage, key, waiting.current.value))
    waiting.current = null
  }, [key])

  const change = useCallback(
    (next: T): void => {
      setValue(next)
      if (waiting.current !== null) window.clearTimeout(waiting.current.timer)
      waiting.current = { value: next, timer: window.setTimeout(flush, SETTLE_MS) }
    },
    [flush],
  )

  const clear = useCallback(
    (next: T): void => {
      if (waiting.current !== null) window.clearTimeout(waiting.current.timer)
      waiting.current = null
      forget(localStorage, key)
      setValue(next)
    },
    [key],
  )

  useFlushOnLeaving(flush)
  return { value, change, clear, safe }
}

/** A tab that is put aside may never come back: what waits is written at once. */
function useFlushOnLeaving(flush: () => void): void {
  useEffect(() => {
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') flush()
    }
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', hidden)
      flush()
    }
  }, [flush])
}
