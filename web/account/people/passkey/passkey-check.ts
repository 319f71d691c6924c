// Verifies a passkey on this device, against the public key in the person's record; no server is involved. WebAuthn
// Level 2, 7.2, as far as it applies when the same browser asks and verifies.
import type { Passkey } from '../../../../shared/salon/records/records'
import { fromBase64url, toBase64url } from './base64url'

export const ES256 = -7
export const RS256 = -257

type Bytes = Uint8Array<ArrayBuffer>
type PasskeyRequest = { type: 'webauthn.create' | 'webauthn.get'; challenge: Bytes; origin: string }
type Assertion = { clientData: Bytes; authenticatorData: Bytes; signature: Bytes }

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
/** Hash of the host, flags and signature counter. */
const LEAST_BYTES = 37

const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, at) => byte === b[at])
const sha256 = async (bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

/** The answer is for this challenge and this page, and not from a frame. */
export function isAnswerTo({ type, challenge, origin }: PasskeyRequest, clientData: Bytes): boolean {
  try {
    const said: unknown = JSON.parse(new TextDecoder().decode(clientData))
    if (typeof said !== 'object' || said === null) return false
    const has = (name: string): unknown => Reflect.get(said, name)
    return (
      has('type') === type &&
      has('challenge') === toBase64url(challenge) &&
      has('origin') === origin &&
      has('crossOrigin') !== true
    )
  } catch {
    return false
  }
}

/**
 * The key belongs to this host, somebody was present, and the device verified who: a finger, a face or its screen lock.
 */
export async function isVerifiedFor(host: string, data: Bytes): Promise<boolean> {
  if (data.length < LEAST_BYTES) return false
  const flags = data[32] ?? 0
  const wanted = USER_PRESENT | USER_VERIFIED
  if ((flags & wanted) !== wanted) return false
  return sameBytes(data.slice(0, 32), await sha256(new TextEncoder().encode(host)))
}

/** Converts an ECDSA signature from DER, as devices return it, to what WebCrypto takes: r and s, 32 bytes each. */
export function rawSignature(der: Bytes): Bytes | null {
  const whole = (at: number): { bytes: Bytes; next: number } | null => {
    const length = der[at + 1] ?? 0
    if (der[at] !== 0x02 || length === 0 || length > 33 || at + 2 + length > der.length) return null
    const bytes = der.slice(at + 2, at + 2 + length)
    const plain = bytes.length === 33 && bytes[0] === 0 ? bytes.slice(1) : bytes
    return plain.length > 32 ? null : { bytes: plain, next: at + 2 + length }
  }
  if (der[0] !== 0x30 || der[1] !== der.length - 2) return null
  const r = whole(2)
  const s = r && whole(r.next)
  if (!r || !s || s.next !== der.length) return null
  const raw = new Uint8Array(64)
  raw.set(r.bytes, 32 - r.bytes.length)
  raw.set(s.bytes, 64 - s.bytes.length)
  return raw
}

async function isSigned(
  { public_key, algorithm }: Passkey,
  signed: Bytes,
  signature: Bytes,
): Promise<boolean> {
  const key = fromBase64url(public_key)
  if (algorithm === ES256) {
    const raw = rawSignature(signature)
    if (raw === null) return false
    const form = { name: 'ECDSA', namedCurve: 'P-256' }
    const imported = await crypto.subtle.importKey('spki', key, form, false, ['verify'])
    return crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, imported, raw, signed)
  }
  if (algorithm !== RS256) return false
  const form = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('spki', key, form, false, ['verify'])
  return crypto.subtle.verify(form.name, imported, signature, signed)
}

/** Whether this is the key's holder, here and now. Never throws. */
export async function isHolder(
  passkey: Passkey,
  asked: { challenge: Bytes; origin: string; host: string },
  { clientData, authenticatorData, signature }: Assertion,
): Promise<boolean> {
  try {
    if (!isAnswerTo({ type: 'webauthn.get', ...asked }, clientData)) return false
    if (!(await isVerifiedFor(asked.host, authenticatorData))) return false
    const hash = await sha256(clientData)
    const signed = new Uint8Array(authenticatorData.length + hash.length)
    signed.set(authenticatorData)
    signed.set(hash, authenticatorData.length)
    return await isSigned(passkey, signed, signature)
  } catch (error) {
    console.warn('A passkey could not be checked.', error)
    return false
  }
}
