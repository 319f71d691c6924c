// The way back from a client leads to what was found. Not in the address: what notes where one was keeps that. It is
// each account's own: the next salon on this tablet begins with an empty field.
import { knownAccount } from '../../platform/data/account/account'

const left = new Map<string, string>()
const account = (): string => knownAccount()?.id ?? ''

export const searchLeft = (): string => left.get(account()) ?? ''
export const leaveSearch = (text: string): void => {
  left.set(account(), text)
}
