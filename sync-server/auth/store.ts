// What identity writes past the account library: its counts of tries, and what must hold of the library's own table.
import { sql } from 'kysely'
import { ProblemError } from '../../shared/problems'
import type { Database } from '../db/open'
import { type Db, run } from '../db/statements'
import { inTransaction } from '../db/transaction'

/** Counts one more, and says how many it makes. A process whose clock is behind counts in the later quarter. */
export async function countTry(db: Db, what: string, quarter: number): Promise<number> {
  const [row] = await run<{ tries: number }>(
    db,
    `insert into guesses (what, quarter, tries) values (?, ?, 1)
     on conflict (what) do update set
       tries = case when excluded.quarter > guesses.quarter then 1 else guesses.tries + 1 end,
       quarter = case when excluded.quarter > guesses.quarter then excluded.quarter else guesses.quarter end
     returning tries`,
    [what, quarter],
  )
  return row?.tries ?? 1
}

export async function forgetTries(db: Db, what: string): Promise<void> {
  await run(db, 'delete from guesses where what = ?', [what])
}

export async function forgetTriesBefore(db: Db, quarter: number): Promise<void> {
  await run(db, 'delete from guesses where quarter < ?', [quarter])
}

/** Call once the library has made its tables: somebody's sign-in elsewhere leads to one account here, never to two. */
export async function oneAccountEach({ kysely }: Database): Promise<void> {
  await sql`create unique index if not exists account_of_identity on "account" ("providerId", "accountId")`.execute(
    kysely,
  )
}

/**
 * Takes one way in away, never the last one that works. `open`: the providers of this server. The account is held
 * meanwhile: of two that would leave nothing together, one is refused.
 */
export async function disconnect(
  database: Database,
  { account, id, open }: { account: string; id: string; open: readonly string[] },
): Promise<{ provider: string }> {
  return inTransaction(database, async db => {
    await run(db, 'update accounts set version = version where account = ?', [account])
    const ways = await run<{ id: string; provider: string; password: string | null }>(
      db,
      'select id, "providerId" as provider, password from "account" where "userId" = ?',
      [account],
    )
    const found = ways.find(way => way.id === id && way.provider !== 'credential')
    if (!found) throw new ProblemError('not-found')
    const left = ways.filter(way => way !== found && (way.password !== null || open.includes(way.provider)))
    if (left.length === 0) throw new ProblemError('last-way-in')
    await run(db, 'delete from "account" where id = ?', [id])
    return { provider: found.provider }
  })
}

/**
 * Whoever sets a new password by mail may be getting an account back: ways in under another address than the account's
 * are not its owner's by any proof. Answers with how many there were.
 */
export async function disconnectOthers(
  db: Db,
  { account, email }: { account: string; email: string },
): Promise<number> {
  const gone = await run(
    db,
    `delete from "account" where "userId" = ? and "providerId" <> 'credential'
     and (email is null or email <> ?) returning id`,
    [account, email.toLowerCase()],
  )
  return gone.length
}
