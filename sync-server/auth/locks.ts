// A tablet's lock, enforced on its session too: until someone unlocks it, the server sends nothing that the tablet
// doesn't already have. What must go on still works: unsent changes are sent, and timers ring on every tablet.
import { Hono, type MiddlewareHandler } from 'hono'
import { session as declared } from '../../shared/api/session'
import { ProblemError } from '../../shared/problems'
import type { Database } from '../db/open'
import { lockSession, unlockSession } from '../db/sessions'
import { serve } from '../http/serve'
import type { SignedIn } from '../sync/context'
import type { SessionLookup } from './lookup'

/** Sync and what belongs to it, notifications, uploads of a memo's sound or a photo, and the lock itself. */
const GOES_ON = [
  /^GET \/(?:poke|digest)$/,
  /^POST \/(?:sync|known|session\/lock)$/,
  /^PUT \/blobs\//,
  /^\w+ \/push\//,
]

/** Use it after the middleware that sets `locked`. */
export const whileOpen: MiddlewareHandler<SignedIn> = async (c, next) => {
  const asked = `${c.req.method} ${c.req.path.slice('/api'.length)}`
  if (c.get('locked') && !GOES_ON.some(each => each.test(asked))) throw new ProblemError('locked')
  await next()
}

/** For routes that look up their session themselves. */
export function whileOpenBy(lookup: SessionLookup): MiddlewareHandler {
  return async (c, next) => {
    if ((await lookup.seatOf(c.req.raw.headers))?.locked) throw new ProblemError('locked')
    await next()
  }
}
/** Account calls that a locked tablet has no business making. Signing in and out always works. */
export const NOT_WHILE_LOCKED = [
  '/security',
  '/sessions/*',
  '/account/delete',
  '/auth/identities/*',
  '/auth/change-password',
  '/auth/first-password',
  '/auth/two-factor/enrol',
  '/auth/two-factor/disable',
  '/auth/two-factor/generate-backup-codes',
]

type Given = { database: Database; lookup: SessionLookup; now: () => number }

/**
 * The tablet reports its own state. It checked who they are, maybe offline (decision 028), and the server takes its
 * word, but only from the app's own page.
 */
export function lockRoutes({ database, lookup, now }: Given): Hono<SignedIn> {
  const app = new Hono<SignedIn>()
  const ownPage: MiddlewareHandler<SignedIn> = async (c, next) => {
    const site = c.req.header('sec-fetch-site')
    if (site !== undefined && site !== 'same-origin') throw new ProblemError('not-allowed')
    await next()
  }
  serve(app, declared.lock, ownPage, async (c, { locked }) => {
    const session = c.get('session')
    if (session === undefined) throw new ProblemError('bad-request')
    if (locked) await lockSession(database, { session, account: c.get('account'), now: now() })
    else await unlockSession(database, session)
    lookup.forget()
    return { locked }
  })
  return app
}
