// create-checkout and customer-portal under the specification's names, and the provider's webhook.
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { billing as declared } from '../../shared/api/billing'
import { ProblemError } from '../../shared/problems'
import { limit } from '../http/limits'
import { serve } from '../http/serve'
import type { SignedIn } from '../sync/context'
import type { Billing } from './billing'

const PER_MINUTE = 20
const MOST_BYTES = 512 * 1024

type Given = { billing: Billing; now: () => number }

/** Mounted under /api, behind the middleware that sets `account` from the session, before the other functions. */
export function billingRoutes({ billing, now }: Given): Hono<SignedIn> {
  const app = new Hono<SignedIn>()
  const limited = limit(PER_MINUTE, c => c.get('account'), now)

  app.use('/functions/check-subscription', async (c, next) => {
    await billing.fresh(c.get('account'))
    await next()
  })

  serve(app, declared.checkout, limited, async (c, { priceId, currency }) => ({
    url: await billing.checkout(c.get('account'), priceId, currency),
  }))

  serve(app, declared.portal, limited, async c => ({ url: await billing.portal(c.get('account')) }))
  return app
}

/** Open to anybody: how payments work here, and the provider's webhook. */
export function paymentRoutes({ billing }: Given): Hono {
  const app = new Hono()
  serve(app, declared.payments, () => ({ practice: billing.name === 'practice' }))
  const smallEnough = bodyLimit({
    maxSize: MOST_BYTES,
    onError: () => {
      throw new ProblemError('too-large')
    },
  })
  serve(app, declared.webhook, smallEnough, async c => {
    await billing.hear(await c.req.text(), c.req.header('stripe-signature'))
    return { ok: true }
  })
  return app
}
