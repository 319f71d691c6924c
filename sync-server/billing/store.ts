// The server's own tables for the trial and plans, which check-subscription, the guard and the asks worker rely on.
import { DAY_MS, TOOL_PRODUCTS, TRIAL_DAYS } from '../../shared/account/plans'
import type { Subscription } from '../../shared/account/subscription'
import type { Database } from '../db/open'
import { type Db, insertRows, into, run } from '../db/statements'
import type { PlanRow } from '../db/tables'
import { inTransaction } from '../db/transaction'
import { PLAN_STATUSES, type SubscriptionPlan } from '../providers/payments'
import { isStale, openedUntil, statusOf, type Trial, trialOf } from './state'

/** An account's one free trial: all tools, no card. Does nothing if there has already been one. */
export async function startTrial(db: Db, account: string, now: number): Promise<void> {
  await run(
    db,
    `insert into subscriptions (account, status, products, ends_at, trial, customer, updated_at)
     values (?, 'trialing', ?, ?, 1, null, ?) on conflict (account) do nothing`,
    [account, JSON.stringify(TOOL_PRODUCTS), now + TRIAL_DAYS * DAY_MS, now],
  )
}

/** The status of a practice plan that ended because payments are now real. It opens nothing. */
export const PRACTISED = 'practised'

export const planOf = (row: PlanRow): SubscriptionPlan => ({
  id: row.id,
  product: row.product,
  // A status we don't know opens nothing.
  status: PLAN_STATUSES.find(status => status === row.status) ?? 'paused',
  endsAt: row.ends_at,
  cancelAtEnd: row.cancel_at_end === 1,
  currency: row.currency,
  amount: row.amount,
  startedAt: row.started_at,
})

async function standingOf(
  db: Db,
  account: string,
): Promise<{ trial: Trial | null; plans: SubscriptionPlan[] }> {
  const [trial] = await run<{ ends_at: number | null }>(
    db,
    'select ends_at from subscriptions where account = ? and trial = 1',
    [account],
  )
  const plans = await run<PlanRow>(db, 'select * from plans where account = ?', [account])
  return {
    trial: trial && trial.ends_at !== null ? trialOf(trial.ends_at) : null,
    plans: plans.map(planOf),
  }
}

/** When the account's practice plans ended because payments are now real; null if it had none. */
export async function practisedUntil(db: Db, account: string): Promise<number | null> {
  const [row] = await run<{ ends_at: number | null }>(
    db,
    'select max(ends_at) as ends_at from practice_plans where account = ? and status = ?',
    [account, PRACTISED],
  )
  return row?.ends_at ?? null
}

/** The answer of the specification's check-subscription, with what we add to it. */
export async function subscriptionOf(db: Db, account: string, now: number): Promise<Subscription> {
  return statusOf({
    ...(await standingOf(db, account)),
    practised: await practisedUntil(db, account),
    now,
  })
}

/** Until when this product was open to the account; null: it never was. */
export async function productOpenedUntil(db: Db, account: string, product: string): Promise<number | null> {
  return openedUntil(await standingOf(db, account), product)
}

export type Customer = { customer: string; asked_at: number; checkout_at: number | null; stale: boolean }

/** The provider's customer, and whether a paid month has run out without any news. */
export async function customerOf(database: Database, account: string, now: number): Promise<Customer | null> {
  const [row] = await run<Omit<Customer, 'stale'>>(
    database,
    'select customer, asked_at, checkout_at from customers where account = ?',
    [account],
  )
  if (!row) return null
  const { plans } = await standingOf(database, account)
  return { ...row, stale: plans.some(plan => isStale(plan, now)) }
}

/** The first customer saved stays. */
export async function keepCustomer(db: Db, account: string, customer: string): Promise<void> {
  await run(
    db,
    `insert into customers (account, customer, asked, written, asked_at, checkout_at) values (?, ?, 0, 0, 0, null)
     on conflict (account) do nothing`,
    [account, customer],
  )
}

export async function noteCheckout(db: Db, account: string, now: number): Promise<void> {
  await run(db, 'update customers set checkout_at = ? where account = ?', [now, account])
}

export async function accountOfCustomer(db: Db, customer: string): Promise<string | null> {
  const [row] = await run<{ account: string }>(db, 'select account from customers where customer = ?', [
    customer,
  ])
  return row?.account ?? null
}

/** A number for the question about to be asked. Null: no customer. */
export async function takeTicket(
  db: Db,
  account: string,
  now: number,
): Promise<{ customer: string; ticket: number } | null> {
  const [row] = await run<{ customer: string; asked: number }>(
    db,
    'update customers set asked = asked + 1, asked_at = ? where account = ? returning customer, asked',
    [now, account],
  )
  return row ? { customer: row.customer, ticket: row.asked } : null
}

/** Does nothing if the answer to a later question is already saved. */
export async function writePlans(
  database: Database,
  { account, ticket }: { account: string; ticket: number },
  plans: readonly SubscriptionPlan[],
): Promise<void> {
  await inTransaction(database, async db => {
    const newer = await run(
      db,
      'update customers set written = ? where account = ? and written < ? returning account',
      [ticket, account, ticket],
    )
    if (newer.length === 0) return
    await run(db, 'delete from plans where account = ?', [account])
    await insertRows(
      db,
      PLANS,
      plans.map(plan => planValues(account, plan)),
    )
  })
}

export const PLAN_COLUMNS = [
  'account',
  'id',
  'product',
  'status',
  'ends_at',
  'cancel_at_end',
  'currency',
  'amount',
  'started_at',
] as const
const PLANS = into('plans', PLAN_COLUMNS)

export const planValues = (account: string, plan: SubscriptionPlan): (string | number | null)[] => [
  account,
  plan.id,
  plan.product,
  plan.status,
  plan.endsAt,
  plan.cancelAtEnd ? 1 : 0,
  plan.currency,
  plan.amount,
  plan.startedAt,
]

export async function wasHeard(db: Db, event: string): Promise<boolean> {
  return (await run(db, 'select 1 from payment_events where id = ?', [event])).length > 0
}

/** The provider retries an event for a few days at most. */
const EVENTS_KEPT_MS = 40 * DAY_MS

export async function noteHeard(db: Db, event: string, now: number): Promise<void> {
  await run(db, 'insert into payment_events (id, heard_at) values (?, ?) on conflict (id) do nothing', [
    event,
    now,
  ])
  await run(db, 'delete from payment_events where heard_at < ?', [now - EVENTS_KEPT_MS])
}

export async function emailOf(db: Db, account: string): Promise<string> {
  const [row] = await run<{ email: string }>(db, 'select email from "user" where id = ?', [account])
  return row?.email ?? ''
}
