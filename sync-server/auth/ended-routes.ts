// Ends sessions. A tablet whose session has ended may still report that it has forgotten its salon.
import { Hono } from 'hono'
import { security } from '../../shared/api/security'
import { session } from '../../shared/api/session'
import { ProblemError } from '../../shared/problems'
import type { Database } from '../db/open'
import { wantWhose } from '../http/account'
import { serve } from '../http/serve'
import { tellOthers } from '../privacy/store'
import type { Auth } from './auth'
import { takeReceipt, whyNobody } from './ended'
import type { SessionLookup } from './lookup'
import { sessionNeeded, sessionOf } from './owner'
import { endSessions } from './sessions'
import { forgetKnown } from './store'

/**
 * Text read aloud may be in the browser's own cache, which no page can clear. We don't send "storage": it would also
 * delete the unsent changes of every other salon on this tablet, and the app itself.
 */
export function clearingCaches(reply: Response): Response {
  const clearing = new Response(reply.body, reply)
  clearing.headers.set('clear-site-data', '"cache"')
  return clearing
}

type Given = { auth: Auth; database: Database; lookup: SessionLookup; now: () => number }

export function endedRoutes({ auth, database, lookup, now }: Given): Hono {
  const app = new Hono()

  serve(app, security.end, sessionNeeded(auth, wantWhose), async (c, body) => {
    const { headers } = c.req.raw
    const { user, session: here } = await sessionOf(auth, headers)
    const reply = await endSessions({ auth, database, headers }, body)
    // A device signed out from elsewhere becomes a stranger again; one that signs itself out doesn't.
    if ('scope' in body) await forgetKnown(database, user.id, { but: here.id })
    else if ('id' in body && body.id !== here.id) await forgetKnown(database, user.id, { session: body.id })
    lookup.forget()
    // Open streams check whose session they have and end, so the tablet hears about it at once.
    await tellOthers(database, user.id)
    return reply
  })

  serve(app, session.forgotten, async c => {
    const { headers } = c.req.raw
    if (!(await takeReceipt(database, headers, now())))
      throw new ProblemError(await whyNobody(database, headers, undefined))
    return clearingCaches(c.json({ ok: true }))
  })
  return app
}
