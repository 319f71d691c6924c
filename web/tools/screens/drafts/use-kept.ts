import { useCallback, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { kept } from '../../../platform/data/kept/kept-store'
import type { StorageNews } from '../../../platform/data/kept/kept-texts'
import { useKeeping } from '../../../platform/data/kept/use-keeping'
import { useSource } from '../../../platform/outside'
import { hearing, keptPlace } from '../../../ui/forms/kept-place'
import { readAs } from './kept'

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
  const [place] = useState(() => keptPlace(key))
  const [value, setValue] = useState<T>(() => readAs(place.mine(), schema) ?? initial())
  const keeping = useKeeping()
  const waiting = useRef<{ value: T; timer: number } | null>(null)
  const was = useRef(value)

  const flush = useCallback((): void => {
    if (waiting.current === null) return
    window.clearTimeout(waiting.current.timer)
    const mine = waiting.current.value
    waiting.current = null
    const theirs = join && readAs(place.read(), schema)
    const next = join && theirs ? join(theirs, mine, was.current) : mine
    if (next !== mine) setValue(next)
    place.put(JSON.stringify(next))
    was.current = next
  }, [place, schema, join])

  const first = useRef(initial)
  first.current = initial
  useSource(() => {
    const gone = hearing(key)
    const onHeard = (event: StorageNews): void => {
      // The very same words stand in a record: there is nothing left to write.
      const saved = gone(event)
      if (saved?.why === 'saved' && saved.text === place.mine() && waiting.current === null) {
        place.read()
        was.current = first.current()
        setValue(was.current)
        return
      }
      if (!join) return
      const theirs = event.key === key ? readAs(event.newValue, schema) : null
      if (theirs === null) return
      setValue(mine => {
        const next = join(theirs, mine, was.current)
        if (waiting.current === null) {
          was.current = next
          place.read()
        }
        return next
      })
    }
    return kept.hear(onHeard)
  }, [key, place, schema, join])

  const change = useCallback(
    (next: T): void => {
      setValue(next)
      const timer = waiting.current?.timer ?? window.setTimeout(flush, SETTLE_MS)
      waiting.current = { value: next, timer }
    },
    [flush],
  )

  /** Not a moment later: something else is written that must not come before it. */
  const changeNow = useCallback(
    (next: T): void => {
      change(next)
      flush()
      void kept.flush()
    },
    [change, flush],
  )

  const clear = useCallback(
    (next: T): void => {
      if (waiting.current !== null) window.clearTimeout(waiting.current.timer)
      waiting.current = null
      place.clear()
      was.current = next
      setValue(next)
    },
    [place],
  )

  useFlushOnLeaving(flush)
  return { value, change, changeNow, clear, safe: keeping }
}

/** A tab that is put aside may never come back: what waits is written at once. */
function useFlushOnLeaving(flush: () => void): void {
  // Follows the leaving of the page.
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
