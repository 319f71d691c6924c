// Uploads one sound, resuming where it broke off. The server stores it by the hash of its content, so sending it twice
// is harmless.
import { type Fetch, send } from '../../../platform/data/request'

export const PART_BYTES = 256 * 1024

export type Ended = { ok: true } | { ok: false; code: string; again: boolean }
type Sending = { hash: string; type: string; bytes: ArrayBuffer; account: string }

const LIMIT_MS = 60_000
const later = (code: string): Ended => ({ ok: false, code, again: true })

export async function upload(sound: Sending, via?: Fetch): Promise<Ended> {
  const { bytes } = sound
  const total = bytes.byteLength
  try {
    let at = 0
    // As many requests as there are parts, and as many again for what the server wants repeated.
    for (let turn = 0; turn <= 2 * Math.ceil(total / PART_BYTES); turn++) {
      const part = bytes.slice(at, at + PART_BYTES)
      const reply = await send('PUT /blobs/{hash}', {
        params: { hash: sound.hash },
        account: sound.account,
        headers: {
          'content-type': sound.type,
          'content-range': `bytes ${at}-${at + part.byteLength - 1}/${total}`,
        },
        bytes: part,
        limitMs: LIMIT_MS,
        via,
      })
      const said = await reply.json().catch(() => null)
      const received = numberIn(said, 'received')
      if (reply.ok && (received === null || received >= total) && reply.status !== 202) return { ok: true }
      if (!reply.ok && (reply.status !== 409 || received === null)) return problemOf(reply.status, said)
      // The server has more, or less, than we thought: continue from there.
      at = received ?? at + part.byteLength
      if (at >= total) return { ok: true }
    }
    return later('unreachable')
  } catch (error) {
    console.info('The sound of a memo was not sent.', error instanceof Error ? error.message : error)
    return later('unreachable')
  }
}

/** What the server will never take isn't sent again. */
const NEVER: ReadonlySet<number> = new Set([400, 413, 415])

function problemOf(status: number, said: unknown): Ended {
  const code = textIn(said, 'code') ?? `status-${status}`
  return { ok: false, code, again: !NEVER.has(status) }
}

function numberIn(said: unknown, name: string): number | null {
  const value: unknown = typeof said === 'object' && said !== null ? Reflect.get(said, name) : null
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null
}
function textIn(said: unknown, name: string): string | null {
  const value: unknown = typeof said === 'object' && said !== null ? Reflect.get(said, name) : null
  return typeof value === 'string' ? value : null
}
