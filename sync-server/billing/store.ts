// The server's own table of subscriptions: what check-subscription, the guard and the asks worker go by.
import {
  DAY_MS,
  NOT_SUBSCRIBED,
  type SubscriptionStatus,
  TOOL_PRODUCTS,
  TRIAL_DAYS,
} from '../../shared/plans'
import type { Database } from '../db/open'

/** The one free trial of an account: all tools, no card. Does nothing where there is a subscription. */
export async function startTrial(
  { kysely }: Pick<Database, 'kysely'>,
  account: string,
  now: number,
): Promise<void> {
  await kysely
    .insertInto('subscriptions')
    .values({
      account,
      status: 'trialing',
      products: JSON.stringify(TOOL_PRODUCTS),
      ends_at: now + TRIAL_DAYS * DAY_MS,
      trial: 1,
      customer: null,
      updated_at: now,
    })
    .onConflict(conflict => conflict.column('account').doNothing())
    .execute()
}

/** As the specification's check-subscription answers, and whether it is the trial. */
export async function subscriptionOf(
  { kysely }: Pick<Database, 'kysely'>,
  account: string,
  now: number,
): Promise<SubscriptionStatus & { trial: boolean }> {
  const row = await kysely
    .selectFrom('subscriptions')
    .selectAll()
    .where('account', '=', account)
    .executeTakeFirst()
  if (!row) return { ...NOT_SUBSCRIBED, trial: false }
  const running =
    (row.status === 'trialing' || row.status === 'active') && (row.ends_at === null || row.ends_at > now)
  const stored: unknown = JSON.parse(row.products)
  const products = Array.isArray(stored) ? stored.filter(product => typeof product === 'string') : []
  // The trial is of every tool: also of one that came after it began.
  const all = row.trial === 1 ? [...new Set([...products, ...TOOL_PRODUCTS])] : products
  return {
    subscribed: running,
    products: running ? all : [],
    subscription_end: row.ends_at === null ? null : new Date(row.ends_at).toISOString(),
    trial: running && row.trial === 1,
  }
}
