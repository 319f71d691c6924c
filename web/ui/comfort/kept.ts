// The copy of a person's settings on this device, so that a page looks right before its database is open. One entry an
// account and person; who is signed out has one for the device, which also serves who never chose.
import { type Comfort, chosenIn } from '../../../shared/comfort'
import { knownAccount } from '../../platform/data/account'
import { kept } from '../../platform/data/kept-store'
import { currentPerson } from '../../platform/data/people'

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

/** More of what is not in the record of the person yet; null: all of it is. */
export function keepUnsaved(patch: Partial<Comfort> | null): void {
  if (patch === null) kept.remove(unsavedKey())
  else kept.put(unsavedKey(), JSON.stringify({ ...keptUnsaved(), ...patch }))
}
