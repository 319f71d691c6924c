// A calendar that hasn't been readable for an hour or more: its appointments stay on the day, and newer ones may be
// missing.
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { FollowedCalendar } from '../../../shared/salon/calendar/followed'
import { followed } from '../../salon/import-export/calendar/follow'
import { whenOf } from '../../ui/kit/when'
import { useLoaded } from '../../ui/state/use-loaded'
import styles from './Today.module.css'

const HOUR_MS = 3_600_000
const ASK_EVERY_MS = 900_000

// Offline we can't know, and the frame says so: the last known state stays.
async function askedAgain(): Promise<readonly FollowedCalendar[]> {
  const reply = await followed()
  if ('words' in reply) throw new Error(reply.words)
  return reply.calendars
}

export default function CalendarsAway({ now }: { now: number }): ReactNode {
  const turn = Math.floor(now / ASK_EVERY_MS)

  const calendars =
    // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew each quarter of an hour.
    useLoaded(askedAgain, [turn], 'Whether a calendar is away is not known.') ?? []

  const away = calendars.flatMap(({ id, name, host, failing_since }) =>
    failing_since !== null && now - Date.parse(failing_since) >= HOUR_MS
      ? { id, name: name || host, since: failing_since }
      : [],
  )
  if (away.length === 0) return null
  return (
    <section className={styles.waits} aria-labelledby="calendars-away">
      <h2 id="calendars-away">Not up to date</h2>
      <ul>
        {away.map(({ id, name, since }) => (
          <li key={id}>
            <span>
              {name} hasn’t been read since {whenOf(since)}. Earlier bookings stay. Newer ones may be missing.
            </span>
            <Link to="/settings/data#appointments">Look at it</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
