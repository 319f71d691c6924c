// Which calendars this account follows: add one, have it fetched now, and follow it no more.
import { Hono } from 'hono'
import {
  calendarAddress,
  FollowCalendar,
  type FollowedCalendar,
  TROUBLES,
  WhichCalendar,
} from '../../shared/calendar/followed'
import { isZone } from '../../shared/calendar/zones'
import { ProblemError } from '../../shared/problems'
import type { CalendarRow } from '../db/tables'
import { limit, smallBodies } from '../http/limits'
import { mayBeFetched } from '../http/outward'
import type { SignedIn } from '../sync/context'
import { calendarId, type Following, refresh } from './refresh'
import { addCalendar, calendarOf, calendarsOf, dropCalendar, putOff } from './store'
import { REFRESH_EVERY_MS } from './worker'

const FETCHES_PER_MINUTE = 10

/** Mounted under /api, behind the middleware that sets `account` from the session. */
export function calendarRoutes(following: Following): Hono<SignedIn> {
  const { database, hosts, now } = following
  const app = new Hono<SignedIn>()
  app.use('/calendars', smallBodies)
  app.use('/calendars/*', smallBodies)
  const fetching = limit(FETCHES_PER_MINUTE, c => c.get('account'), now)
  const all = async (account: string) => ({
    calendars: (await calendarsOf(database, account)).map(shown),
  })

  app.get('/calendars', async c => c.json(await all(c.get('account'))))

  app.post('/calendars', fetching, async c => {
    const account = c.get('account')
    const asked = read(FollowCalendar.safeParse(await json(c.req.raw)))
    const address = calendarAddress(asked.address)
    if (address === null || !mayBeFetched(new URL(address), hosts) || !isZone(asked.zone))
      throw new ProblemError('calendar-address')
    const id = calendarId(address)
    const until = now() + REFRESH_EVERY_MS
    const { zone, person } = asked
    if (!(await addCalendar(database, { account, id, address, zone, person }, { now: now(), until })))
      throw new ProblemError('calendars-full')
    const calendar = await calendarOf(database, account, id)
    // What was never a calendar isn't followed; what can't be had just now is.
    const trouble = calendar && (await refresh(following, calendar))
    if (trouble === 'no-calendar' && calendar?.reached_at === null) {
      await dropCalendar(database, account, id)
      throw new ProblemError('no-calendar')
    }
    return c.json(await all(account))
  })

  app.post('/calendars/refresh', fetching, async c => {
    const account = c.get('account')
    const { id } = read(WhichCalendar.safeParse(await json(c.req.raw)))
    const calendar = await calendarOf(database, account, id)
    if (calendar === null) throw new ProblemError('not-found')
    await putOff(database, calendar, now() + REFRESH_EVERY_MS)
    await refresh(following, calendar)
    return c.json(await all(account))
  })

  app.post('/calendars/remove', async c => {
    const account = c.get('account')
    const { id } = read(WhichCalendar.safeParse(await json(c.req.raw)))
    await dropCalendar(database, account, id)
    return c.json(await all(account))
  })
  return app
}

const instant = (ms: number | null): string | null =>
  ms === null ? null : new Date(Number(ms)).toISOString()

function shown(row: CalendarRow): FollowedCalendar {
  const { id, name, person, address, entries } = row
  return {
    id,
    name,
    host: new URL(address).host,
    person,
    checked_at: instant(row.checked_at),
    reached_at: instant(row.reached_at),
    failing_since: instant(row.failing_since),
    trouble: TROUBLES.find(each => each === row.trouble) ?? null,
    entries: Number(entries),
  }
}

const json = (request: Request): Promise<unknown> => request.json().catch(() => null)

function read<T>(parsed: { success: true; data: T } | { success: false }): T {
  if (!parsed.success) throw new ProblemError('bad-request')
  return parsed.data
}
