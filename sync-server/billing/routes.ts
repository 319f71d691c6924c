// create-checkout and customer-portal under the specification's names, and the provider's own way in.
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { CURRENCIES } from '../../shared/prices'
import { ProblemError } from '../../shared/problems'
import { limit } from '../http/limits'
import type { SignedIn } from '../sync/context'
import type { Billing } from './billing'

export const CreateCheckout = z.object({
  priceId: z.string().max(100),
  currency: z.enum(CURRENCIES).default('GBP'),
})
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

  app.post('/functions/create-checkout', limited, async c => {
    const body = CreateCheckout.safeParse(await c.req.json().catch(() => null))
    if (!body.success) throw new ProblemError('bad-request')
    return c.json({ url: await billing.checkout(c.get('account'), body.data.priceId, body.data.currency) })
  })

  app.post('/functions/customer-portal', limited, async c =>
    c.json({ url: await billing.portal(c.get('account')) }),
  )
  return app
}

/** For anybody: which way is paid, and what the provider says of itself. */
export function paymentRoutes({ billing }: Given): Hono {
  const app = new Hono()
  app.get('/payments', c => c.json({ practice: billing.name === 'practice' }))
  app.post(
    '/webhooks/payments',
    bodyLimit({
      maxSize: MOST_BYTES,
      onError: () => {
        throw new ProblemError('too-large')
      },
    }),
    async c => {
      // The signature is over the bytes as they came.
      await billing.hear(await c.req.text(), c.req.header('stripe-signature'))
      return c.json({ ok: true })
    },
  )
  return app
}
