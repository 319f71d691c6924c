// Remembers a search, so that going back from a client returns to its results. Not in the address, because "Where was
// I" stores that. Kept per account: the next salon on this tablet starts empty.
import { knownAccount } from '../../platform/data/account/account'

const left = new Map<string, string>()
const account = (): string => knownAccount()?.id ?? ''

export const searchLeft = (): string => left.get(account()) ?? ''
export const leaveSearch = (text: string): void => {
  left.set(account(), text)
}
