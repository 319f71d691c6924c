// Every call that the app makes of its server, but the sync's own: each says whose records it means, for the cookie may
// be another account's by now, and an address that is typed can't say it.
import { knownAccount } from './account'
import { tellAnswered } from './answered'
import { tellLock } from './lock-told'
import { hereNow } from './people'

export const WHOSE = 'x-chairside-account'

/** As `fetch`. `path`: from /api on. */
export async function callApi(path: string, init: RequestInit = {}): Promise<Response> {
  const account = knownAccount()?.id
  const given = Object.fromEntries(new Headers(init.headers))
  const asked = { ...init, headers: account === undefined ? given : { [WHOSE]: account, ...given } }
  const reply = await fetch(path, asked)
  tellAnswered(reply.status)
  // Somebody was let in without a signal, and the server hasn't heard of it: it hears it now, and is asked again.
  if (reply.status !== 423 || hereNow().locked || !(await isLock(reply)) || !(await tellLock())) return reply
  return fetch(path, asked)
}

async function isLock(reply: Response): Promise<boolean> {
  const said: unknown = await reply
    .clone()
    .json()
    .catch(() => null)
  return typeof said === 'object' && said !== null && 'code' in said && said.code === 'locked'
}
