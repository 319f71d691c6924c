// Who sends a request. Looking a session up costs more than a small sync, and a tablet asks many times a minute: what
// was found stands for ten seconds. Where it is asked for in the second half of them, it is looked up again a moment
// later, so that a tablet at work never waits for it. Whatever the account service is asked to change here forgets it
// all at once; a session that was ended through another server process is let in for ten seconds at most.
import type { Auth } from './auth'

const STANDS_MS = 10_000
/** Long enough after a request for its answer to be out. */
const RENEWED_AFTER_MS = 50
/** Strangers choose the cookies: beyond this many the map starts anew. */
const MOST_KEPT = 10_000

export type SessionLookup = { accountOf: (headers: Headers) => Promise<string | null>; forget: () => void }
type Found = { account: string; until: number; isRenewed: boolean }

export function makeLookup(auth: Auth, now: () => number): SessionLookup {
  const found = new Map<string, Found>()
  let forgotten = 0

  async function look(cookie: string): Promise<string | null> {
    const asOf = forgotten
    // Only /session refreshes: its reply carries the cookie's new end.
    const headers = new Headers({ cookie })
    const session = await auth.api.getSession({ headers, query: { disableRefresh: true } })
    // Looked up while a session may have been ended: true for this request, not for the next.
    if (asOf !== forgotten) return session?.user.id ?? null
    if (!session) {
      found.delete(cookie)
      return null
    }
    if (found.size >= MOST_KEPT) found.clear()
    found.set(cookie, { account: session.user.id, until: now() + STANDS_MS, isRenewed: false })
    return session.user.id
  }

  function renewSoon(cookie: string, known: Found): void {
    if (known.isRenewed || known.until - now() > STANDS_MS / 2) return
    known.isRenewed = true
    const renew = (): void => {
      if (found.get(cookie) === known)
        look(cookie).catch(error => console.error('A session could not be looked up.', error))
    }
    setTimeout(renew, RENEWED_AFTER_MS).unref()
  }

  return {
    forget: () => {
      forgotten++
      found.clear()
    },
    accountOf: async headers => {
      const cookie = headers.get('cookie')
      if (!cookie) return null
      const known = found.get(cookie)
      if (!known || known.until <= now()) return look(cookie)
      renewSoon(cookie, known)
      return known.account
    },
  }
}
