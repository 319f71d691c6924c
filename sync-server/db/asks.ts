// What belongs to an ask but isn't pulled: its run, which the asks worker claims, and its facts.
import { DAY_MS } from '../../shared/account/plans'
import { lockCounter } from './accounts'
import { dropUnused } from './blobs'
import type { Database } from './open'
import { type Db, insertRows, into, run } from './statements'
import { inTransaction } from './transaction'

const YEAR_MS = 365 * DAY_MS
/** How long a function's answer is kept under its caller's key. */
export const ONCE_MS = DAY_MS
/** How long a function's picture can be fetched; callers keep what they want for longer. */
const FUNCTION_PICTURE_MS = 7 * DAY_MS

/** If no more of a sound arrives for this long, it has to be sent again. */
const SOUND_PARTS_MS = 7 * DAY_MS

/** The key of a picture's run, next to that of the text. */
export const imageRun = (ask: string): string => `image:${ask}`
export const askOfRun = (run: string): string => run.slice('image:'.length)

const ONCE = 'on conflict (account, ask) do nothing'
const RUNS = into('runs', ['account', 'ask', 'state', 'attempt', 'lease_until', 'owner', 'created_at'], ONCE)
const FACTS = into('ask_facts', ['account', 'ask', 'facts', 'created_at'], ONCE)

export async function addRuns(db: Db, account: string, asks: readonly string[], now: number): Promise<void> {
  await insertRows(
    db,
    RUNS,
    asks.map(ask => [account, ask, 'waiting', 0, null, null, now]),
  )
}

export async function addFacts(
  db: Db,
  account: string,
  facts: readonly { ask: string; facts: string }[],
  now: number,
): Promise<void> {
  await insertRows(
    db,
    FACTS,
    facts.map(each => [account, each.ask, each.facts, now]),
  )
}

/** The facts as JSON text. */
export async function factsText(db: Db, account: string, ask: string): Promise<string | null> {
  const [row] = await run<{ facts: string }>(
    db,
    'select facts from ask_facts where account = ? and ask = ?',
    [account, ask],
  )
  return row?.facts ?? null
}

/** Deletes asks' facts and what was sent to models after a year; sheets and pictures stay. */
export async function dropOld(db: Database, now: number): Promise<void> {
  await run(db, 'delete from ask_facts where created_at < ?', [now - YEAR_MS])
  await run(db, 'delete from model_calls where at < ?', [now - YEAR_MS])
  await run(db, 'delete from once where created_at < ?', [now - ONCE_MS])
  await run(db, 'delete from sound_parts where created_at < ?', [now - SOUND_PARTS_MS])
  const gone = await run<{ account: string }>(
    db,
    "delete from blob_uses where used_by = 'function' and created_at < ? returning account",
    [now - FUNCTION_PICTURE_MS],
  )
  // One account at a time: two transactions that each hold two counters could deadlock.
  for (const account of new Set(gone.map(row => row.account)))
    await inTransaction(db, async db => {
      if ((await lockCounter(db, account, 0)) !== null) await dropUnused(db, account)
    })
}
