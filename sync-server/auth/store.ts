// What we write past the account library: counts of tries, and what must hold for the library's own tables.
import { ProblemError } from '../../shared/problems'
import type { Database } from '../db/open'
import { type Db, run } from '../db/statements'
import { inTransaction } from '../db/transaction'

/** Counts one more try and returns the total. A process whose clock is behind counts in the later quarter. */
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

export type Sealed = { secret: string; backupCodes: string }

export const sealedFactors = (db: Db): Promise<readonly (Sealed & { id: string })[]> =>
  run(db, 'select id, secret, "backupCodes" from "twoFactor"', [])

/** Only writes if the value is still what was read, as someone may be using up a backup code. */
export async function changeSealed(db: Db, was: Sealed & { id: string }, sealed: Sealed): Promise<void> {
  await run(
    db,
    'update "twoFactor" set secret = ?, "backupCodes" = ? where id = ? and secret = ? and "backupCodes" = ?',
    [sealed.secret, sealed.backupCodes, was.id, was.secret, was.backupCodes],
  )
}

/** The prefix of a reset link's row name; the rest is a hash. */
export const RESET_LINK = 'reset-password:'
/** The same for a link that proves an email. */
export const PROOF_LINK = 'prove-email:'

/** Of all reset links mailed to an account, only the newest works. */
export async function keepNewestResetLink(db: Db, account: string): Promise<void> {
  const links = `value = ? and identifier like '${RESET_LINK}%'`
  await run(
    db,
    `delete from verification where ${links}
     and id <> (select id from verification where ${links} order by "createdAt" desc, id desc limit 1)`,
    [account, account],
  )
}

/**
 * A new password also ends what began under the old one: reset links, sign-ins that owe a code, and known devices.
 * Who reads the address is another matter, so links that prove it stay.
 */
export async function endBegun(db: Db, account: string): Promise<void> {
  await run(db, 'delete from known_devices where account = ?', [account])
  await run(db, `delete from verification where value = ? and identifier not like '${PROOF_LINK}%'`, [
    account,
  ])
}

type KnownDevice = { hash: string; account: string }
type Seen = KnownDevice & { session: string; agent: string; now: number }
/** Per account; the devices not seen for longest go first. */
const MOST_KNOWN = 40

export async function isKnown(db: Db, { hash, account }: KnownDevice): Promise<boolean> {
  const found = await run(db, 'select hash from known_devices where hash = ? and account = ?', [
    hash,
    account,
  ])
  return found.length > 0
}

/** False: not known. Only written when it has signed in anew. */
export async function seeKnown(db: Db, { hash, account, session, agent, now }: Seen): Promise<boolean> {
  if (!(await isKnown(db, { hash, account }))) return false
  await run(
    db,
    'update known_devices set session = ?, seen_at = ?, agent = ? where hash = ? and session <> ?',
    [session, now, agent, hash, session],
  )
  return true
}

/** Idempotent: being told again changes nothing. */
export async function keepKnown(db: Db, { hash, account, session, agent, now }: Seen): Promise<void> {
  const fresh = await run(
    db,
    `insert into known_devices (hash, account, session, seen_at, agent) values (?, ?, ?, ?, ?)
     on conflict (hash) do nothing returning hash`,
    [hash, account, session, now, agent],
  )
  if (fresh.length === 0) return
  await run(
    db,
    `delete from known_devices where account = ? and hash not in
       (select hash from known_devices where account = ? order by seen_at desc, hash limit ?)`,
    [account, account, MOST_KNOWN],
  )
}

export const knownDevices = (db: Db, account: string) =>
  run<{ hash: string; session: string; seen_at: number; agent: string | null }>(
    db,
    'select hash, session, seen_at, agent from known_devices where account = ? order by seen_at desc, hash',
    [account],
  )

/** Forgets the device of one session, of all sessions but `but`, or of one `hash`. */
export async function forgetKnown(
  db: Db,
  account: string,
  which: { session: string } | { but: string } | { hash: string },
): Promise<void> {
  if ('hash' in which)
    await run(db, 'delete from known_devices where account = ? and hash = ?', [account, which.hash])
  else if ('session' in which)
    await run(db, 'delete from known_devices where account = ? and session = ?', [account, which.session])
  else await run(db, 'delete from known_devices where account = ? and session <> ?', [account, which.but])
}

/** Call once the library has created its tables: one identity elsewhere leads to one account here, never two. */
export async function oneAccountEach(db: Db): Promise<void> {
  await run(
    db,
    'create unique index if not exists account_of_identity on "account" ("providerId", "accountId")',
    [],
  )
}

/**
 * Removes one way in, but never the last that works. `open`: this server's providers. It locks the account, so of two
 * removals that would leave nothing together, one is refused.
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
 * Someone setting a new password by mail may be recovering an account. Nothing proves that ways in under other
 * addresses are the owner's, so they go. Returns how many there were.
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
