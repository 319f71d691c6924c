// The copy of a person's settings on this device, so that a page looks right before its database is open. One entry an
// account and person; who is signed out has one for the device, which also serves who never chose.
import { type Comfort, chosenIn } from '../../shared/comfort'
import { knownAccount } from '../data/account'
import { currentPerson } from '../data/people'

const DEVICE = 'chairside.comfort'
export const keptPrefix = DEVICE

export function keptKey(): string {
  const account = knownAccount()
  return account ? `${DEVICE}:${account.id}:${currentPerson().id}` : DEVICE
}

function read(key: string): Partial<Comfort> {
  try {
    return chosenIn(JSON.parse(localStorage.getItem(key) ?? 'null'))
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
export const keptUnsaved = (): Partial<Comfort> => read(unsavedKey())

/** More of what is not in the record of the person yet; null: all of it is. */
export function keepUnsaved(patch: Partial<Comfort> | null): void {
  try {
    if (patch === null) localStorage.removeItem(unsavedKey())
    else localStorage.setItem(unsavedKey(), JSON.stringify({ ...keptUnsaved(), ...patch }))
  } catch {
    // The record of the person, if it can be written, has it.
  }
}
