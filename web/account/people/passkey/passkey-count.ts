// How often a passkey has signed, as its device says. A count that doesn't rise means that the key was copied: WebAuthn
// Level 2, 7.2, step 21. Many devices always say 0, which says nothing. The last count is kept in this browser, beside
// the device's own key; it goes with the salon.
import { knownAccount } from '../../../platform/data/account/account'
import { kept } from '../../../platform/data/kept/kept-store'

const AT = 33
const keyOf = (passkey: string): string => `chairside.passkey-count:${knownAccount()?.id ?? ''}:${passkey}`

/** Of the authenticator's data, which were checked already. */
export const countIn = (data: Uint8Array<ArrayBuffer>): number =>
  new DataView(data.buffer, data.byteOffset).getUint32(AT)

export function keepCount(passkey: string, count: number): void {
  if (count > 0) kept.put(keyOf(passkey), String(count), 'strict')
}

/** False: signed no more often than before, so there are two of this key. */
export function hasRisen(passkey: string, count: number): boolean {
  const last = Number(kept.get(keyOf(passkey))) || 0
  if (count === 0 && last === 0) return true
  if (count <= last) return false
  keepCount(passkey, count)
  return true
}
