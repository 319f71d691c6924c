import { useCallback, useMemo, useRef, useState } from 'react'
import { z } from 'zod'
import { newId } from '../data/ids'
import { useKept } from './use-kept'

/**
 * As `useKept`, for what becomes a new record: its id is kept with what is typed, so that a browser that is killed
 * between saving and forgetting makes no second one (records/drop-saved.ts). The schema must be the same at each render.
 */
export function useKeptRecord<T>(key: string, schema: z.ZodType<T>, initial: () => T) {
  const draft = useMemo(() => {
    const whole = z.object({ id: z.string(), typed: schema })
    // What was kept before ids were: it gets one now.
    return z.union([whole, schema.transform(typed => ({ id: newId(), typed }))])
  }, [schema])
  // Another tab may show the same draft: what is typed on here is a draft of its own.
  const [own] = useState(newId)
  const mine = useRef(own)
  const anew = (typed: T) => {
    mine.current = newId()
    return { id: mine.current, typed }
  }
  const { value, change, clear, safe } = useKept(key, draft, () => anew(initial()))
  return {
    id: value.id,
    value: value.typed,
    safe,
    change: useCallback((typed: T): void => change({ id: mine.current, typed }), [change]),
    clear: (typed: T): void => clear(anew(typed)),
  }
}
