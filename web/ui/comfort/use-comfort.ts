// The settings of who works here, at once and everywhere: `useComfort()` in a component, `comfortNow()` elsewhere.
import { useSyncExternalStore } from 'react'
import { type Comfort, defaults } from '../../../shared/account/comfort'
import { knownAccount, onAccount } from '../../platform/data/account/account'
import { onPerson } from '../../platform/data/account/people'
import { memory } from '../../platform/data/memory'
import { keepOwn, keepUnsaved, keptKey, keptOfDevice, keptOwn, keptPrefix } from './kept'

const present = (): Comfort => ({ ...defaults, ...keptOfDevice(), ...keptOwn() })
const store = memory<Comfort>(present())
function show(next: Comfort): void {
  if (JSON.stringify(next) !== JSON.stringify(store.get())) store.set(next)
}
let shownFor = keptKey()
/** Set and not yet in the database: what comes out of it meanwhile is older. */
let saving: Partial<Comfort> = {}
let saves = 0

export const comfortNow = (): Comfort => store.get()
export const onComfort = store.subscribe
export const useComfort = (): Comfort => useSyncExternalStore(store.subscribe, store.get, store.get)

/** Takes effect at once. Rejects with SaveError where it could not be kept for the person's other devices. */
export async function setComfort(patch: Partial<Comfort>): Promise<void> {
  keepOwn({ ...keptOwn(), ...patch })
  show({ ...store.get(), ...patch })
  if (knownAccount() === null) return
  saving = { ...saving, ...patch }
  saves++
  // Before anything that takes time: who leaves the page right after the tap finds it saved at the next start.
  const isSaved = keepUnsaved(patch)
  try {
    if (await import('./save-comfort').then(({ saveComfort }) => saveComfort(patch))) isSaved()
  } finally {
    saves--
    if (saves === 0) saving = {}
  }
}

/** The record of the person has come, from this device or another. */
export function takeIn(chosen: Partial<Comfort>): void {
  keepOwn({ ...chosen, ...saving })
  show(present())
}

/** Somebody else is here now, or another tab chose. */
function again(): void {
  const key = keptKey()
  if (key !== shownFor) saving = {}
  shownFor = key
  show(present())
}
onAccount(again)
onPerson(again)
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(keptPrefix)) again()
  })
}
