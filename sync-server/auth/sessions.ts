// Where an account is signed in. A session is told by its id; its token never leaves the server but as a cookie.
import { z } from 'zod'
import { ProblemError } from '../../shared/problems'
import type { Database } from '../db/open'
import { endedOf, wantForgotten } from '../db/sessions'
import type { Auth } from './auth'
import { sessionOf } from './owner'
import { forgetKnown, knownDevices } from './store'

export const EndBody = z.union([
  z.strictObject({ scope: z.enum(['others', 'global']) }),
  /** A device that isn't signed in is a stranger again. */
  z.strictObject({ known: z.string().min(1).max(80) }),
  /** `forget`: its tablet is to take the salon away when it is next heard. Also of one that was ended before. */
  z.strictObject({ id: z.string().min(1).max(80), forget: z.boolean().optional() }),
])

export const SessionShown = z.object({
  id: z.string(),
  device: z.string(),
  /** When it signed in and when it was last here, to the hour; ISO. */
  since: z.string(),
  seen: z.string(),
  here: z.boolean(),
})
export type SessionShown = z.infer<typeof SessionShown>

export const EndedShown = z.object({
  id: z.string(),
  device: z.string(),
  /** When it was ended from elsewhere; ISO. */
  ended: z.string(),
  /** Its tablet is to forget the salon. */
  forget: z.boolean(),
  /** When that tablet said that it has; null: it hasn't been heard yet. */
  forgotten: z.string().nullable(),
})
export type EndedShown = z.infer<typeof EndedShown>

export const KnownShown = z.object({
  id: z.string(),
  device: z.string(),
  /** When it last signed in; ISO. */
  since: z.string(),
})
export type KnownShown = z.infer<typeof KnownShown>

const first = (agent: string, names: readonly (readonly [RegExp, string])[]): string | null =>
  names.find(([sign]) => sign.test(agent))?.[1] ?? null

/** What a browser says of itself, in a person's words. An iPad's own browser says that it is a Mac. */
export function deviceOf(agent: string | null | undefined): string {
  const text = agent ?? ''
  const machine = first(text, [
    [/iPad/, 'iPad'],
    [/iPhone/, 'iPhone'],
    [/Android(?!.*Mobile)/, 'Android tablet'],
    [/Android/, 'Android phone'],
    [/CrOS/, 'Chromebook'],
    [/Windows/, 'Windows'],
    [/Macintosh/, 'Mac or iPad'],
    [/Linux/, 'Linux'],
  ])
  const browser = first(text, [
    [/Edg/, 'Edge'],
    [/Firefox|FxiOS/, 'Firefox'],
    [/SamsungBrowser/, 'Samsung Internet'],
    [/Chrome|CriOS/, 'Chrome'],
    [/Safari/, 'Safari'],
  ])
  return [machine, browser].filter(each => each !== null).join(', ') || 'Unknown device'
}

export async function sessionsOf(auth: Auth, headers: Headers): Promise<SessionShown[]> {
  const { session: here } = await sessionOf(auth, headers)
  const sessions = await auth.api.listSessions({ headers })
  return sessions
    .map(({ id, userAgent, createdAt, updatedAt }) => ({
      id,
      device: deviceOf(userAgent),
      since: createdAt.toISOString(),
      seen: updatedAt.toISOString(),
      here: id === here.id,
    }))
    .sort((a, b) => Number(b.here) - Number(a.here) || b.seen.localeCompare(a.seen))
}

/** As long as they would have lived. */
export async function endedShown(database: Database, account: string, now: number): Promise<EndedShown[]> {
  return (await endedOf(database, account, now)).map(
    ({ session, agent, ended_at, forget, forgotten_at }) => ({
      id: session,
      device: deviceOf(agent),
      ended: new Date(ended_at).toISOString(),
      forget: forget === 1,
      forgotten: forgotten_at === null ? null : new Date(forgotten_at).toISOString(),
    }),
  )
}

/** Devices whose tries at signing in count by themselves, and that have no session now: `here` are those that have. */
export async function knownShown(
  database: Database,
  account: string,
  here: readonly SessionShown[],
): Promise<KnownShown[]> {
  const live = new Set(here.map(({ id }) => id))
  return (await knownDevices(database, account))
    .filter(({ session }) => !live.has(session))
    .map(({ hash, agent, seen_at }) => ({
      id: hash,
      device: deviceOf(agent),
      since: new Date(seen_at).toISOString(),
    }))
}

type Given = { auth: Auth; database: Database; headers: Headers }

/** Answers with the cookie's end where this session is among those that end. */
export async function endSessions(
  { auth, database, headers }: Given,
  body: z.infer<typeof EndBody>,
): Promise<Response> {
  const done = Response.json({ ok: true })
  const { session: here, user } = await sessionOf(auth, headers)
  if ('known' in body) {
    await forgetKnown(database, user.id, { hash: body.known })
    return done
  }
  if ('scope' in body) {
    await auth.api.revokeOtherSessions({ headers })
    return body.scope === 'others' ? done : auth.api.signOut({ headers, asResponse: true })
  }
  if (body.id === here.id) return auth.api.signOut({ headers, asResponse: true })
  const found = (await auth.api.listSessions({ headers })).find(({ id }) => id === body.id)
  if (found) await auth.api.revokeSession({ headers, body: { token: found.token } })
  const session = { account: user.id, session: body.id }
  // Somebody else's session is none of this account's.
  if (body.forget ? !(await wantForgotten(database, session)) : !found) throw new ProblemError('not-found')
  return done
}
