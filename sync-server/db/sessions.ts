// What we store beside the account library's sessions: which are locked, and which were ended from elsewhere.
import { hasSignIn } from './erased'
import { type Db, run } from './statements'
import type { EndedSessionRow } from './tables'

export async function lockSession(
  db: Db,
  { session, account, now }: { session: string; account: string; now: number },
): Promise<void> {
  await run(
    db,
    'insert into session_locks (session, account, at) values (?, ?, ?) on conflict (session) do nothing',
    [session, account, now],
  )
}

export async function unlockSession(db: Db, session: string): Promise<void> {
  await run(db, 'delete from session_locks where session = ?', [session])
}

export async function isSessionLocked(db: Db, session: string): Promise<boolean> {
  return (await run(db, 'select 1 from session_locks where session = ?', [session])).length > 0
}

/** Deletes the locks of sessions that are over, as nobody can use those again. */
export async function forgetOldLocks(db: Db, now: number): Promise<void> {
  if (!(await hasSignIn(db))) return
  await run(
    db,
    'delete from session_locks where session not in (select id from "session" where "expiresAt" > ?)',
    [new Date(now).toISOString()],
  )
}

type Ended = Pick<EndedSessionRow, 'token' | 'account' | 'session' | 'agent' | 'ended_at' | 'until'>

/** Also ends the session's notifications, and deletes all notes on sessions that would have expired by now. */
export async function noteEnded(
  db: Db,
  { token, account, session, agent, ended_at, until }: Ended,
): Promise<void> {
  await run(db, 'delete from ended_sessions where until < ?', [ended_at])
  await run(
    db,
    `insert into ended_sessions (token, account, session, agent, ended_at, until, forget, forgotten_at)
     values (?, ?, ?, ?, ?, ?, 0, null) on conflict (token) do nothing`,
    [token, account, session, agent, ended_at, until],
  )
  await run(db, 'delete from push_subscriptions where account = ? and session = ?', [account, session])
}

export async function endedByToken(db: Db, token: string): Promise<EndedSessionRow | null> {
  const [row] = await run<EndedSessionRow>(db, 'select * from ended_sessions where token = ?', [token])
  return row ?? null
}

/** Latest first. */
export async function endedOf(db: Db, account: string, now: number): Promise<readonly EndedSessionRow[]> {
  return run(
    db,
    'select * from ended_sessions where account = ? and until >= ? order by ended_at desc, session',
    [account, now],
  )
}

/** False when no such session was ended. */
export async function wantForgotten(
  db: Db,
  { account, session }: { account: string; session: string },
): Promise<boolean> {
  const marked = await run(
    db,
    'update ended_sessions set forget = 1 where account = ? and session = ? returning session',
    [account, session],
  )
  return marked.length > 0
}

/** Works once. False: nobody asked for it, or it was already confirmed. */
export async function noteForgotten(db: Db, token: string, now: number): Promise<boolean> {
  const noted = await run(
    db,
    `update ended_sessions set forgotten_at = ? where token = ? and forget = 1 and forgotten_at is null
     returning session`,
    [now, token],
  )
  return noted.length > 0
}
