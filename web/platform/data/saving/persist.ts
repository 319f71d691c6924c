// Asks the browser, once there is something worth keeping, not to empty this app's storage when room is short.
import { memory } from '../memory'

/** Null: not known yet. */
export const persisted = memory<boolean | null>(null)
let asked = false

export function askToPersist(): void {
  if (asked || typeof navigator === 'undefined' || !navigator.storage?.persist) return
  asked = true
  navigator.storage.persist().then(
    given => persisted.set(given),
    () => persisted.set(false),
  )
}

/** Whether it was granted before; requests nothing. */
export function readPersisted(): void {
  if (typeof navigator === 'undefined' || !navigator.storage?.persisted) return
  navigator.storage.persisted().then(
    given => persisted.set(given),
    () => undefined,
  )
}
