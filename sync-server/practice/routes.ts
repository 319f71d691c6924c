// What the practice checkout and portal are told to do. Not there where money moves.
import { Hono } from 'hono'
import { z } from 'zod'
import { ProblemError } from '../../shared/problems'
import type { Billing } from '../billing/billing'
import type { Database } from '../db/open'
import { smallBodies } from '../http/limits'
import type { SignedIn } from '../sync/context'
import { newPlanId } from './payments'
import { DEEDS, done, monthAfter, planAt } from './plan'
import { checkoutOf, closeCheckout, practicePlans, writePracticePlan } from './store'

export const CheckoutDeed = z.strictObject({ does: z.enum(['pay', 'leave', 'fail']) })
export const PlanDeed = z.strictObject({ plan: z.string().max(200), does: z.enum(DEEDS) })

/** Mounted under /api, behind the middleware that sets `account` from the session. */
export function practiceRoutes({
  database,
  billing,
  now,
}: {
  database: Database
  billing: Billing
  now: () => number
}): Hono<SignedIn> {
  const app = new Hono<SignedIn>()
  app.use('/practice/*', smallBodies)
  app.use('/practice/*', async (_, next) => {
    if (billing.name !== 'practice') throw new ProblemError('not-found')
    await next()
  })

  app.get('/practice/checkouts/:id', async c => {
    const found = await checkoutOf(database, c.get('account'), c.req.param('id'))
    if (!found) throw new ProblemError('not-found')
    const { product, currency, amount, state } = found
    return c.json({ product, currency, amount, state })
  })

  app.post('/practice/checkouts/:id', async c => {
    const account = c.get('account')
    const id = c.req.param('id')
    const body = CheckoutDeed.safeParse(await c.req.json().catch(() => null))
    if (!body.success) throw new ProblemError('bad-request')
    const found = await checkoutOf(database, account, id)
    if (!found) throw new ProblemError('not-found')
    if (found.state !== 'open') throw new ProblemError('checkout-over')
    // As with a card that is refused: the page stays, and another try may go through.
    if (body.data.does === 'fail') return c.json({ to: null })
    const state = body.data.does === 'pay' ? 'paid' : 'left'
    if (!(await closeCheckout(database, { account, id, state }))) throw new ProblemError('checkout-over')
    if (state === 'left') return c.json({ to: '/pricing' })
    const { product, currency, amount } = found
    await writePracticePlan(database, account, {
      id: newPlanId(account),
      product,
      status: 'active',
      endsAt: monthAfter(now()),
      cancelAtEnd: false,
      currency,
      amount,
      startedAt: now(),
    })
    await billing.refresh(account)
    return c.json({ to: `/pricing?session_id=${id}&bought=${product}` })
  })

  const plansOf = async (account: string) =>
    (await practicePlans(database, account))
      .map(plan => planAt(plan, now()))
      .map(({ id, product, status, endsAt, cancelAtEnd, currency, amount }) => ({
        id,
        product,
        status,
        ends: endsAt === null ? null : new Date(endsAt).toISOString(),
        cancels: cancelAtEnd,
        currency,
        amount,
      }))

  app.get('/practice/plans', async c => c.json({ plans: await plansOf(c.get('account')) }))

  app.post('/practice/plans', async c => {
    const account = c.get('account')
    const body = PlanDeed.safeParse(await c.req.json().catch(() => null))
    if (!body.success) throw new ProblemError('bad-request')
    const { plan: id, does } = body.data
    const plan = (await practicePlans(database, account)).find(each => each.id === id)
    if (!plan) throw new ProblemError('not-found')
    await writePracticePlan(database, account, done(planAt(plan, now()), does, now()))
    await billing.refresh(account)
    return c.json({ plans: await plansOf(account) })
  })
  return app
}
