// A passkey made and asked here with the very functions that the browser has, and then every way in which an answer can
// be somebody else's.
import { beforeAll, describe, expect, test } from 'vitest'
import type { Passkey } from '../../../../shared/salon/records/records'
import { toBase64url } from '../../../../web/account/people/passkey/base64url'
import { ES256, isHolder, RS256, rawSignature } from '../../../../web/account/people/passkey/passkey-check'

type Bytes = Uint8Array<ArrayBuffer>
const challenge = new Uint8Array(32).fill(7)
const asked = { challenge, origin: 'https://salon.example', host: 'salon.example' }
const text = (words: string): Bytes => new Uint8Array(new TextEncoder().encode(words))
const sha256 = async (bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
const joined = (...parts: readonly Bytes[]): Bytes => new Uint8Array(parts.flatMap(part => [...part]))

/** r and s as devices write them. */
function der(raw: Bytes): Bytes {
  const whole = (bytes: Bytes): Bytes => {
    let plain = bytes
    while (plain.length > 1 && plain[0] === 0 && (plain[1] ?? 0) < 0x80) plain = plain.slice(1)
    const signed = (plain[0] ?? 0) >= 0x80 ? joined(new Uint8Array([0]), plain) : plain
    return joined(new Uint8Array([2, signed.length]), signed)
  }
  const both = joined(whole(raw.slice(0, 32)), whole(raw.slice(32)))
  return joined(new Uint8Array([0x30, both.length]), both)
}

const clientData = (change: Record<string, unknown> = {}): Bytes =>
  text(
    JSON.stringify({
      type: 'webauthn.get',
      challenge: toBase64url(challenge),
      origin: asked.origin,
      crossOrigin: false,
      ...change,
    }),
  )
/** Present and verified, signed three times. */
const authenticatorData = async (host = asked.host, flags = 0x05): Promise<Bytes> =>
  joined(await sha256(text(host)), new Uint8Array([flags, 0, 0, 0, 3]))

const ec = { name: 'ECDSA', namedCurve: 'P-256' }
let pair: CryptoKeyPair
let passkey: Passkey

async function passkeyOf(key: CryptoKey, algorithm: number): Promise<Passkey> {
  const public_key = toBase64url(await crypto.subtle.exportKey('spki', key))
  return { id: 'key-1', public_key, algorithm, device: 'd1', name: 'iPad', at: '2026-11-21T09:00:00.000Z' }
}
beforeAll(async () => {
  pair = await crypto.subtle.generateKey(ec, true, ['sign', 'verify'])
  passkey = await passkeyOf(pair.publicKey, ES256)
})

async function answer(data = clientData(), from?: Bytes, key = pair.privateKey) {
  const about = from ?? (await authenticatorData())
  const signed = joined(about, await sha256(data))
  const raw = new Uint8Array(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, signed))
  return { clientData: data, authenticatorData: about, signature: der(raw) }
}

describe('a passkey lets in', () => {
  test('whoever holds it: many times, as no two signatures are alike in length', async () => {
    for (let i = 0; i < 40; i++) expect(await isHolder(passkey, asked, await answer())).toBe(true)
  })

  test('whoever holds one of the older kind (RS256)', async () => {
    const form = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
    const rsa = await crypto.subtle.generateKey(
      { ...form, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
      true,
      ['sign', 'verify'],
    )
    const data = clientData()
    const about = await authenticatorData()
    const signature = new Uint8Array(
      await crypto.subtle.sign(form.name, rsa.privateKey, joined(about, await sha256(data))),
    )
    const older = await passkeyOf(rsa.publicKey, RS256)
    expect(await isHolder(older, asked, { clientData: data, authenticatorData: about, signature })).toBe(true)
    signature[5] = (signature[5] ?? 0) ^ 1
    expect(await isHolder(older, asked, { clientData: data, authenticatorData: about, signature })).toBe(
      false,
    )
  })
})

describe('a passkey lets nobody in', () => {
  test.each([
    ['to another question', { challenge: toBase64url(new Uint8Array(32).fill(8)) }],
    ['for another page', { origin: 'https://salon.example.evil.example' }],
    ['from within another page', { crossOrigin: true }],
    ['that was given when the key was made', { type: 'webauthn.create' }],
  ])('by an answer %s', async (_, change) => {
    expect(await isHolder(passkey, asked, await answer(clientData(change)))).toBe(false)
  })

  test.each([
    ['another address', 'evil.example', 0x05],
    ['a device that nobody touched', 'salon.example', 0x04],
    ['a device that did not make sure who it was', 'salon.example', 0x01],
  ])('by an answer of %s', async (_, host, flags) => {
    expect(
      await isHolder(passkey, asked, await answer(clientData(), await authenticatorData(host, flags))),
    ).toBe(false)
  })

  test('by another key, or by one whose kind is not known', async () => {
    const other = await crypto.subtle.generateKey(ec, true, ['sign', 'verify'])
    expect(await isHolder(passkey, asked, await answer(clientData(), undefined, other.privateKey))).toBe(
      false,
    )
    expect(await isHolder({ ...passkey, algorithm: -8 }, asked, await answer())).toBe(false)
  })

  test('by what is no answer at all', async () => {
    const right = await answer()
    for (const wrong of [
      { ...right, clientData: text('null') },
      { ...right, clientData: text('{') },
      { ...right, authenticatorData: new Uint8Array(5) },
      { ...right, signature: new Uint8Array(0) },
      { ...right, signature: right.signature.slice(0, -1) },
      { ...right, signature: new Uint8Array([0x30, 6, 2, 1, 0, 2, 1, 0]) },
    ])
      expect(await isHolder(passkey, asked, wrong)).toBe(false)
    expect(await isHolder({ ...passkey, public_key: '***' }, asked, right)).toBe(false)
  })
})

test('a signature is read only in the form that devices write', () => {
  expect(rawSignature(new Uint8Array([0x30, 6, 2, 1, 5, 2, 1, 9]))?.filter(Boolean)).toEqual(
    new Uint8Array([5, 9]),
  )
  for (const wrong of [
    [],
    [0x30],
    [0x31, 6, 2, 1, 5, 2, 1, 9],
    [0x30, 7, 2, 1, 5, 2, 1, 9, 0],
    [0x30, 4, 2, 9, 5, 2],
  ])
    expect(rawSignature(new Uint8Array(wrong))).toBeNull()
})
