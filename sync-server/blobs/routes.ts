// Bytes to the account that they belong to, and to nobody else. A hash names one content for good.
import { Hono } from 'hono'
import { ProblemError } from '../../shared/problems'
import type { Database } from '../db/open'
import type { SignedIn } from '../sync/context'
import { blobOf } from './store'

const HASH = /^[0-9a-f]{64}$/

/** Mounted under /api, behind the middleware that sets `account` from the session. */
export function blobRoutes(database: Database): Hono<SignedIn> {
  const app = new Hono<SignedIn>()
  app.get('/blobs/:hash', async c => {
    const hash = c.req.param('hash')
    const blob = HASH.test(hash) ? await blobOf(database, c.get('account'), hash) : null
    if (blob === null) throw new ProblemError('not-found')
    const etag = `"${hash}"`
    // In this browser alone: a shared cache would hand it to others.
    const headers = { etag, 'cache-control': 'private, max-age=31536000, immutable' }
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
    return c.body(new Uint8Array(blob.bytes), 200, {
      ...headers,
      'content-type': blob.type,
      'x-content-type-options': 'nosniff',
    })
  })
  return app
}
