import { useMemo, useRef, useState } from 'react'
import { z } from 'zod'
import { newId } from '../../../platform/data/ids'
import { useKept } from './use-kept'

/**
 * Like `useKept`, for something that becomes a new record. The record's id is stored with the draft, so a crash between
 * saving and clearing doesn't create a duplicate (records/drop-saved.ts). Pass the same schema on every render.
 */
export function useKeptRecord<T>(key: string, schema: z.ZodType<T>, initial: () => T) {
  const draft = useMemo(() => {
    const whole = z.object({ id: z.string(), typed: schema, saving: schema.optional() })
    // An old draft without an id gets one now.
    const bare = schema.transform(typed => ({ id: newId(), typed, saving: undefined }))
    return z.union([whole, bare])
  }, [schema])
  // Another tab may show the same draft: typing here makes a draft of its own.
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
    /** Anything typed while saving belongs to the same record. */
    change: (typed: T): void =>
      change(
        value.saving === undefined ? { id: mine.current, typed, saving: undefined } : { ...value, typed },
      ),
    /** Call before saving under `id`: anything that differs from this isn't in the record. */
    saving: (typed: T): void => changeNow({ ...value, typed, saving: typed }),
    clear: (typed: T): void => clear(anew(typed)),
    /** The record was saved; what was typed since becomes another one. */
    goOn: (typed: T): void => {
      clear(anew(typed))
      change({ id: mine.current, typed, saving: undefined })
    },
  }
}
