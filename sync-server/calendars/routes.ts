// The calendars an account follows: add one, fetch it now, or stop following it.
import { Hono } from 'hono'
import { calendars as declared } from '../../shared/api/calendars'
import { ProblemError } from '../../shared/problems'
import { calendarAddress, type FollowedCalendar, TROUBLES } from '../../shared/salon/calendar/followed'
import { LeftOut } from '../../shared/salon/calendar/left-out'
import { isZone } from '../../shared/salon/calendar/zones'
import { erasedSources } from '../db/erased'
import type { CalendarRow } from '../db/tables'
import { limit, smallBodies } from '../http/limits'
import { mayBeFetched } from '../http/outward'
import { serve } from '../http/serve'
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

  serve(app, declared.all, c => all(c.get('account')))

  serve(app, declared.erased, async c => ({ ids: await erasedSources(database, c.get('account')) }))

  serve(app, declared.follow, fetching, async (c, asked) => {
    const account = c.get('account')
    const address = calendarAddress(asked.address)
    if (address === null || !mayBeFetched(new URL(address), hosts) || !isZone(asked.zone))
      throw new ProblemError('calendar-address')
    const id = calendarId(address)
    const until = now() + REFRESH_EVERY_MS
    const { zone, person } = asked
    if (!(await addCalendar(database, { account, id, address, zone, person }, { now: now(), until })))
      throw new ProblemError('calendars-full')
    const calendar = await calendarOf(database, account, id)
    // We don't follow something that was never a calendar, but do follow one that just can't be fetched right now.
    const trouble = calendar && (await refresh(following, calendar))
    if (trouble === 'no-calendar' && calendar?.reached_at === null) {
      await dropCalendar(database, account, id)
      throw new ProblemError('no-calendar')
    }
    return all(account)
  })

  serve(app, declared.refresh, fetching, async (c, { id }) => {
    const account = c.get('account')
    const calendar = await calendarOf(database, account, id)
    if (calendar === null) throw new ProblemError('not-found')
    await putOff(database, calendar, now() + REFRESH_EVERY_MS)
    await refresh(following, calendar)
    return all(account)
  })

  serve(app, declared.remove, async (c, { id }) => {
    const account = c.get('account')
    await dropCalendar(database, account, id)
    return all(account)
  })
  return app
}

const instant = (ms: number | null): string | null =>
  ms === null ? null : new Date(Number(ms)).toISOString()

function shown(row: CalendarRow): FollowedCalendar {
  const { id, name, person, address, entries, left_out } = row
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
    left_out: left_out === null ? null : (LeftOut.safeParse(JSON.parse(left_out)).data ?? null),
  }
}
