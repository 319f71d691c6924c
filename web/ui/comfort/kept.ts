// A copy of a person's settings on this device, so that pages look right before the database is open. One entry per
// account and person. The device has its own entry, for anybody signed out and as the default.
import { type Comfort, chosenIn } from '../../../shared/account/comfort'
import { knownAccount } from '../../platform/data/account/account'
import { currentPerson } from '../../platform/data/account/people'
import { kept } from '../../platform/data/kept/kept-store'

const DEVICE = 'chairside.comfort'
export const keptPrefix = DEVICE

export function keptKey(): string {
  const account = knownAccount()
  return account ? `${DEVICE}:${account.id}:${currentPerson().id}` : DEVICE
}

const inLooks = (key: string): string | null => localStorage.getItem(key)
function read(key: string, from = inLooks): Partial<Comfort> {
  try {
    return chosenIn(JSON.parse(from(key) ?? 'null'))
  } catch {
    // Storage is off or unreadable, so nothing was chosen.
    return {}
  }
}
export const keptOwn = (): Partial<Comfort> => read(keptKey())
export const keptOfDevice = (): Partial<Comfort> => read(DEVICE)

export function keepOwn(chosen: Partial<Comfort>): void {
  try {
    localStorage.setItem(keptKey(), JSON.stringify(chosen))
  } catch {
    // Applies while this page is open; the person's record keeps it for good.
  }
}

const unsavedKey = (): string => `${keptKey()}:unsaved`
/** Not used for display: choices that no record holds yet. */
export const keptUnsaved = (): Partial<Comfort> => read(unsavedKey(), kept.get)

/**
 * Adds to the choices that aren't in the person's record yet. Call the returned function once they are; later choices
 * stay.
 */
export function keepUnsaved(patch: Partial<Comfort>): () => void {
  const key = unsavedKey()
  kept.put(key, JSON.stringify({ ...read(key, kept.get), ...patch }))
  return () => {
    const since = Object.entries(read(key, kept.get)).filter(
      ([field, value]) => Reflect.get(patch, field) !== value,
    )
    if (since.length === 0) kept.remove(key)
    else kept.put(key, JSON.stringify(Object.fromEntries(since)))
  }
}
