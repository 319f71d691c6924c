// A dialog's draft, stored in this browser until it is saved or deliberately thrown away: it survives closing the
// dialog, a reload and a crash. One entry per account, person and dialog. If the browser refuses to store it, we say
// so; typing and saving still work.

import { useRef, useState } from 'react'
import { knownAccount } from '../../platform/data/account/account'
import { draftsOf } from '../../platform/data/account/people'
import { newId } from '../../platform/data/ids'
import { kept as texts } from '../../platform/data/kept/kept-store'
import type { StorageNews } from '../../platform/data/kept/kept-texts'
import { useKeeping } from '../../platform/data/kept/use-keeping'
import { useSource } from '../../platform/outside'
import { useHold } from '../../platform/pwa/update'
import { hearing, keptPlace, SAVED } from './kept-place'

export type Form = Record<string, string>
/** `id`: of the record it will become. */
type FormDraft<F> = { initial: F; values: F; id?: string }

const keyOf = (dialog: string): string => `kept:${draftsOf(knownAccount()?.id ?? '')}:${dialog}`

/** A draft from before a field existed gets that field's current value, so no typed text is lost. */
export function formIn<F extends Form>(kept: unknown, now: F): F | null {
  if (typeof kept !== 'object' || kept === null) return null
  const form: F = { ...now }
  for (const field of Object.keys(now)) {
    const value: unknown = Reflect.get(kept, field)
    if (value === undefined) continue
    if (typeof value !== 'string') return null
    Reflect.set(form, field, value)
  }
  return form
}

export function readKept<F extends Form>(text: string | null, initial: F): FormDraft<F> | null {
  try {
    const kept: unknown = text === null ? null : JSON.parse(text)
    if (typeof kept !== 'object' || kept === null || !('initial' in kept) || !('values' in kept)) return null
    const [began, values] = [formIn(kept.initial, initial), formIn(kept.values, initial)]
    if (!began || !values) return null
    const id = 'id' in kept && typeof kept.id === 'string' ? { id: kept.id } : {}
    return { initial: began, values, ...id }
  } catch {
    return null
  }
}

/** What to do when another tab saved the draft under the same key (`theirs`; null if it threw the draft away). */
export function afterCleared<F extends Form>(
  theirs: FormDraft<F> | null,
  { initial, values }: FormDraft<F>,
): 'nothing' | 'blank' | 'keep' {
  if (!changedFrom(initial, values)) return 'nothing'
  if (!theirs || changedFrom(theirs.values, values)) return 'keep'
  // The same text has been saved. A form that started from a record's text still shows it.
  return Object.values(initial).every(value => value === '') ? 'blank' : 'nothing'
}

/** A crash right after saving can leave a draft that repeats the record. */
const saysAlready = <F extends Form>(present: F, typed: F): boolean =>
  Object.keys(present).every(field => present[field]?.trim() === typed[field]?.trim())

export const changedFrom = <F extends Form>(initial: F, values: F): boolean =>
  Object.keys(initial).some(field => initial[field] !== values[field])

/** What is left in a form once `saved` has been saved: only what was typed since. */
export function typedSince<F extends Form>(saved: F, present: F, blank: F): F {
  const left = Object.entries(present).map(([field, value]) => {
    const was = saved[field] ?? ''
    if (value === was) return [field, blank[field] ?? '']
    return [field, was !== '' && value.startsWith(was) ? value.slice(was.length).trimStart() : value]
  })
  return Object.fromEntries(left)
}

export type KeptForm<F extends Form> = {
  /** The id of the new record. Stored with the draft, so saving twice gives one record. */
  id: string
  values: F
  /** The values at the start: only a difference from these is this person's change. */
  initial: F
  set: (field: keyof F & string, value: string) => void
  changed: boolean
  /** The draft was restored. */
  found: boolean
  /** False if this browser has no room for the draft. */
  kept: boolean
  forget: () => void
  /** Call when this render's values are saved: blanks the form, except for anything typed since. */
  saved: () => void
  /** Saved, and the form stays open: typing continues from there. False if something was typed since. */
  rest: () => boolean
}

/** Deletes the draft of a form that isn't on screen; other tabs showing it are told that it was saved. */
export const forgetKept = (dialog: string): void => keptPlace(keyOf(dialog)).clear(SAVED)

export const NOT_KEPT =
  'This device has no room to keep what you type if the page closes. It is still here: save it now.'

/** `over`: values just asked for, which win over a draft. */
export function useKeptForm<F extends Form>(dialog: string, initial: F, over: Partial<F> = {}): KeptForm<F> {
  // Fixed on mount: a save that ends after somebody else took over must not touch their draft.
  const [key] = useState(() => keyOf(dialog))
  const [account] = useState(() => knownAccount()?.id)
  const [place] = useState(() => keptPlace(key))
  const [state, setState] = useState(() => {
    const typed = readKept(place.mine(), initial)
    const kept = typed && { ...typed, values: { ...typed.values, ...over } }
    return kept && changedFrom(kept.initial, kept.values) && !saysAlready(initial, kept.values)
      ? { id: newId(), ...kept, found: true }
      : { id: newId(), initial, values: initial, found: false }
  })
  // Another tab may show the same draft: typing here makes a draft of its own.
  const [mine] = useState(() => new Set<string>())
  const keeping = useKeeping()
  // The current state; a save that started some renders ago only sees its own `state`.
  const latest = useRef(state)
  const put = (next: typeof state): void => {
    latest.current = next
    setState(next)
  }
  const changed = changedFrom(state.initial, state.values)
  useHold(changed, 'Something is typed and not saved')
  /** Stores the draft under an id of this tab's own. */
  const keep = (initial: F, values: F, id: string): void => {
    mine.add(id)
    put({ ...latest.current, initial, values, id })
    place.put(JSON.stringify({ initial, values, id }))
  }
  const begin = (initial: F, values: F, id: string): void => {
    put({ initial, values, found: false, id })
    if (changedFrom(initial, values)) keep(initial, values, id)
    else place.clear(SAVED)
  }
  useSource(() => {
    const gone = hearing(key)
    const onHeard = (event: StorageNews): void => {
      const heard = gone(event)
      // Never stores a draft again for somebody who was erased, or for an account no longer signed in here.
      if (heard === null || heard.why === 'erased' || knownAccount()?.id !== account) return
      const { initial, values } = latest.current
      const theirs = heard.why === 'saved' ? readKept(heard.text, initial) : null
      const next = afterCleared(theirs, { initial, values })
      if (next === 'nothing') return
      const id = newId()
      latest.current =
        next === 'blank' ? { initial, values: initial, found: false, id } : { ...latest.current, id }
      if (next === 'keep') {
        mine.add(id)
        place.put(JSON.stringify({ initial, values, id }))
      }
      setState(latest.current)
    }
    return texts.hear(onHeard)
  }, [key, account, place, mine])
  return {
    ...state,
    kept: keeping || !changed,
    changed,
    set: (field, value) => {
      const now = latest.current
      const values = { ...now.values, [field]: value }
      keep(now.initial, values, mine.has(now.id) || !now.found ? now.id : newId())
    },
    forget: () => {
      place.clear()
      put({ initial, values: initial, found: false, id: newId() })
    },
    saved: () => {
      const values = typedSince(state.values, latest.current.values, initial)
      begin(initial, values, newId())
    },
    rest: () => {
      const { values } = latest.current
      begin(state.values, values, latest.current.id)
      return !changedFrom(state.values, values)
    },
  }
}
