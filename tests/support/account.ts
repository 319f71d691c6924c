// An account used as a device uses it, over HTTP, without a browser.
import type { SyncReply } from '../../shared/sync/wire'

export type Change = {
  id: string
  op: 'create' | 'edit'
  kind: string
  recordId: string
  person: string | null
  at: number
  patch: Record<string, unknown>
  base?: Record<string, unknown>
}

export type Device = {
  account: string
  cookie: string
  sync: (changes: readonly Change[], cursor?: { epoch: string; version: number }) => Promise<SyncReply>
  body: (changes: readonly Change[], cursor?: { epoch: string; version: number }) => string
}

const START = { epoch: '', version: 0 }

/** The session cookies of a reply, as a request sends them back. */
export const cookiesOf = (reply: Response): string =>
  reply.headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0])
    .join('; ')

export async function enter(
  origin: string,
  mode: 'sign-up' | 'sign-in',
  who: { email: string; password: string },
): Promise<{ account: string; cookie: string }> {
  const reply = await fetch(`${origin}/api/auth/${mode}/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(mode === 'sign-up' ? { ...who, name: who.email } : who),
  })
  if (!reply.ok) throw new Error(`${mode}: ${reply.status} ${await reply.text()}`)
  const { user } = await reply.json()
  return { account: user.id, cookie: cookiesOf(reply) }
}

/** Signs up where the account is new, then signs in: a device with a session of its own. */
export async function aDevice(
  origin: string,
  who: { email: string; password: string },
  device = crypto.randomUUID(),
): Promise<Device> {
  await enter(origin, 'sign-up', who).catch(() => null)
  const { account, cookie } = await enter(origin, 'sign-in', who)
  const body: Device['body'] = (changes, cursor = START) =>
    JSON.stringify({ account, device, schema: 1, clock: Date.now(), cursor, changes })
  return {
    account,
    cookie,
    body,
    sync: async (changes, cursor) => {
      const reply = await fetch(`${origin}/api/sync`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, origin },
        body: body(changes, cursor),
      })
      if (!reply.ok) throw new Error(`sync: ${reply.status} ${await reply.text()}`)
      return reply.json()
    },
  }
}

export const createOf = (kind: string, recordId: string, patch: Record<string, unknown>): Change => ({
  id: crypto.randomUUID(),
  op: 'create',
  kind,
  recordId,
  person: null,
  at: Date.now(),
  patch,
})
