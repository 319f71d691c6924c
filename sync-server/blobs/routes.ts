// Serves bytes only to the account they belong to. A hash always means the same content.
import { Hono } from 'hono'
import { records } from '../../shared/api/records'
import { ProblemError } from '../../shared/problems'
import { bytesOfRecords } from '../db/accounts'
import { bytesKept } from '../db/blobs'
import type { Database } from '../db/open'
import { serve } from '../http/serve'
import type { SignedIn } from '../sync/context'
import type { Room } from './room'
import { blobOf } from './store'

const HASH = /^[0-9a-f]{64}$/

/** The one range that was requested; null means everything, also when the header makes no sense. */
function partOf(range: string | undefined, length: number): { from: number; to: number } | null {
  const [, first, last] = /^bytes=(\d{1,12})-(\d{0,12})$/.exec(range ?? '') ?? []
  if (first === undefined) return null
  const from = Number(first)
  const to = Math.min(last ? Number(last) : length - 1, length - 1)
  return from <= to ? { from, to } : null
}

/** Mounted under /api, behind the middleware that sets `account` from the session. */
export function blobRoutes(database: Database, room: Room): Hono<SignedIn> {
  const app = new Hono<SignedIn>()
  serve(app, records.storage, async c => ({
    used: await bytesKept(database, c.get('account')),
    max: room.maxBytes,
    records: { used: await bytesOfRecords(database, c.get('account')), max: room.maxRecordBytes },
  }))
  serve(app, records.blob, async c => {
    const hash = c.req.param('hash')
    const blob = HASH.test(hash) ? await blobOf(database, c.get('account'), hash) : null
    if (blob === null) throw new ProblemError('not-found')
    const etag = `"${hash}"`
    // Not for caches that a page can't clear: the app keeps sounds in its database and pictures in a store per account,
    // where an erasure, or removing the salon from the tablet, finds them.
    const headers = { etag, 'cache-control': 'no-store' }
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
    const all = { ...headers, 'content-type': blob.type, 'x-content-type-options': 'nosniff' }
    // Safari only plays sounds that it can request in ranges.
    const part = partOf(c.req.header('range'), blob.bytes.length)
    if (part === null) return c.body(new Uint8Array(blob.bytes), 200, { ...all, 'accept-ranges': 'bytes' })
    return c.body(new Uint8Array(blob.bytes.subarray(part.from, part.to + 1)), 206, {
      ...all,
      'content-range': `bytes ${part.from}-${part.to}/${blob.bytes.length}`,
    })
  })
  return app
}
