// Who is asking, and whether it is the account's owner, for things that a passer-by at an open tablet must not do.
import type { Context, MiddlewareHandler } from 'hono'
import { ProblemError } from '../../shared/problems'
import { log } from '../log/log'
import type { Auth } from './auth'
import type { Guesses } from './guesses'

/** Someone who signed in this recently needs no password as well. */
const FRESH_MS = 10 * 60_000

export type Session = NonNullable<Awaited<ReturnType<Auth['api']['getSession']>>>

export async function sessionOf(auth: Auth, headers: Headers): Promise<Session> {
  const session = await auth.api.getSession({ headers, query: { disableRefresh: true } })
  if (!session) throw new ProblemError('sign-in-needed')
  return session
}

/** Checks the session before reading the body, so that only people who are signed in learn which fields it takes. */
export const sessionNeeded =
  (auth: Auth, check?: (c: Context, account: string) => void): MiddlewareHandler =>
  async (c, next) => {
    const { user } = await sessionOf(auth, c.req.raw.headers)
    check?.(c, user.id)
    await next()
  }

/** Throws if the password is wrong; every try counts. */
export async function checkPassword(
  auth: Auth,
  guesses: Guesses,
  { headers, account, password }: { headers: Headers; account: string; password: string },
): Promise<void> {
  const key = `password ${account}`
  await guesses.take(key)
  try {
    await auth.api.verifyPassword({ headers, body: { password } })
  } catch (error) {
    log.info('A password was not accepted.', error)
    throw new ProblemError('wrong-password')
  }
  await guesses.right(key)
}

export async function hasPassword(auth: Auth, account: string): Promise<boolean> {
  const { internalAdapter } = await auth.$context
  return Boolean((await internalAdapter.findCredentialAccount(account))?.password)
}

const isFresh = ({ session }: Session, now: number): boolean => now - session.createdAt.getTime() <= FRESH_MS

type Given = { auth: Auth; guesses: Guesses; headers: Headers; password: string | undefined; now: number }

/** Wants the password if there is one; otherwise a sign-in within the last few minutes. */
export async function confirmOwner({ auth, guesses, headers, password, now }: Given): Promise<Session> {
  const session = await sessionOf(auth, headers)
  const account = session.user.id
  if (await hasPassword(auth, account)) {
    if (password === undefined) throw new ProblemError('password-needed')
    await checkPassword(auth, guesses, { headers, account, password })
  } else if (!isFresh(session, now)) throw new ProblemError('sign-in-again')
  return session
}

/** For actions that take nothing away: someone who has just signed in needs no password as well. */
export async function confirmLately(given: Given): Promise<Session> {
  const session = await sessionOf(given.auth, given.headers)
  return given.password === undefined && isFresh(session, given.now) ? session : confirmOwner(given)
}
