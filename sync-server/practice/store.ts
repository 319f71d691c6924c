import { PLAN_COLUMNS, PRACTISED, planOf, planValues } from '../billing/store'
import type { Database } from '../db/open'
import { type Db, insertRows, into, run } from '../db/statements'
import type { PlanRow, PracticeCheckoutRow } from '../db/tables'
import { inTransaction } from '../db/transaction'
import { PRACTICE_CUSTOMER, type SubscriptionPlan } from '../providers/payments'

const PLANS = into('practice_plans', PLAN_COLUMNS)
const CHECKOUTS = into('practice_checkouts', [
  'account',
  'id',
  'product',
  'currency',
  'amount',
  'state',
  'created_at',
])

export async function practicePlans(db: Db, account: string): Promise<SubscriptionPlan[]> {
  const rows = await run<PlanRow>(db, 'select * from practice_plans where account = ? order by started_at', [
    account,
  ])
  return rows.map(planOf)
}

export async function writePracticePlan(
  database: Database,
  account: string,
  plan: SubscriptionPlan,
): Promise<void> {
  await inTransaction(database, async db => {
    await run(db, 'delete from practice_plans where account = ? and id = ?', [account, plan.id])
    await insertRows(db, PLANS, [planValues(account, plan)])
  })
}

type PracticeCheckout = Omit<PracticeCheckoutRow, 'account'>

/** Opens this checkout and closes any earlier ones. */
export async function openCheckout(
  database: Database,
  account: string,
  checkout: PracticeCheckout,
): Promise<void> {
  await inTransaction(database, async db => {
    await run(db, "update practice_checkouts set state = 'left' where account = ? and state = 'open'", [
      account,
    ])
    const { id, product, currency, amount, state, created_at } = checkout
    await insertRows(db, CHECKOUTS, [[account, id, product, currency, amount, state, created_at]])
  })
}

export async function checkoutOf(db: Db, account: string, id: string): Promise<PracticeCheckout | null> {
  const [row] = await run<PracticeCheckout>(
    db,
    'select id, product, currency, amount, state, created_at from practice_checkouts where account = ? and id = ?',
    [account, id],
  )
  return row ?? null
}

/** Whether it was open: of two taps one closes it. */
export async function closeCheckout(
  db: Db,
  { account, id, state }: { account: string; id: string; state: 'paid' | 'left' },
): Promise<boolean> {
  const closed = await run(
    db,
    "update practice_checkouts set state = ? where account = ? and id = ? and state = 'open' returning id",
    [state, account, id],
  )
  return closed.length > 0
}

/**
 * Now that payments are real, practice plans open nothing, and no provider is asked about a customer it doesn't know.
 * `account`: only this one. Idempotent.
 */
export async function endPractised(database: Database, now: number, account?: string): Promise<void> {
  const of = account === undefined ? '' : ' and account = ?'
  const whose = account === undefined ? [] : [account]
  const live = "status in ('active', 'trialing', 'past_due')"
  await inTransaction(database, async db => {
    const ended = await run<{ account: string; id: string }>(
      db,
      `update practice_plans set status = ?, ends_at = ? where ${live}
        and not (ends_at <= ? and (cancel_at_end = 1 or status = 'past_due'))${of} returning account, id`,
      [PRACTISED, now, now, ...whose],
    )
    for (const plan of ended)
      await run(
        db,
        `update plans set status = 'canceled', ends_at = ? where account = ? and id = ? and ${live}`,
        [now, plan.account, plan.id],
      )
    await run(db, `update practice_checkouts set state = 'left' where state = 'open'${of}`, whose)
    await run(db, `delete from customers where customer like '${PRACTICE_CUSTOMER}%'${of}`, whose)
    // Accounts with Stripe plans from before practice: Stripe is asked about them at the next opportunity.
    for (const each of new Set(ended.map(plan => plan.account)))
      await run(db, 'update customers set checkout_at = ?, asked_at = 0 where account = ?', [now, each])
  })
}
