import { z } from 'zod'
import { spellingsOf } from '../../shared/reading/names/names'
import { FROM_SOURCE } from '../../shared/salon/calendar/source-ids'
import { imageRun } from './asks'
import { dropUnused } from './blobs'
import { hasAccents } from './mentions'
import { migrate } from './migrate'
import type { Database } from './open'
import { amongIds, type Db, insertRows, into, run } from './statements'

export async function erasedAmong(
  db: Db,
  account: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await amongIds<{ id: string }>(
    db,
    'select id from erased where account = ? and id in (ids)',
    account,
    ids,
  )
  return new Set(rows.map(row => row.id))
}

/** Erased ids that stand for entries in calendars and lists. */
export async function erasedSources(db: Db, account: string): Promise<string[]> {
  const rows = await run<{ id: string }>(
    db,
    `select id from erased where account = ? and id like '${FROM_SOURCE}%'`,
    [account],
  )
  return rows.map(({ id }) => id)
}

const ERASED = into('erased', ['account', 'id', 'at'], 'on conflict (account, id) do nothing')

/** Call with the counter locked. */
export async function addErased(db: Db, account: string, ids: readonly string[], now: number): Promise<void> {
  await insertRows(
    db,
    ERASED,
    ids.map(id => [account, id, now]),
  )
  await run(
    db,
    'update accounts set erasures = (select count(*) from erased where account = ?) where account = ?',
    [account, account],
  )
}

/**
 * Removes the content of changes, facts, runs, model calls and pictures of these records, but not that they were
 * made, by whom and when. Functions' cached answers may be about anyone, so all of the account's go. `clients`: the
 * erased clients under each of their names: calls may mention a client only by name, or be about several people of
 * that name.
 */
export async function emptyBeside(
  db: Db,
  account: string,
  ids: readonly string[],
  clients: readonly ErasedClient[],
  naming: Naming,
): Promise<void> {
  await amongIds(
    db,
    `update changes set patch = '{}', base = '{}' where account = ? and record_id in (ids)`,
    account,
    ids,
  )
  await amongIds(db, 'delete from ask_facts where account = ? and ask in (ids)', account, ids)
  await amongIds(db, 'delete from runs where account = ? and ask in (ids)', account, ids)
  await amongIds(db, 'delete from runs where account = ? and ask in (ids)', account, ids.map(imageRun))
  await amongIds(db, 'delete from model_calls where account = ? and ask in (ids)', account, ids)
  await amongIds(db, 'delete from model_calls where account = ? and client in (ids)', account, ids)
  for (const client of clients) {
    const calls = await callsNaming(db, account, client, naming)
    await amongIds(db, 'delete from model_calls where account = ? and id in (ids)', account, calls)
  }
  await run(db, "delete from once where account = ? and state = 'done'", [account])
  await amongIds(db, 'delete from blob_uses where account = ? and used_by in (ids)', account, ids)
  await amongIds(db, 'delete from sound_parts where account = ? and memo in (ids)', account, ids)
  await dropUnused(db, account)
}

export type ErasedClient = { id: string; name: string }
/** Which of the texts, as JSON, mention somebody of that name. */
type Naming = (name: string, texts: readonly string[]) => Promise<boolean[]>

const PAGE = 200

/** The calls that may mention a client. A one-word name fits half the salon, so then only calls about nobody count. */
export async function callsNaming(
  db: Db,
  account: string,
  { id, name }: ErasedClient,
  naming: Naming,
): Promise<string[]> {
  // A call about several people of one name lists all of their ids.
  const about = await run<{ id: string }>(
    db,
    "select id from model_calls where account = ? and (' ' || client || ' ') like ?",
    [account, `% ${id} %`],
  )
  const found = about.map(row => row.id)
  if (name.trim() === '') return found
  const names = spellingsOf(name)
  // The database rules out most: in an ASCII text a plain word is unchanged, whatever JSON did to the rest.
  const likes = [
    ...new Set(
      names.map(({ firstWords, others }) => {
        const [longest = ''] = [...firstWords, ...others].sort((a, b) => b.length - a.length)
        return /^[a-z]+$/.test(longest) ? `%${longest}%` : '%'
      }),
    ),
  ]
  const whose = names.every(({ others }) => others.length === 0) ? ' and client is null' : ''
  for (let last = ''; ; ) {
    const page = await run<{ id: string; sent: string }>(
      db,
      `select id, sent from model_calls
       where account = ? and id > ? and (${likes.map(() => 'lower(sent) like ? or ').join('')}${hasAccents(db, 'sent')})${whose} order by id limit ${PAGE}`,
      [account, last, ...likes],
    )
    const named = await naming(
      name,
      page.map(({ sent }) => sent),
    )
    found.push(...page.flatMap((row, at) => (named[at] ? [row.id] : [])))
    const end = page.at(-1)
    if (!end || page.length < PAGE) return found
    last = end.id
  }
}

const HELD = [
  'records',
  'changes',
  'ask_facts',
  'runs',
  'model_calls',
  'once',
  'blob_uses',
  'blobs',
  'sound_parts',
  'erased',
  'devices',
  'subscriptions',
  'customers',
  'plans',
  'practice_plans',
  'practice_checkouts',
  'push_subscriptions',
  'push_sends',
  'calendars',
  'known_devices',
  'session_locks',
  'ended_sessions',
] as const

/** Call with the counter locked. The account's own row stays, marked as deleted. */
export async function emptyAccount(db: Db, account: string, now: number): Promise<void> {
  for (const table of HELD) await run(db, `delete from ${table} where account = ?`, [account])
  await run(db, 'update accounts set deleted_at = ?, erasures = 0, bytes = 0 where account = ?', [
    now,
    account,
  ])
}

/** A database that never had the account library doesn't have its tables. */
export async function hasSignIn(db: Db): Promise<boolean> {
  const [there] = await run<{ name: string | null }>(
    db,
    db.dialect === 'sqlite'
      ? "select name from sqlite_master where type = 'table' and name = 'user'"
      : `select cast(to_regclass('"user"') as text) as name`,
    [],
  )
  return Boolean(there?.name)
}

export async function dropSessions(db: Db, account: string): Promise<void> {
  if (await hasSignIn(db)) await run(db, 'delete from "session" where "userId" = ?', [account])
}

/** Deletes the account's sign-in: nobody can use it any more. */
export async function dropSignIn(db: Db, account: string): Promise<void> {
  if (!(await hasSignIn(db))) return
  for (const table of ['session', 'account', 'twoFactor'])
    await run(db, `delete from "${table}" where "userId" = ?`, [account])
  await run(db, 'delete from verification where value = ?', [account])
  await run(db, 'delete from "user" where id = ?', [account])
}

export const Gone = z.object({
  erased: z.array(z.object({ account: z.string(), id: z.string() })),
  accounts: z.array(z.string()),
  leaving: z
    .array(z.object({ account: z.string(), email: z.string(), asked_at: z.number(), due_at: z.number() }))
    .default([]),
})
/** Erased ids, deleted accounts, and accounts waiting to be deleted. */
export type Gone = z.infer<typeof Gone>

export async function goneFrom(db: Db): Promise<Gone> {
  const erased = await run<Gone['erased'][number]>(db, 'select account, id from erased', [])
  const deleted = await run<{ account: string }>(
    db,
    'select account from accounts where deleted_at is not null',
    [],
  )
  const leaving = await run<Gone['leaving'][number]>(
    db,
    'select account, email, asked_at, due_at from leaving where gone_at is null',
    [],
  )
  return { erased: [...erased], accounts: deleted.map(({ account }) => account), leaving: [...leaving] }
}

export const NOTHING_GONE: Gone = { erased: [], accounts: [], leaving: [] }

/**
 * The same for a database about to be replaced, which may be older or newer than this code, or damaged. `unread`: it
 * couldn't be read, so nobody knows.
 */
export async function goneSince(database: Database): Promise<{ gone: Gone; unread: boolean }> {
  try {
    // Even if it can't be migrated to this version, it may still be readable.
    await migrate(database).catch(() => undefined)
    return { gone: await goneFrom(database), unread: false }
  } catch {
    return { gone: NOTHING_GONE, unread: true }
  }
}
