// What is typed into a dialog, kept in this browser until it is saved or thrown away on purpose: it survives a closed
// dialog, a reload and a killed tab. One entry an account and dialog. A browser that refuses is said, and keeps nothing
// from being typed and saved.
import { useEffect, useState } from 'react'
import { knownAccount } from '../data/account'
import { holdUpdates } from '../pwa/update'

export type Form = Record<string, string>
type Kept<F> = { initial: F; values: F }

const keyOf = (dialog: string): string => `kept:${knownAccount()?.id ?? ''}:${dialog}`

function stored<F extends Form>(dialog: string, initial: F): Kept<F> | null {
  try {
    const text = localStorage.getItem(keyOf(dialog))
    const kept: unknown = text === null ? null : JSON.parse(text)
    if (typeof kept !== 'object' || kept === null || !('initial' in kept) || !('values' in kept)) return null
    const isForm = (value: unknown): value is F =>
      typeof value === 'object' &&
      value !== null &&
      Object.keys(initial).every(field => typeof Reflect.get(value, field) === 'string')
    return isForm(kept.initial) && isForm(kept.values) ? { initial: kept.initial, values: kept.values } : null
  } catch {
    return null
  }
}

function store<F>(dialog: string, kept: Kept<F> | null): boolean {
  try {
    if (kept === null) localStorage.removeItem(keyOf(dialog))
    else localStorage.setItem(keyOf(dialog), JSON.stringify(kept))
    return true
  } catch {
    return kept === null
  }
}

export const changedFrom = <F extends Form>(initial: F, values: F): boolean =>
  Object.keys(initial).some(field => initial[field] !== values[field])

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
  /** Saved, and still shown: the typing begins anew from here. */
  rest: () => void
}

export const NOT_KEPT =
  'This device has no room to keep what you type if the page closes. It is still here: save it now.'

export function useKeptForm<F extends Form>(dialog: string, initial: F): KeptForm<F> {
  const [state, setState] = useState(() => {
    const kept = stored(dialog, initial)
    return kept && changedFrom(kept.initial, kept.values)
      ? { ...kept, found: true, kept: true }
      : { initial, values: initial, found: false, kept: true }
  })
  const changed = changedFrom(state.initial, state.values)
  useEffect(() => (changed ? holdUpdates('Something is typed and not saved') : undefined), [changed])
  return {
    ...state,
    changed,
    set: (field, value) => {
      const values = { ...state.values, [field]: value }
      setState({ ...state, values, kept: store(dialog, { initial: state.initial, values }) })
    },
    forget: () => {
      store(dialog, null)
      setState({ initial, values: initial, found: false, kept: true })
    },
    rest: () => {
      store(dialog, null)
      setState({ ...state, initial: state.values, found: false })
    },
  }
}
