// An authenticator app: codes computed from what the QR code says (RFC 6238), written apart from the server's own.
import { createHmac } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function keyOf(text: string): Buffer {
  const bits = [...text.replace(/=+$/, '').toUpperCase()]
    .map(letter => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
}

/** `steps`: half minutes from now; a server takes one before and one after. `secret`: as it is typed by hand. */
export function codeNow(secret: string, steps = 0): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps))
  const digest = createHmac('sha1', keyOf(secret.replace(/\s/g, '')))
    .update(counter)
    .digest()
  const from = digest.readUInt8(19) & 15
  return String((digest.readUInt32BE(from) % 0x80000000) % 1_000_000).padStart(6, '0')
}

export const secretIn = (qr: string): string => new URL(qr).searchParams.get('secret') ?? ''

/** Waits where the half minute is about to end, so that a code is still of its step when it arrives. */
export async function steadyStep(): Promise<void> {
  const left = 30_000 - (Date.now() % 30_000)
  if (left < 6_000) await new Promise(resolve => setTimeout(resolve, left))
}
