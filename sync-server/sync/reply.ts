// A reply as it goes over the wire. A record's fields are already JSON in the database and are sent as they are, so a
// first sync of thousands of records parses and serialises nothing.
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Answer } from './store'
import { wireText } from './wire'

const squeeze = promisify(gzip)
/** Characters. Below this, an extra packet or two costs less than waiting for another thread. */
const WORTH_SQUEEZING = 4_096

export function replyText({ rows, ...said }: Answer): string {
  const records = rows.map(wireText)
  const rest = JSON.stringify(said)
  return `{"records":[${records.join(',')}],${rest.slice(1)}`
}

/** Level 1: on a salon's line, the time spent compressing counts as much as the bytes saved. */
export async function jsonResponse(text: string, acceptEncoding: string | undefined): Promise<Response> {
  const headers = { 'content-type': 'application/json; charset=UTF-8', 'cache-control': 'no-store' }
  if (text.length < WORTH_SQUEEZING || !/\bgzip\b/.test(acceptEncoding ?? '')) {
    return new Response(text, { headers })
  }
  const body = await squeeze(text, { level: 1 })
  return new Response(new Uint8Array(body), {
    headers: { ...headers, 'content-encoding': 'gzip', vary: 'accept-encoding' },
  })
}
