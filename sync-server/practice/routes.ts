// The actions of the practice checkout and portal. Not available when payments are real.
import { Hono } from 'hono'
import { practice as declared } from '../../shared/api/billing'
import { ProblemError } from '../../shared/problems'
import type { Billing } from '../billing/billing'
import type { Database } from '../db/open'
import { smallBodies } from '../http/limits'
import { serve } from '../http/serve'
import type { SignedIn } from '../sync/context'
import { planIdOf } from './payments'
import { done, monthAfter, planAt } from './plan'
import { checkoutOf, closeCheckout, practicePlans, writePracticePlan } from './store'

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

  serve(app, declared.checkout, async c => {
    const account = c.get('account')
    const found = await checkoutOf(database, account, c.req.param('id'))
    if (!found) throw new ProblemError('not-found')
    const { id, product, currency, amount, state } = found
    // A paid checkout has a receipt, with the day its plan started.
    const plan = (await practicePlans(database, account)).find(each => each.id === planIdOf(account, id))
    const paid = state === 'paid' && plan ? new Date(plan.startedAt).toISOString() : null
    return { product, currency, amount, state, paid }
  })

  serve(app, declared.act, async (c, { does }) => {
    const account = c.get('account')
    const id = c.req.param('id')
    const found = await checkoutOf(database, account, id)
    if (!found) throw new ProblemError('not-found')
    if (found.state !== 'open') throw new ProblemError('checkout-over')
    // As when a card is declined: the page stays, and another try may succeed.
    if (does === 'fail') return { to: null }
    const state = does === 'pay' ? 'paid' : 'left'
    if (!(await closeCheckout(database, { account, id, state }))) throw new ProblemError('checkout-over')
    if (state === 'left') return { to: '/pricing' }
    const { product, currency, amount } = found
    await writePracticePlan(database, account, {
      id: planIdOf(account, id),
      product,
      status: 'active',
      endsAt: monthAfter(now()),
      cancelAtEnd: false,
      currency,
      amount,
      startedAt: now(),
    })
    await billing.refresh(account)
    return { to: `/pricing?session_id=${id}&bought=${product}` }
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

  serve(app, declared.plans, async c => ({ plans: await plansOf(c.get('account')) }))

  serve(app, declared.change, async (c, { plan: id, does }) => {
    const account = c.get('account')
    const plan = (await practicePlans(database, account)).find(each => each.id === id)
    if (!plan) throw new ProblemError('not-found')
    await writePracticePlan(database, account, done(planAt(plan, now()), does, now()))
    await billing.refresh(account)
    return { plans: await plansOf(account) }
  })
  return app
}
