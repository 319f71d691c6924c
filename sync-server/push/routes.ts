// A tablet's push settings: subscribe, unsubscribe, and send a test. Each applies to the session's account.
import { Hono } from 'hono'
import { push as declared } from '../../shared/api/push'
import { ProblemError } from '../../shared/problems'
import type { Database } from '../db/open'
import { limit, smallBodies } from '../http/limits'
import { serve } from '../http/serve'
import { areKeys, type PushProvider } from '../providers/push'
import type { SignedIn } from '../sync/context'
import { forget, subscribe, subscriptionOf, unsubscribe } from './store'
import { testTold } from './words'

const TESTS_PER_MINUTE = 6
const TEST_TTL_SECONDS = 60

type House = { database: Database; push: PushProvider; now: () => number }

/** Mounted under /api, behind the middleware that sets `account` from the session. */
export function pushRoutes({ database, push, now }: House): Hono<SignedIn> {
  const app = new Hono<SignedIn>()
  app.use('/push/*', smallBodies)
  serve(app, declared.key, () => ({ publicKey: push.publicKey }))

  serve(app, declared.subscribe, async (c, { device, endpoint, keys }) => {
    if (!push.allows(endpoint) || !areKeys(keys)) throw new ProblemError('push-unknown')
    const mine = { account: c.get('account'), device }
    await subscribe(database, mine, { endpoint, ...keys }, { session: c.get('session') ?? null, now: now() })
    return { ok: true }
  })

  serve(app, declared.unsubscribe, async (c, { device }) => {
    await unsubscribe(database, { account: c.get('account'), device })
    return { ok: true }
  })

  const trying = limit(TESTS_PER_MINUTE, c => c.get('account'), now)
  serve(app, declared.test, trying, async (c, { device }) => {
    const mine = { account: c.get('account'), device }
    const to = await subscriptionOf(database, mine)
    if (to === null) throw new ProblemError('push-off')
    const text = JSON.stringify(testTold)
    const sent = await push.send(to, { text, topic: 'test', ttlSeconds: TEST_TTL_SECONDS })
    if (sent.came === 'gone') await forget(database, mine, to.endpoint)
    if (sent.came !== 'sent') throw new ProblemError(sent.came === 'gone' ? 'push-off' : 'push-failed')
    return { ok: true }
  })
  return app
}
