// Devices that have been signed in to an account before. Their sign-in attempts are counted separately, so a stranger
// typing wrong passwords can't lock them out. A cookie for each account says so, and only we know which account it
// means. Being known opens nothing.
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
 * The cookie to set if this signed-in browser isn't known yet; null if it is. It is derived from the session: a
 * browser that lost the reply gets the same one, and a program without cookies counts as one device per sign-in.
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
 * The key under which a try at `what` for this address is counted. All strangers share one key, whether or not the
 * address is in use; each device known to the account has its own.
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
