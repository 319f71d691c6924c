// What is typed into a dialog, kept in this browser until it is saved or thrown away on purpose: it survives a closed
// dialog, a reload and a killed tab. One entry an account, person and dialog. A browser that refuses is said, and keeps
// nothing from being typed and saved.
import { useEffect, useRef, useState } from 'react'
import { knownAccount } from '../data/account'
import { draftsOf } from '../data/people'
import { holdUpdates } from '../pwa/update'

export type Form = Record<string, string>
type Kept<F> = { initial: F; values: F }

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

export function readKept<F extends Form>(text: string | null, initial: F): Kept<F> | null {
  try {
    const kept: unknown = text === null ? null : JSON.parse(text)
    if (typeof kept !== 'object' || kept === null || !('initial' in kept) || !('values' in kept)) return null
    const [began, values] = [formIn(kept.initial, initial), formIn(kept.values, initial)]
    return began && values ? { initial: began, values } : null
  } catch {
    return null
  }
}

function textAt(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/**
 * The place of one form in this browser, as one tab uses it. What another tab typed there is not this tab's to clear:
 * only the text that this tab read or wrote last goes.
 */
export function keptPlace(key: string) {
  let mine = textAt(key)
  return {
    read: () => mine,
    /** Null clears. False where the browser would not keep it. */
    put: (kept: Kept<Form> | null): boolean => {
      const text = kept && JSON.stringify(kept)
      try {
        if (text !== null) localStorage.setItem(key, text)
        else if (localStorage.getItem(key) === mine) localStorage.removeItem(key)
        mine = text
        return true
      } catch {
        return text === null
      }
    },
  }
}

/** What a form does when another tab saved, or threw away, what stood under its name (`theirs`). */
export function afterCleared<F extends Form>(
  theirs: Kept<F> | null,
  { initial, values }: Kept<F>,
): 'nothing' | 'blank' | 'keep' {
  if (!changedFrom(initial, values)) return 'nothing'
  if (!theirs || changedFrom(theirs.values, values)) return 'keep'
  // The same words: they are saved. A form that began with words of a record still shows them.
  return Object.values(initial).every(value => value === '') ? 'blank' : 'nothing'
}

/** Whoever was erased is not on the screen any more by then, and nothing of theirs is kept again. */
const KEEP_AGAIN_MS = 1_000

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

export const NOT_KEPT =
  'This device has no room to keep what you type if the page closes. It is still here: save it now.'

export function useKeptForm<F extends Form>(dialog: string, initial: F): KeptForm<F> {
  // Whose it is is settled here: a save that ends after somebody else took over must not touch what is theirs.
  const [key] = useState(() => keyOf(dialog))
  const [place] = useState(() => keptPlace(key))
  const [state, setState] = useState(() => {
    const kept = readKept(place.read(), initial)
    return kept && changedFrom(kept.initial, kept.values)
      ? { ...kept, found: true, kept: true }
      : { initial, values: initial, found: false, kept: true }
  })
  // What stands in it now; a save that began some renders ago sees its own `state`.
  const latest = useRef(state)
  const put = (next: typeof state): void => {
    latest.current = next
    setState(next)
  }
  const changed = changedFrom(state.initial, state.values)
  useEffect(() => (changed ? holdUpdates('Something is typed and not saved') : undefined), [changed])
  const keptOf = (from: F, values: F): boolean =>
    place.put(changedFrom(from, values) ? { initial: from, values } : null)
  useEffect(() => {
    let later: number | undefined
    const onStorage = (event: StorageEvent): void => {
      if (event.key !== key) return
      window.clearTimeout(later)
      if (event.newValue !== null) return
      const { initial, values } = latest.current
      const next = afterCleared(readKept(event.oldValue, initial), { initial, values })
      if (next === 'keep')
        later = window.setTimeout(() => {
          const now = latest.current
          if (changedFrom(now.initial, now.values)) place.put({ initial: now.initial, values: now.values })
        }, KEEP_AGAIN_MS)
      if (next !== 'blank') return
      latest.current = { initial, values: initial, found: false, kept: true }
      setState(latest.current)
    }
    window.addEventListener('storage', onStorage)
    return () => {
      window.clearTimeout(later)
      window.removeEventListener('storage', onStorage)
    }
  }, [key, place])
  return {
    ...state,
    changed,
    set: (field, value) => {
      const now = latest.current
      const values = { ...now.values, [field]: value }
      put({ ...now, values, kept: place.put({ initial: now.initial, values }) })
    },
    forget: () => {
      place.put(null)
      put({ initial, values: initial, found: false, kept: true })
    },
    saved: () => {
      const values = typedSince(state.values, latest.current.values, initial)
      put({ initial, values, found: false, kept: keptOf(initial, values) })
    },
    rest: () => {
      const { values } = latest.current
      put({ initial: state.values, values, found: false, kept: keptOf(state.values, values) })
      return !changedFrom(state.values, values)
    },
  }
}
