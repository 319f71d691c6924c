// How often a passkey has signed, as its device says. A count that doesn't rise means that the key was copied: WebAuthn
// Level 2, 7.2, step 21. Many devices always say 0, which says nothing. The last count is kept in this browser, beside
// the device's own key; it goes with the salon.
import { knownAccount } from '../data/account'

const AT = 33
const keyOf = (passkey: string): string => `chairside.passkey-count:${knownAccount()?.id ?? ''}:${passkey}`
/** For a browser that keeps nothing, or no more: it holds while the app is open. */
const here = new Map<string, number>()

/** Of the authenticator's data, which were checked already. */
export const countIn = (data: Uint8Array<ArrayBuffer>): number =>
  new DataView(data.buffer, data.byteOffset).getUint32(AT)

/** The higher of both: a browser that is full keeps an older count, or none. */
function lastOf(passkey: string): number {
  const seen = here.get(keyOf(passkey)) ?? 0
  try {
    return Math.max(seen, Number(localStorage.getItem(keyOf(passkey))) || 0)
  } catch {
    return seen
  }
}

export function keepCount(passkey: string, count: number): void {
  if (count === 0) return
  here.set(keyOf(passkey), count)
  try {
    localStorage.setItem(keyOf(passkey), String(count))
  } catch {
    // It is followed while this page is open.
  }
}

/** False: signed no more often than before, so there are two of this key. */
export function hasRisen(passkey: string, count: number): boolean {
  const last = lastOf(passkey)
  if (count === 0 && last === 0) return true
  if (count <= last) return false
  keepCount(passkey, count)
  return true
}
