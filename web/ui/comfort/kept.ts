// The copy of a person's settings on this device, so that a page looks right before its database is open. One entry an
// account and person; who is signed out has one for the device, which also serves who never chose.
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
    // Storage that is switched off or unreadable: nothing was chosen.
    return {}
  }
}
export const keptOwn = (): Partial<Comfort> => read(keptKey())
export const keptOfDevice = (): Partial<Comfort> => read(DEVICE)

export function keepOwn(chosen: Partial<Comfort>): void {
  try {
    localStorage.setItem(keptKey(), JSON.stringify(chosen))
  } catch {
    // It holds while this page is open; the record of the person has it for good.
  }
}

const unsavedKey = (): string => `${keptKey()}:unsaved`
/** Not a look to be drawn with: something somebody chose, and that no record has yet. */
export const keptUnsaved = (): Partial<Comfort> => read(unsavedKey(), kept.get)

/** More of what is not in the record of the person yet. Returns what to call once it is: what was chosen since stays. */
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
