import { useCallback, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { kept } from '../../../platform/data/kept/kept-store'
import type { StorageNews } from '../../../platform/data/kept/kept-texts'
import { useKeeping } from '../../../platform/data/kept/use-keeping'
import { useSource } from '../../../platform/outside'
import { hearing, keptPlace } from '../../../ui/forms/kept-place'
import { readAs } from './kept'

/** Throttles writes, counted from the first key of a burst: a crash costs half a word at most. */
const SETTLE_MS = 300

export type Join<T> = (theirs: T, mine: T, was: T) => T

/**
 * State that is stored in this browser as you type. `safe` is false if the browser won't store it. `clear` deletes it
 * and starts again. The component must be keyed by `key`. `join` merges when another tab writes the same state:
 * `theirs` from the store, `mine` from this tab, `was` as this tab last read or wrote it. Pass the same `join` on every
 * render.
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
      // A record holds exactly this text, so there is nothing left to write.
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

  /** Writes immediately, for when something written next must not come first. */
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

/** A hidden tab may never come back, so pending text is written straight away. */
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
