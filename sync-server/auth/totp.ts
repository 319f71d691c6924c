// Codes of an authenticator app (RFC 6238): six digits, a new code every half minute.
import { createHmac, timingSafeEqual } from 'node:crypto'

const STEP_MS = 30_000

const stepAt = (ms: number): number => Math.floor(ms / STEP_MS)

function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const from = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(from) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** Which half minute a code belongs to: this one, or one either side for a clock that's slightly off. Null if none. */
export function stepOf(secret: string, code: string, now: number): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const present = stepAt(now)
  const typed = Buffer.from(code)
  return (
    [present - 1, present, present + 1].find(step =>
      timingSafeEqual(Buffer.from(codeAt(secret, step)), typed),
    ) ?? null
  )
}
