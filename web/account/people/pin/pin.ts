// A PIN is never kept, only what checks it: PBKDF2 over SHA-256 with a salt of its own, so that a tablet without a signal
// can ask for it. Four digits can be tried out by whoever holds the database; the screens say so.
import { fromBase64url, toBase64url } from '../passkey/base64url'

/** As OWASP advises for this function; older values carry their own count. */
const ITERATIONS = 600_000
const MOST_ITERATIONS = 5_000_000
const NAME = 'pbkdf2-sha256'
const SALT_BYTES = 16
const HASH_BITS = 256

/** A page that came over plain http has no such functions. */
export const canCheckPins = (): boolean => globalThis.crypto?.subtle !== undefined

async function stretched(pin: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, [
    'deriveBits',
  ])
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    key,
    HASH_BITS,
  )
  return toBase64url(bits)
}

/** What stands in the record of the person: "pbkdf2-sha256:600000:salt:hash". */
export async function keptPin(pin: string, iterations = ITERATIONS): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES))
  return [NAME, iterations, toBase64url(salt), await stretched(pin, salt, iterations)].join(':')
}

/** False, too, for what this version can't read: the account's password then sets another. */
export async function isRightPin(pin: string, kept: string): Promise<boolean> {
  const [name, count = '', salt = '', hash = ''] = kept.split(':')
  const iterations = Number(count)
  if (name !== NAME || !Number.isInteger(iterations) || iterations < 1 || iterations > MOST_ITERATIONS)
    return false
  try {
    return hash !== '' && (await stretched(pin, fromBase64url(salt), iterations)) === hash
  } catch (error) {
    console.warn('A PIN could not be checked.', error)
    return false
  }
}
