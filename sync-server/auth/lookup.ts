// Who sends a request. Looking a session up costs more than a small sync, and a tablet asks many times a minute: what
// was found stands for ten seconds. Whatever the account service is asked to change here forgets it all at once; a
// session that was ended through another server process is let in for that long at most.
import type { Auth } from './auth'

const STANDS_MS = 10_000
/** Strangers choose the cookies: beyond this many the map starts anew. */
const MOST_KEPT = 10_000

export type SessionLookup = { accountOf: (headers: Headers) => Promise<string | null>; forget: () => void }

export function makeLookup(auth: Auth, now: () => number): SessionLookup {
  const found = new Map<string, { account: string; until: number }>()
  let forgotten = 0
  return {
    forget: () => {
      forgotten++
      found.clear()
    },
    accountOf: async headers => {
      const cookie = headers.get('cookie')
      if (!cookie) return null
      const known = found.get(cookie)
      if (known && known.until > now()) return known.account
      const asOf = forgotten
      // Only /session refreshes: its reply carries the cookie's new end.
      const session = await auth.api.getSession({ headers, query: { disableRefresh: true } })
      if (!session) return null
      // Looked up while a session may have been ended: true for this request, not for the next.
      if (asOf !== forgotten) return session.user.id
      if (found.size >= MOST_KEPT) found.clear()
      found.set(cookie, { account: session.user.id, until: now() + STANDS_MS })
      return session.user.id
    },
  }
}
