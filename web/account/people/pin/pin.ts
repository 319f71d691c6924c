// We never store a PIN, only a hash to check it: salted PBKDF2 over SHA-256, which also works offline. Anybody with the
// database can try out all four-digit PINs; the screens say so.
import { fromBase64url, toBase64url } from '../passkey/base64url'

/** OWASP's advice for this function; older hashes carry their own count. */
const ITERATIONS = 600_000
const MOST_ITERATIONS = 5_000_000
const NAME = 'pbkdf2-sha256'
const SALT_BYTES = 16
const HASH_BITS = 256

/** Pages served over plain http lack these functions. */
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

/** The value in the person's record: "pbkdf2-sha256:600000:salt:hash". */
export async function keptPin(pin: string, iterations = ITERATIONS): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES))
  return [NAME, iterations, toBase64url(salt), await stretched(pin, salt, iterations)].join(':')
}

/** Also false for a format this version can't read; the account's password can then set a new one. */
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
