// The current person's settings, updated everywhere at once: `useComfort()` in a component, `comfortNow()` elsewhere.
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
/** Chosen but not in the database yet: anything it returns meanwhile is older. */
let saving: Partial<Comfort> = {}
let saves = 0

export const comfortNow = (): Comfort => store.get()
export const onComfort = store.subscribe
export const useComfort = (): Comfort => useSyncExternalStore(store.subscribe, store.get, store.get)

/** Takes effect straight away. Rejects with SaveError if it couldn't be saved for the person's other devices. */
export async function setComfort(patch: Partial<Comfort>): Promise<void> {
  keepOwn({ ...keptOwn(), ...patch })
  show({ ...store.get(), ...patch })
  if (knownAccount() === null) return
  saving = { ...saving, ...patch }
  saves++
  // Done before anything slow, so the choice survives leaving the page right after the tap.
  const isSaved = keepUnsaved(patch)
  try {
    if (await import('./save-comfort').then(({ saveComfort }) => saveComfort(patch))) isSaved()
  } finally {
    saves--
    if (saves === 0) saving = {}
  }
}

/** Applies the person's record when it arrives, from this device or another. */
export function takeIn(chosen: Partial<Comfort>): void {
  keepOwn({ ...chosen, ...saving })
  show(present())
}

/** For when the person changes, or another tab makes a choice. */
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
