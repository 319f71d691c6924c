// The whole server in this process, on SQLite in memory, with a clock that tests can move.
import type { Hono } from 'hono'
import { createApp, type Parts } from '../../../sync-server/app'
import type { Answering } from '../../../sync-server/asks/answer'
import { type Auth, openAuth } from '../../../sync-server/auth/auth'
import type { Secrets } from '../../../sync-server/auth/secret'
import { type Config, readConfig } from '../../../sync-server/config'
import { type Database, migrate, openDatabase } from '../../../sync-server/db/open'
import { run } from '../../../sync-server/db/statements'
import type { Message } from '../../../sync-server/providers/mail'

export const NOON = Date.UTC(2026, 10, 21, 12)
export const ORIGIN = 'http://localhost:8787'

export type SalonApp = {
  app: Hono
  database: Database
  auth: Auth
  clock: { now: number }
  answering: Answering
  /** What was mailed, first to last. */
  mails: Message[]
  close: () => Promise<void>
  /** As the app calls: with the cookie of who is signed in, saying whose account that is. A body is sent as JSON. */
  call: (
    path: string,
    init?: { method?: string; cookie?: string; body?: unknown; headers?: Record<string, string> },
  ) => Promise<Response>
  /** The header that says whose account this cookie opens; none where it opens none. */
  whose: (cookie: string) => Promise<Record<string, string>>
}

export async function openSalonApp(
  env: Record<string, string> = {},
  web: string | null = null,
  /** Parts of the app that are stood in for. */
  partsFor: (config: Config) => Partial<Parts> = () => ({}),
  /** Migrated, and closed by whoever opened it; else one in memory. */
  given?: Database,
  secrets: Secrets = ['x'.repeat(40)],
): Promise<SalonApp> {
  const config = readConfig({
    RATE_AUTH_PER_MINUTE: '1000',
    RATE_API_PER_MINUTE: '10000',
    // Whose email is proved is tested where it is the matter.
    PROVE_EMAIL: 'off',
    ...env,
  })
  const database = given ?? (await openDatabase({ file: ':memory:' }))
  if (!given) await migrate(database)
  const clock = { now: Date.now() }
  const now = (): number => clock.now
  const mails: Message[] = []
  const mail = { send: async (message: Message) => void mails.push(message) }
  const auth = await openAuth({ database, config, secrets, now, mail })
  const answering: Answering = { model: null, timeoutMs: 2_000 }
  const app = createApp({ database, config, auth, answering, now, web, mail, ...partsFor(config) })
  const whose: SalonApp['whose'] = async cookie => {
    const token = /session_token=(\w+)\./.exec(cookie)?.[1] ?? ''
    const [row] = await run<{ account: string }>(
      database,
      'select "userId" as account from "session" where token = ?',
      [token],
    )
    const headers: Record<string, string> = row ? { 'x-chairside-account': row.account } : {}
    return headers
  }
  const call: SalonApp['call'] = async (path, { method, cookie, body, headers = {} } = {}) =>
    app.request(`${ORIGIN}${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        origin: ORIGIN,
        ...(cookie ? { cookie, ...(await whose(cookie)) } : {}),
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  return {
    app,
    database,
    auth,
    clock,
    answering,
    mails,
    call,
    whose,
    close: async () => (given ? undefined : database.close()),
  }
}

export const cookieOf = (reply: Response): string =>
  reply.headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0])
    .join('; ')

export const anEmail = (): string => `${crypto.randomUUID()}@salon.example`

/** A new account, signed in. */
export async function aSignedIn(
  salon: SalonApp,
  email = anEmail(),
): Promise<{ account: string; cookie: string; email: string }> {
  const who = { email, password: 'thin-scissors', name: 'Salon' }
  await salon.call('/api/auth/sign-up/email', { body: who })
  const reply = await salon.call('/api/auth/sign-in/email', { body: who })
  const { user } = await reply.json()
  return { account: user.id, cookie: cookieOf(reply), email }
}

type Given = {
  account: string
  cookie: string
  changes?: unknown[]
  device?: string
  cursor?: { epoch: string; version: number }
}

/** One sync of a device that knows nothing yet. */
export async function syncWith(
  salon: SalonApp,
  { account, cookie, changes = [], device = 'tablet', cursor = { epoch: '', version: 0 } }: Given,
): Promise<Response> {
  const body = {
    account,
    device,
    schema: 1,
    clock: salon.clock.now,
    cursor,
    changes,
  }
  return salon.call('/api/sync', { cookie, body })
}
