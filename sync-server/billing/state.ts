// What plans and the trial give access to at a given moment. Pure, so that any order of events can be tested.
import { BUNDLE, DAY_MS, NOT_SUBSCRIBED, TOOL_PRODUCTS } from '../../shared/account/plans'
import type { PaidPlan, Subscription } from '../../shared/account/subscription'
import type { PlanStatus, SubscriptionPlan } from '../providers/payments'

export type Trial = { endsAt: number; products: readonly string[] }
type BillingFacts = {
  trial: Trial | null
  plans: readonly SubscriptionPlan[]
  /** When practice plans ended because payments are now real. */
  practised?: number | null
  now: number
}

/** While a payment is being retried, nothing is taken away. */
const PAYS: readonly PlanStatus[] = ['active', 'trialing', 'past_due']
/** How long to wait for news of a renewal. */
const LATE_MS = 3 * DAY_MS

/** Whether the paid month has run out and we don't know yet what comes next. */
export const isStale = ({ status, endsAt }: SubscriptionPlan, now: number): boolean =>
  PAYS.includes(status) && endsAt !== null && endsAt <= now

export const isLive = (plan: SubscriptionPlan, now: number): boolean =>
  PAYS.includes(plan.status) && (plan.endsAt === null || now < plan.endsAt + (plan.cancelAtEnd ? 0 : LATE_MS))

const covers = (product: string, opened: string): boolean => opened === product || opened === BUNDLE

/** Prefer a plan that goes on to one that is ending or unpaid. */
const shaky = ({ cancelAtEnd, status }: SubscriptionPlan): number =>
  Number(cancelAtEnd || status === 'past_due')

/**
 * Plans that nobody would pay for twice: single tools beside the bundle, and a second plan for the same product. The
 * oldest of each stays.
 */
export function surplusAmong(plans: readonly SubscriptionPlan[], now: number): SubscriptionPlan[] {
  const live = plans
    .filter(plan => isLive(plan, now))
    .sort((a, b) => shaky(a) - shaky(b) || a.startedAt - b.startedAt || (a.id < b.id ? -1 : 1))
  const bundled = live.some(({ product }) => product === BUNDLE)
  return live.filter(
    (plan, at) =>
      (bundled && plan.product !== BUNDLE) ||
      live.slice(0, at).some(earlier => earlier.product === plan.product),
  )
}

const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())
const latest = (ends: readonly (number | null)[]): number | null =>
  ends.includes(null) ? null : Math.max(...ends.map(Number))

const paidPlan = ({
  product,
  endsAt,
  cancelAtEnd,
  status,
  currency,
  amount,
}: SubscriptionPlan): PaidPlan => ({
  product,
  ends: iso(endsAt),
  cancels: cancelAtEnd,
  failed: status === 'past_due',
  currency,
  amount,
})

/** The answer of check-subscription. */
export function statusOf({ trial, plans, practised = null, now }: BillingFacts): Subscription {
  const live = plans.filter(plan => isLive(plan, now))
  const onTrial = trial !== null && now < trial.endsAt
  // If nothing is open: when the last of it ended.
  const ends =
    live.length > 0
      ? latest(live.map(({ endsAt }) => endsAt))
      : latest([...plans.filter(wasPaid).map(({ endsAt }) => endsAt), ...(trial ? [trial.endsAt] : [])])
  const open = [...live.map(({ product }) => product), ...(onTrial ? trial.products : [])]
  return {
    ...NOT_SUBSCRIBED,
    subscribed: live.length > 0 || onTrial,
    products: [...new Set(open)],
    subscription_end: ends === null || !Number.isFinite(ends) ? null : iso(ends),
    trial: onTrial && live.length === 0,
    trial_end: iso(trial?.endsAt ?? null),
    plans: live.map(paidPlan),
    practice_ended: live.length === 0 && !plans.some(later(practised)) ? iso(practised) : null,
  }
}

/** Whether a plan ended after practice did, and so replaces it. */
const later =
  (practised: number | null) =>
  (plan: SubscriptionPlan): boolean =>
    practised !== null && wasPaid(plan) && (plan.endsAt ?? 0) > practised

/** A plan whose first payment never came opened nothing. */
const wasPaid = ({ status }: SubscriptionPlan): boolean =>
  status !== 'incomplete' && status !== 'incomplete_expired'

/** Until when a plan or the trial opened a product; null if it never was open, Infinity if it has no end. */
export function openedUntil(
  { trial, plans }: Pick<BillingFacts, 'trial' | 'plans'>,
  product: string,
): number | null {
  const ends = [
    ...plans
      .filter(plan => wasPaid(plan) && covers(product, plan.product))
      .map(({ endsAt }) => endsAt ?? Number.POSITIVE_INFINITY),
    ...(trial?.products.includes(product) ? [trial.endsAt] : []),
  ]
  return ends.length > 0 ? Math.max(...ends) : null
}

/** The trial covers every tool, including any added since it began. */
export const trialOf = (endsAt: number): Trial => ({ endsAt, products: TOOL_PRODUCTS })
