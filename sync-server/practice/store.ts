import { PLAN_COLUMNS, planOf, planValues } from '../billing/store'
import type { Database } from '../db/open'
import { type Db, insertRows, into, run } from '../db/statements'
import type { PlanRow, PracticeCheckoutRow } from '../db/tables'
import { inTransaction } from '../db/transaction'
import type { Plan } from '../providers/payments'

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

export async function practicePlans(db: Db, account: string): Promise<Plan[]> {
  const rows = await run<PlanRow>(db, 'select * from practice_plans where account = ? order by started_at', [
    account,
  ])
  return rows.map(planOf)
}

export async function writePracticePlan(database: Database, account: string, plan: Plan): Promise<void> {
  await inTransaction(database, async db => {
    await run(db, 'delete from practice_plans where account = ? and id = ?', [account, plan.id])
    await insertRows(db, PLANS, [planValues(account, plan)])
  })
}

export type PracticeCheckout = Omit<PracticeCheckoutRow, 'account'>

/** The one that stands open from now on: those before it are closed. */
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
