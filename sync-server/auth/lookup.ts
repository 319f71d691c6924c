// Finds out who sent a request. A session lookup costs more than a small sync, and a tablet asks many times a minute,
// so results are cached for ten seconds. A request in the second half of that time triggers a refresh in the
// background, so a busy tablet never waits. Any change made through the account service here clears the cache; a
// session ended through another process works for ten more seconds at most.
import { logFailure } from '../db/trouble'
import type { Auth } from './auth'

const STANDS_MS = 10_000
/** Long enough for the response to the request to be sent first. */
const RENEWED_AFTER_MS = 50
/** Strangers can send any cookies, so beyond this many we clear the cache. */
const MOST_KEPT = 10_000

/** Whose session this is, and whether its tablet is locked. */
type Seat = { account: string; session: string; locked: boolean }
export type SessionLookup = {
  accountOf: (headers: Headers) => Promise<string | null>
  seatOf: (headers: Headers) => Promise<Seat | null>
  forget: () => void
}
type LiveSession = Seat & { until: number; isRenewed: boolean }

/** `isLocked`: called with a session's id. */
export function makeLookup(
  auth: Auth,
  now: () => number,
  isLocked: (session: string) => Promise<boolean> = async () => false,
): SessionLookup {
  const found = new Map<string, LiveSession>()
  let forgotten = 0

  async function look(cookie: string): Promise<Seat | null> {
    const asOf = forgotten
    // Only /session refreshes the session, as its reply sets the cookie's new expiry.
    const headers = new Headers({ cookie })
    const session = await auth.api.getSession({ headers, query: { disableRefresh: true } })
    const seat = session && {
      account: session.user.id,
      session: session.session.id,
      locked: await isLocked(session.session.id),
    }
    // A session may have ended while we looked this up: good for this request, but don't cache it.
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
    // The tablet may have been unlocked through another process, so a cached lock is always checked again.
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
