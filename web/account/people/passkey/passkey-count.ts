// A passkey's signature counter, as its device reports it. A count that doesn't rise means that the key was copied:
// WebAuthn Level 2, 7.2, step 21. Many devices always report 0, which tells us nothing. The last count is stored in
// this browser, as the key is on this device, and is deleted with the salon.
import { knownAccount } from '../../../platform/data/account/account'
import { kept } from '../../../platform/data/kept/kept-store'

const AT = 33
const keyOf = (passkey: string): string => `chairside.passkey-count:${knownAccount()?.id ?? ''}:${passkey}`

/** From authenticator data that have already been verified. */
export const countIn = (data: Uint8Array<ArrayBuffer>): number =>
  new DataView(data.buffer, data.byteOffset).getUint32(AT)

export function keepCount(passkey: string, count: number): void {
  if (count > 0) kept.put(keyOf(passkey), String(count), 'strict')
}

/** False if the count hasn't risen, so there are two copies of this key. */
export function hasRisen(passkey: string, count: number): boolean {
  const last = Number(kept.get(keyOf(passkey))) || 0
  if (count === 0 && last === 0) return true
  if (count <= last) return false
  keepCount(passkey, count)
  return true
}
