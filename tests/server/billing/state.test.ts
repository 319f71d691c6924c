// What plans and the trial open, for any plans at any moment.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BUNDLE, DAY_MS, opens, TOOL_PRODUCTS } from '../../../shared/account/plans'
import { PRODUCTS } from '../../../shared/account/prices'
import { isLive, openedUntil, statusOf, surplusAmong, trialOf } from '../../../sync-server/billing/state'
import { done, monthAfter, planAt } from '../../../sync-server/practice/plan'
import { PLAN_STATUSES, type SubscriptionPlan } from '../../../sync-server/providers/payments'

const NOW = Date.UTC(2026, 2, 1)
const aPlan = (over: Partial<SubscriptionPlan> = {}): SubscriptionPlan => ({
  id: 'a',
  product: 'MARKETING',
  status: 'active',
  endsAt: NOW + 10 * DAY_MS,
  cancelAtEnd: false,
  currency: 'GBP',
  amount: 4_900,
  startedAt: NOW - 20 * DAY_MS,
  ...over,
})
const time = fc.integer({ min: NOW - 60 * DAY_MS, max: NOW + 60 * DAY_MS })
const plan: fc.Arbitrary<SubscriptionPlan> = fc.record({
  id: fc.uuid(),
  product: fc.constantFrom(...PRODUCTS),
  status: fc.constantFrom(...PLAN_STATUSES),
  endsAt: fc.option(time),
  cancelAtEnd: fc.boolean(),
  currency: fc.constant('GBP'),
  amount: fc.constant(4_900),
  startedAt: time,
})
const plans = fc.array(plan, { maxLength: 6 })
const trial = fc.option(time.map(trialOf))

describe('the status', () => {
  test('opens what a live plan or the trial opens, and nothing else', () => {
    fc.assert(
      fc.property(plans, trial, (plans, trial) => {
        const status = statusOf({ plans, trial, now: NOW })
        const live = plans.filter(each => isLive(each, NOW))
        for (const tool of TOOL_PRODUCTS) {
          const paid = live.some(({ product }) => product === tool || product === BUNDLE)
          expect(opens(status, tool)).toBe(paid || (trial !== null && NOW < trial.endsAt))
        }
      }),
    )
  })

  test('does not depend on the order of the plans', () => {
    fc.assert(
      fc.property(plans, trial, (plans, trial) => {
        const status = (order: SubscriptionPlan[]) => {
          const { products, plans, ...rest } = statusOf({ plans: order, trial, now: NOW })
          const sorted = (list: readonly unknown[]) => list.map(each => JSON.stringify(each)).sort()
          return { ...rest, products: sorted(products), plans: sorted(plans) }
        }
        expect(status([...plans].reverse())).toEqual(status(plans))
      }),
    )
  })

  test('a first payment that never came opens nothing, not even for an ask of before', () => {
    const unpaid = [aPlan({ status: 'incomplete' }), aPlan({ id: 'b', status: 'incomplete_expired' })]
    expect(statusOf({ plans: unpaid, trial: null, now: NOW }).subscribed).toBe(false)
    expect(openedUntil({ plans: unpaid, trial: null }, 'MARKETING')).toBeNull()
  })

  test('a month that has run out stays open for three days while nothing is heard, but not one that was to end', () => {
    const at = (over: Partial<SubscriptionPlan>, days: number): boolean =>
      isLive(aPlan({ endsAt: NOW, ...over }), NOW + days * DAY_MS)
    expect([at({}, 2), at({}, 4), at({ cancelAtEnd: true }, 0)]).toEqual([true, false, false])
  })

  test('trial is said only while nothing is paid, and its end also then', () => {
    const during = statusOf({ plans: [aPlan()], trial: trialOf(NOW + DAY_MS), now: NOW })
    expect(during).toMatchObject({ trial: false, subscribed: true })
    expect(during.trial_end).toBe(new Date(NOW + DAY_MS).toISOString())
    expect(TOOL_PRODUCTS.every(tool => opens(during, tool))).toBe(true)
  })
})

describe('what would be paid twice', () => {
  test('ends, so that each product is paid once and nothing beside the bundle', () => {
    fc.assert(
      fc.property(plans, plans => {
        const ended = surplusAmong(plans, NOW)
        const rest = plans.filter(each => isLive(each, NOW) && !ended.includes(each))
        const products = rest.map(({ product }) => product)
        expect(new Set(products).size).toBe(products.length)
        if (products.includes(BUNDLE)) expect(products).toEqual([BUNDLE])
        // Nobody loses what was open.
        const opened = (list: readonly SubscriptionPlan[], tool: string): boolean =>
          opens(statusOf({ plans: list, trial: null, now: NOW }), tool)
        for (const tool of TOOL_PRODUCTS) expect(opened(rest, tool)).toBe(opened(plans, tool))
      }),
    )
  })

  test('the one that goes on stays', () => {
    const ending = aPlan({ cancelAtEnd: true })
    const fresh = aPlan({ id: 'b', startedAt: NOW })
    expect(surplusAmong([ending, fresh], NOW)).toEqual([ending])
  })
})

describe('a practice plan', () => {
  test('is paid month after month until it is ended; its last month is open to its end', () => {
    const month = monthAfter(NOW)
    const active = aPlan({ endsAt: month })
    expect(planAt(active, month + 40 * DAY_MS)).toMatchObject({ status: 'active' })
    const ended = done(active, 'end', NOW)
    expect(planAt(ended, month - 1)).toMatchObject({ status: 'active', cancelAtEnd: true })
    expect(planAt(ended, month)).toMatchObject({ status: 'canceled', endsAt: month })
    expect(done(ended, 'keep', NOW)).toMatchObject({ cancelAtEnd: false })
  })

  test('of a payment that failed is tried for two weeks, then it ends', () => {
    const failed = done(aPlan(), 'fail', NOW)
    expect(planAt(failed, NOW + 13 * DAY_MS).status).toBe('past_due')
    expect(planAt(failed, NOW + 14 * DAY_MS).status).toBe('canceled')
    expect(done(failed, 'pay', NOW)).toMatchObject({ status: 'active', endsAt: monthAfter(NOW) })
  })

  test('of the 31st is paid on the last day of a shorter month', () => {
    expect(new Date(monthAfter(Date.UTC(2026, 0, 31))).toISOString()).toContain('2026-02-28')
    expect(new Date(monthAfter(Date.UTC(2026, 10, 30))).toISOString()).toContain('2026-12-30')
  })

  test('that has ended is not brought back', () => {
    const over = aPlan({ status: 'canceled', endsAt: NOW })
    for (const deed of ['end', 'keep', 'fail', 'pay'] as const) expect(done(over, deed, NOW)).toEqual(over)
  })
})
