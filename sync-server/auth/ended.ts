// Tells 'ended from elsewhere' from 'ran out'. A stolen tablet shows nothing once its owner has ended its session; one
// whose session ran out at the chair carries on. Only the hash of a session's token is kept here.
import { createHash } from 'node:crypto'
import { whyShut } from '../db/accounts'
import type { Database } from '../db/open'
import { endedByToken, noteEnded, noteForgotten, unlockSession } from '../db/sessions'

const COOKIE = /(?:^|;)\s*(?:__Secure-)?chairside\.session_token=([^;]+)/

/** The random half of the cookie. We don't check the signature: anyone who knows the token was given it. */
function tokenIn(cookie: string | null | undefined): string | null {
  const whole = COOKIE.exec(cookie ?? '')?.[1]
  return whole?.split(/\.|%2E/i)[0] || null
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
const ended = async (database: Database, headers: Headers) => {
  const token = tokenIn(headers.get('cookie'))
  return token === null ? null : endedByToken(database, hashOf(token))
}

type Session = { id: string; token: string; userId: string; userAgent?: string | null; expiresAt: Date }

/**
 * Runs before any session is deleted. If it is the request's own session, it ended here and not elsewhere: someone
 * signed out, or another session replaced it.
 */
export async function sessionEnds(
  database: Database,
  session: Session,
  { cookie, now }: { cookie: string | null | undefined; now: number },
): Promise<void> {
  await unlockSession(database, session.id)
  const until = session.expiresAt.getTime()
  if (until <= now || tokenIn(cookie) === session.token) return
  await noteEnded(database, {
    token: hashOf(session.token),
    account: session.userId,
    session: session.id,
    agent: session.userAgent ?? '',
    ended_at: now,
    until,
  })
}

type WhyNobody = 'sign-in-needed' | 'session-ended' | 'forget-salon' | 'account-gone' | 'account-closed'

/**
 * Why this cookie has no session. `said`: whose database the tablet has. It isn't told if another account's session
 * ended.
 */
export async function whyNobody(
  database: Database,
  headers: Headers,
  said: string | undefined,
): Promise<WhyNobody> {
  const found = await ended(database, headers)
  const its = found !== null && (said === undefined || said === found.account) ? found : null
  const account = said ?? its?.account
  const shut = account === undefined ? null : await whyShut(database, account)
  if (shut === 'account-gone') return shut
  if (its) return its.forget === 1 && its.forgotten_at === null ? 'forget-salon' : 'session-ended'
  return shut ?? 'sign-in-needed'
}

/** Accepts a tablet's receipt for having forgotten its salon, once. False: the token isn't such a receipt. */
export async function takeReceipt(database: Database, headers: Headers, now: number): Promise<boolean> {
  const token = tokenIn(headers.get('cookie'))
  return token !== null && noteForgotten(database, hashOf(token), now)
}
