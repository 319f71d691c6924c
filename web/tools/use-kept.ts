import { useCallback, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { forget, keep, kept } from './kept'

/** Folds a burst of keys into one write, and is counted from the first of them: a killed tab costs half a word. */
const SETTLE_MS = 300

export type Join<T> = (theirs: T, mine: T, was: T) => T

/**
 * A piece of state that stands in this browser from the moment it is typed. `safe` is false where the browser would
 * not keep it. `clear` forgets it and starts again. The component must be keyed by `key`. `join`: what stands in the
 * browser where another tab writes the same piece (`theirs`), from what this tab has (`mine`) and last read or wrote
 * (`was`). It must be the same function at each render.
 */
export function useKept<T>(key: string, schema: z.ZodType<T>, initial: () => T, join?: Join<T>) {
  const [value, setValue] = useState<T>(() => kept(localStorage, key, schema) ?? initial())
  const [safe, setSafe] = useState(true)
  const waiting = useRef<{ value: T; timer: number } | null>(null)
  const was = useRef(value)

  const flush = useCallback((): void => {
    if (waiting.current === null) return
    window.clearTimeout(waiting.current.timer)
    const mine = waiting.current.value
    waiting.current = null
    const theirs = join && kept(localStorage, key, schema)
    const next = join && theirs ? join(theirs, mine, was.current) : mine
    was.current = next
    if (next !== mine) setValue(next)
    setSafe(keep(localStorage, key, next))
  }, [key, schema, join])

  useEffect(() => {
    if (!join) return
    const onStorage = (event: StorageEvent): void => {
      const theirs = event.key === key ? kept(localStorage, key, schema) : null
      if (theirs === null) return
      setValue(mine => {
        const next = join(theirs, mine, was.current)
        if (waiting.current === null) was.current = next
        return next
      })
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [key, schema, join])

  const change = useCallback(
    (next: T): void => {
      setValue(next)
      const timer = waiting.current?.timer ?? window.setTimeout(flush, SETTLE_MS)
      waiting.current = { value: next, timer }
    },
    [flush],
  )

  const clear = useCallback(
    (next: T): void => {
      if (waiting.current !== null) window.clearTimeout(waiting.current.timer)
      waiting.current = null
      forget(localStorage, key, schema, was.current)
      was.current = next
      setValue(next)
    },
    [key, schema],
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
