// Where an account is signed in. Sessions are identified by their id; the token only leaves the server as a cookie.
import type { Received } from '../../shared/api/endpoint'
import type { Security, security } from '../../shared/api/security'
import { ProblemError } from '../../shared/problems'
import type { Database } from '../db/open'
import { endedOf, wantForgotten } from '../db/sessions'
import type { Auth } from './auth'
import { sessionOf } from './owner'
import { forgetKnown, knownDevices } from './store'

type SessionShown = Security['sessions'][number]

const first = (agent: string, names: readonly (readonly [RegExp, string])[]): string | null =>
  names.find(([sign]) => sign.test(agent))?.[1] ?? null

/** What a browser says about itself, in everyday words. An iPad's own browser claims to be a Mac. */
function deviceOf(agent: string | null | undefined): string {
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

/** Ended sessions, shown for as long as they would have lived. */
export async function endedShown(
  database: Database,
  account: string,
  now: number,
): Promise<Security['ended']> {
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

/** Devices with their own count of sign-in tries and no current session. `here`: those that do have one. */
export async function knownShown(
  database: Database,
  account: string,
  here: readonly SessionShown[],
): Promise<Security['known']> {
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

/** Also clears the cookie if this session is among those that end. */
export async function endSessions(
  { auth, database, headers }: Given,
  body: Received<typeof security.end>,
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
  // Someone else's session doesn't exist for this account.
  if (body.forget ? !(await wantForgotten(database, session)) : !found) throw new ProblemError('not-found')
  return done
}
