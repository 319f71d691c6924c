// Devices that were signed in to an account before. Their tries at signing in have a count of their own: a stranger who
// types wrong passwords keeps nobody out who has been in. A cookie for each account says so, and only here it is known
// which; a device that is known opens nothing by it.
import { createHash, createHmac } from 'node:crypto'
import type { Database } from '../db/open'
import type { Auth } from './auth'
import { isKnown, keepKnown, seeKnown } from './store'

const KEPT_SECONDS = 400 * 86_400
const NAME = 'chairside.known'
const LONGEST_AGENT = 400

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')
const cookieName = (account: string, secure: boolean): string =>
  `${secure ? '__Secure-' : ''}${NAME}.${hashOf(account).slice(0, 16)}`

function tokenIn(headers: Headers, name: string): string | null {
  const pairs = (headers.get('cookie') ?? '').split(';').map(pair => pair.trim())
  return pairs.find(pair => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null
}

type Place = { database: Database; headers: Headers; secure: boolean }

type Session = { id: string; token: string }

/**
 * The cookie to set where this browser, which is signed in, isn't known yet; null: it is. What it holds follows from the
 * session: a browser that lost the reply gets the same again, and a program that keeps no cookies is one device a sign-in.
 */
export async function stayKnown(
  { database, headers, secure }: Place,
  given: { account: string; session: Session; secret: string; now: number },
): Promise<string | null> {
  const { account, session, secret, now } = given
  const name = cookieName(account, secure)
  const token = tokenIn(headers, name)
  const seen = {
    account,
    session: session.id,
    agent: (headers.get('user-agent') ?? '').slice(0, LONGEST_AGENT),
    now,
  }
  if (token !== null && (await seeKnown(database, { ...seen, hash: hashOf(token) }))) return null
  const fresh = createHmac('sha256', secret).update(`known device ${session.token}`).digest('base64url')
  await keepKnown(database, { ...seen, hash: hashOf(fresh) })
  const rights = `Path=/api; HttpOnly; SameSite=Lax; Max-Age=${KEPT_SECONDS}${secure ? '; Secure' : ''}`
  return `${name}=${fresh}; ${rights}`
}

/**
 * Under what a try at `what` of this address counts. One name for all strangers, whether anybody has that address or not;
 * another for each device that is known to it.
 */
export async function countedAs(
  { database, headers, secure }: Place,
  { auth, what, email }: { auth: Auth; what: string; email: string },
): Promise<string> {
  const address = email.toLowerCase()
  const everybodys = `${what} ${address}`
  if (!headers.get('cookie')?.includes(NAME)) return everybodys
  const { internalAdapter } = await auth.$context
  const found = await internalAdapter.findUserByEmail(address)
  const token = found && tokenIn(headers, cookieName(found.user.id, secure))
  if (!found || !token) return everybodys
  const hash = hashOf(token)
  return (await isKnown(database, { hash, account: found.user.id })) ? `${what} from ${hash}` : everybodys
}
