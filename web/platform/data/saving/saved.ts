// Announces that something was saved. The sync listens, and the save needn't know about it.
import type { Meta, Waiting } from '../db'

/** A change with nothing waiting before it, frozen as it was saved, so it can be sent at once. */
export type Handed = { meta: Meta; change: Waiting & { seq: number } }
type Listener = (handed: Handed | null) => void

const listeners = new Set<Listener>()
let isFree = (): boolean => false

export function onSaved(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Never throws: a listener that fails must not make anybody save again. */
export function tellSaved(handed: Handed | null = null): void {
  for (const listener of listeners) {
    try {
      listener(handed)
    } catch (error) {
      console.error(error)
    }
  }
}

/** The sender registers whether it would send right now. Returns the function that unregisters it. */
export function sendsAtOnce(is: () => boolean): () => void {
  isFree = is
  return () => {
    if (isFree === is) isFree = () => false
  }
}
export const wouldSendNow = (): boolean => isFree()
