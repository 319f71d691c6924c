// The lock of a tablet, held by its session as well: until somebody is let in again, the server hands out nothing that the
// tablet hasn't got already. What must go on behind the lock goes on: what waits is sent, timers ring on every tablet.
import { Hono, type MiddlewareHandler } from 'hono'
import { session as declared } from '../../shared/api/session'
import { ProblemError } from '../../shared/problems'
import type { Database } from '../db/open'
import { lockSession, unlockSession } from '../db/sessions'
import { serve } from '../http/serve'
import type { SignedIn } from '../sync/context'
import type { SessionLookup } from './lookup'

/** Sync and what belongs to it, notifications, the sound of a memo or a photo on its way here, and the lock itself. */
const GOES_ON = [
  /^GET \/(?:poke|digest)$/,
  /^POST \/(?:sync|known|session\/lock)$/,
  /^PUT \/blobs\//,
  /^\w+ \/push\//,
]

/** After the middleware that sets `locked`. */
export const whileOpen: MiddlewareHandler<SignedIn> = async (c, next) => {
  const asked = `${c.req.method} ${c.req.path.slice('/api'.length)}`
  if (c.get('locked') && !GOES_ON.some(each => each.test(asked))) throw new ProblemError('locked')
  await next()
}

/** For what looks its session up itself. */
export function whileOpenBy(lookup: SessionLookup): MiddlewareHandler {
  return async (c, next) => {
    if ((await lookup.seatOf(c.req.raw.headers))?.locked) throw new ProblemError('locked')
    await next()
  }
}
/** What of the account service a locked tablet has no business with. Signing in and out is always open. */
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
 * The tablet says what it is. Who they are was checked there, maybe without a signal (decision 028): the server takes its
 * word, from nobody but the app's own page.
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
