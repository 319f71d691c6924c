// What stands beside an ask and isn't pulled: its run, which the asks worker claims, and its facts.
import { DAY_MS } from '../../shared/account/plans'
import { lockCounter } from './accounts'
import { dropUnused } from './blobs'
import type { Database } from './open'
import { type Db, insertRows, into, run } from './statements'
import { inTransaction } from './transaction'

const YEAR_MS = 365 * DAY_MS
/** So long the answer of a function stands under its caller's key. */
export const ONCE_MS = DAY_MS
/** So long the picture of a function can be fetched: its caller keeps what is wanted for longer. */
const FUNCTION_PICTURE_MS = 7 * DAY_MS

/** A sound of which no more came for so long is sent anew. */
const SOUND_PARTS_MS = 7 * DAY_MS

/** The run of an ask's picture, beside the run of its text. */
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

/** What an ask was answered from, and what was sent for it, is kept for a year; its sheet and its picture stay. */
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
  // One account at a time: whoever holds two counters may wait for who holds the other.
  for (const account of new Set(gone.map(row => row.account)))
    await inTransaction(db, async db => {
      if ((await lockCounter(db, account, 0)) !== null) await dropUnused(db, account)
    })
}
