import { useMemo, useRef, useState } from 'react'
import { z } from 'zod'
import { newId } from '../../../platform/data/ids'
import { useKept } from './use-kept'

/**
 * As `useKept`, for what becomes a new record: its id is kept with what is typed, so that a browser that is killed
 * between saving and forgetting makes no second one (records/drop-saved.ts). The schema must be the same at each render.
 */
export function useKeptRecord<T>(key: string, schema: z.ZodType<T>, initial: () => T) {
  const draft = useMemo(() => {
    const whole = z.object({ id: z.string(), typed: schema, saving: schema.optional() })
    // What was kept before ids were: it gets one now.
    const bare = schema.transform(typed => ({ id: newId(), typed, saving: undefined }))
    return z.union([whole, bare])
  }, [schema])
  // Another tab may show the same draft: what is typed on here is a draft of its own.
  const [own] = useState(newId)
  const mine = useRef(own)
  const anew = (typed: T) => {
    mine.current = newId()
    return { id: mine.current, typed, saving: undefined }
  }
  const { value, change, changeNow, clear, safe } = useKept(key, draft, () => anew(initial()))
  return {
    id: value.id,
    value: value.typed,
    safe,
    /** What is typed on while it is saved belongs to the same record. */
    change: (typed: T): void =>
      change(
        value.saving === undefined ? { id: mine.current, typed, saving: undefined } : { ...value, typed },
      ),
    /** Before it is saved under `id`: what differs from this is not in the record. */
    saving: (typed: T): void => changeNow({ ...value, typed, saving: typed }),
    clear: (typed: T): void => clear(anew(typed)),
    /** It was saved; this was typed since, and is another record. */
    goOn: (typed: T): void => {
      clear(anew(typed))
      change({ id: mine.current, typed, saving: undefined })
    },
  }
}
