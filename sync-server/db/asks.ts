// What stands beside an ask and isn't pulled: its run, which the asks worker claims, and its facts.
import { type Db, insertRows, run } from './statements'

export async function addRuns(db: Db, account: string, asks: readonly string[], now: number): Promise<void> {
  await insertRows(
    db,
    {
      table: 'runs',
      columns: ['account', 'ask', 'state', 'attempt', 'lease_until', 'owner', 'created_at'],
      after: 'on conflict (account, ask) do nothing',
    },
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
    {
      table: 'ask_facts',
      columns: ['account', 'ask', 'facts', 'created_at'],
      after: 'on conflict (account, ask) do nothing',
    },
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

/** Facts are emptied after a year; the sheet of the ask stays. */
export async function dropFactsBefore(db: Db, created: number): Promise<void> {
  await run(db, 'delete from ask_facts where created_at < ?', [created])
}
