// What was sent to models, word for word, for the account to read.
import { type Db, run } from '../db/statements'
import type { ModelCallRow } from '../db/tables'

export type SentCall = Omit<ModelCallRow, 'account'>
type Begun = Omit<SentCall, 'outcome' | 'ms'>

const COLUMNS = 'id, ask, client, made_for, tool, model, at, sent, outcome, ms'

/** Before the call, so that even a server that dies during it has recorded what it sent. */
export async function beginCall(db: Db, account: string, call: Begun): Promise<void> {
  const { id, ask, client, made_for, tool, model, at, sent } = call
  await run(
    db,
    `insert into model_calls (account, id, ask, client, made_for, tool, model, at, sent, outcome, ms)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, 'sent', null)`,
    [account, id, ask, client, made_for, tool, model, at, sent],
  )
}

/** Does nothing if the call has been erased meanwhile. */
export async function endCall(
  db: Db,
  account: string,
  id: string,
  { outcome, ms }: { outcome: string; ms: number },
): Promise<void> {
  await run(db, 'update model_calls set outcome = ?, ms = ? where account = ? and id = ?', [
    outcome,
    Math.round(ms),
    account,
    id,
  ])
}

/** Newest first; `before` is the last one already shown. */
export async function callsSent(
  db: Db,
  account: string,
  { limit, before }: { limit: number; before: { at: number; id: string } | null },
): Promise<readonly SentCall[]> {
  if (before === null)
    return run<SentCall>(
      db,
      `select ${COLUMNS} from model_calls where account = ? order by at desc, id desc limit ?`,
      [account, limit],
    )
  return run<SentCall>(
    db,
    `select ${COLUMNS} from model_calls where account = ? and (at < ? or (at = ? and id < ?))
     order by at desc, id desc limit ?`,
    [account, before.at, before.at, before.id, limit],
  )
}

/** All calls for one ask, oldest first. A function asks for practice lines, so those belong to no ask. */
export async function callsSentFor(db: Db, account: string, ask: string): Promise<readonly SentCall[]> {
  return run<SentCall>(
    db,
    `select ${COLUMNS} from model_calls where account = ? and ask = ? order by at, id`,
    [account, ask],
  )
}

/** How many calls were made for this purpose since `since` (ms). */
export async function callsMadeFor(db: Db, account: string, madeFor: string, since: number): Promise<number> {
  const [row] = await run<{ calls: number }>(
    db,
    'select count(*) as calls from model_calls where account = ? and made_for = ? and at >= ?',
    [account, madeFor, since],
  )
  return Number(row?.calls ?? 0)
}
