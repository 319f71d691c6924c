// Who sends a request. Looking a session up costs more than a small sync, and a tablet asks many times a minute: what
// was found stands for ten seconds. Where it is asked for in the second half of them, it is looked up again a moment
// later, so that a tablet at work never waits for it. Whatever the account service is asked to change here forgets it
// all at once; a session that was ended through another server process is let in for ten seconds at most.
import { logFailure } from '../db/trouble'
import type { Auth } from './auth'

const STANDS_MS = 10_000
/** Long enough after a request for its answer to be out. */
const RENEWED_AFTER_MS = 50
/** Strangers choose the cookies: beyond this many the map starts anew. */
const MOST_KEPT = 10_000

/** Who has this session, and whether its tablet is locked. */
type Seat = { account: string; session: string; locked: boolean }
export type SessionLookup = {
  accountOf: (headers: Headers) => Promise<string | null>
  seatOf: (headers: Headers) => Promise<Seat | null>
  forget: () => void
}
type LiveSession = Seat & { until: number; isRenewed: boolean }

/** `isLocked`: asked with the id of a session. */
export function makeLookup(
  auth: Auth,
  now: () => number,
  isLocked: (session: string) => Promise<boolean> = async () => false,
): SessionLookup {
  const found = new Map<string, LiveSession>()
  let forgotten = 0

  async function look(cookie: string): Promise<Seat | null> {
    const asOf = forgotten
    // Only /session refreshes: its reply carries the cookie's new end.
    const headers = new Headers({ cookie })
    const session = await auth.api.getSession({ headers, query: { disableRefresh: true } })
    const seat = session && {
      account: session.user.id,
      session: session.session.id,
      locked: await isLocked(session.session.id),
    }
    // Looked up while a session may have been ended: true for this request, not for the next.
    if (asOf !== forgotten) return seat
    if (!seat) {
      found.delete(cookie)
      return null
    }
    if (found.size >= MOST_KEPT) found.clear()
    found.set(cookie, { ...seat, until: now() + STANDS_MS, isRenewed: false })
    return seat
  }

  function renewSoon(cookie: string, known: LiveSession): void {
    if (known.isRenewed || known.until - now() > STANDS_MS / 2) return
    known.isRenewed = true
    const renew = (): void => {
      if (found.get(cookie) === known)
        look(cookie).catch(error => logFailure('A session could not be looked up:', error))
    }
    setTimeout(renew, RENEWED_AFTER_MS).unref()
  }

  async function seatOf(headers: Headers): Promise<Seat | null> {
    const cookie = headers.get('cookie')
    if (!cookie) return null
    const known = found.get(cookie)
    // Nobody waits before a door that was opened through another process.
    if (!known || known.locked || known.until <= now()) return look(cookie)
    renewSoon(cookie, known)
    return known
  }

  return {
    forget: () => {
      forgotten++
      found.clear()
    },
    seatOf,
    accountOf: async headers => (await seatOf(headers))?.account ?? null,
  }
}
