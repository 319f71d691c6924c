// What is typed into a dialog, kept in this browser until it is saved or thrown away on purpose: it survives a closed
// dialog, a reload and a killed tab. One entry an account, person and dialog. A browser that refuses is said, and keeps
// nothing from being typed and saved.

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
/** `id`: of the record that is made of it. */
type FormDraft<F> = { initial: F; values: F; id?: string }

const keyOf = (dialog: string): string => `kept:${draftsOf(knownAccount()?.id ?? '')}:${dialog}`

/** A form that was kept before one of its fields existed has that field as it stands now: what was typed is not lost. */
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

/** What a form does when another tab saved what stood under its name (`theirs`; null: it threw that away). */
export function afterCleared<F extends Form>(
  theirs: FormDraft<F> | null,
  { initial, values }: FormDraft<F>,
): 'nothing' | 'blank' | 'keep' {
  if (!changedFrom(initial, values)) return 'nothing'
  if (!theirs || changedFrom(theirs.values, values)) return 'keep'
  // The same words: they are saved. A form that began with words of a record still shows them.
  return Object.values(initial).every(value => value === '') ? 'blank' : 'nothing'
}

/** A record that was saved just before the browser was killed: what was typed stands in it. */
const saysAlready = <F extends Form>(present: F, typed: F): boolean =>
  Object.keys(present).every(field => present[field]?.trim() === typed[field]?.trim())

export const changedFrom = <F extends Form>(initial: F, values: F): boolean =>
  Object.keys(initial).some(field => initial[field] !== values[field])

/** What stands in a form of which `saved` was saved: nothing, but for what was typed since. */
export function typedSince<F extends Form>(saved: F, present: F, blank: F): F {
  const left = Object.entries(present).map(([field, value]) => {
    const was = saved[field] ?? ''
    if (value === was) return [field, blank[field] ?? '']
    return [field, was !== '' && value.startsWith(was) ? value.slice(was.length).trimStart() : value]
  })
  return Object.fromEntries(left)
}

export type KeptForm<F extends Form> = {
  /** Of the new record that this becomes. Kept with what is typed: saved twice, it is the same record. */
  id: string
  values: F
  /** What the typing began from: only what differs from it was changed by this person. */
  initial: F
  set: (field: keyof F & string, value: string) => void
  changed: boolean
  /** Typed earlier, and found again. */
  found: boolean
  /** False where this browser has no room to keep what is typed. */
  kept: boolean
  forget: () => void
  /** What this render shows was saved: the form is blank again, but for what was typed since. */
  saved: () => void
  /** Saved, and still shown: the typing goes on from there. False where something was typed since. */
  rest: () => boolean
}

/** What was kept of a form that is not on the screen; whatever shows it elsewhere is told that it was saved. */
export const forgetKept = (dialog: string): void => keptPlace(keyOf(dialog)).clear(SAVED)

export const NOT_KEPT =
  'This device has no room to keep what you type if the page closes. It is still here: save it now.'

/** `over`: what was asked for just now, whatever was kept. */
export function useKeptForm<F extends Form>(dialog: string, initial: F, over: Partial<F> = {}): KeptForm<F> {
  // Whose it is is settled here: a save that ends after somebody else took over must not touch what is theirs.
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
  // Another tab may show the same draft: what is typed on here is a draft of its own.
  const [mine] = useState(() => new Set<string>())
  const keeping = useKeeping()
  // What stands in it now; a save that began some renders ago sees its own `state`.
  const latest = useRef(state)
  const put = (next: typeof state): void => {
    latest.current = next
    setState(next)
  }
  const changed = changedFrom(state.initial, state.values)
  useHold(changed, 'Something is typed and not saved')
  /** Stands there from now on, under an id of this tab's own. */
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
      // Nothing is kept again of who was erased, nor of an account that is no longer signed in here.
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
