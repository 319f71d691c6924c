// How a practice plan goes on by itself: paid month after month, until it is cancelled or a payment fails.

import { DAY_MS } from '../../shared/account/plans'
import type { PlanDeed } from '../../shared/api/billing'
import type { SubscriptionPlan } from '../providers/payments'

/** How long a failed payment is retried before the plan ends. */
const TRIED_MS = 14 * DAY_MS

/** The same day next month, or that month's last day. */
export function monthAfter(at: number): number {
  const day = new Date(at)
  const next = new Date(at)
  next.setUTCMonth(next.getUTCMonth() + 1)
  // If the next month has no such day, the date overflows into the month after.
  if (next.getUTCDate() !== day.getUTCDate()) next.setUTCDate(0)
  return next.getTime()
}

export function planAt(plan: SubscriptionPlan, now: number): SubscriptionPlan {
  let { endsAt } = plan
  if (endsAt === null || now < endsAt) return plan
  if (plan.status === 'active') {
    if (plan.cancelAtEnd) return { ...plan, status: 'canceled' }
    while (endsAt <= now) endsAt = monthAfter(endsAt)
    return { ...plan, endsAt }
  }
  return plan.status === 'past_due' ? { ...plan, status: 'canceled' } : plan
}

export function done(plan: SubscriptionPlan, deed: PlanDeed, now: number): SubscriptionPlan {
  if (plan.status !== 'active' && plan.status !== 'past_due') return plan
  switch (deed) {
    case 'end':
      return { ...plan, cancelAtEnd: true }
    case 'keep':
      return { ...plan, cancelAtEnd: false }
    case 'fail':
      return { ...plan, status: 'past_due', endsAt: now + TRIED_MS }
    case 'pay':
      return { ...plan, status: 'active', endsAt: monthAfter(now) }
  }
}
