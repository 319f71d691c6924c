// A new version waits until someone asks for it, and then until nothing is left that mustn't be interrupted: a running
// timer, a recording, an unsaved text.
import { useSyncExternalStore } from 'react'
import { memory } from '../data/memory'
import { useSource } from '../outside'

const found = memory<(() => void) | null>(null)
const wanted = memory(false)
const holds = memory<readonly string[]>([])

/** Makes updates wait until the returned function is called. `reason`: in words, as it may be shown. */
export function holdUpdates(reason: string): () => void {
  holds.set([...holds.get(), reason])
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    const at = holds.get().indexOf(reason)
    holds.set(holds.get().filter((_, index) => index !== at))
    if (wanted.get()) applyUpdate()
  }
}

/** Makes a new version wait while something half written is on the screen. */
export function useHold(writing: boolean, reason: string): void {
  useSource(() => (writing ? holdUpdates(reason) : undefined), [writing, reason])
}

/** `start`: activates the new version; called once at most, when asked for and not held. */
export function offerUpdate(start: () => void): void {
  found.set(start)
}

export function applyUpdate(): void {
  const start = found.get()
  if (start === null) return
  wanted.set(true)
  if (holds.get().length > 0) return
  wanted.set(false)
  found.set(null)
  start()
}

export type Update = {
  ready: boolean
  apply: () => void
  /** Why it is held, although somebody asked for it. */
  heldBy: string | null
}

export function useUpdate(): Update {
  const isWanted = useSyncExternalStore(wanted.subscribe, wanted.get)
  const reasons = useSyncExternalStore(holds.subscribe, holds.get)
  return {
    ready: useSyncExternalStore(found.subscribe, found.get) !== null,
    apply: applyUpdate,
    heldBy: isWanted ? (reasons[0] ?? null) : null,
  }
}
