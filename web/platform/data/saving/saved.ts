// "Something was saved": the sync listens without the save knowing it.
import type { Meta, Waiting } from '../db'

/** A change that nothing waits before, frozen by its own save: it can be sent at once, as it is. */
export type Handed = { meta: Meta; change: Waiting & { seq: number } }
type Listener = (handed: Handed | null) => void

const listeners = new Set<Listener>()
let isFree = (): boolean => false

export function onSaved(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Never throws: who listens and fails must not make anybody save again what is saved. */
export function tellSaved(handed: Handed | null = null): void {
  for (const listener of listeners) {
    try {
      listener(handed)
    } catch (error) {
      console.error(error)
    }
  }
}

/** Whoever sends says whether it would send at this moment. Returns how to leave. */
export function sendsAtOnce(is: () => boolean): () => void {
  isFree = is
  return () => {
    if (isFree === is) isFree = () => false
  }
}
export const wouldSendNow = (): boolean => isFree()
