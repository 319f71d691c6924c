// What else the day holds: who waits for the result of a patch test, what is due, and what waits to be sent.
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { SALON_ID } from '../../../shared/kinds'
import { useUnreadTests } from '../../platform/data/day-cards'
import { useRecord } from '../../platform/data/queries'
import { useSyncStatus } from '../../platform/sync/status'
import { rulesOfSalon, standingOf } from '../../salon/clients/patch-test'
import { badges, detailOf } from '../../salon/clients/patch-words'
import { Badge } from '../../salon/records/Badge'
import DueReminders from '../../salon/records/DueReminders'
import styles from './Today.module.css'

/** What was put on longer ago and never read stands on the client's card. */
const DAYS_BACK = 21
const DAY_MS = 86_400_000

export default function Waits({ now }: { now: number }): ReactNode {
  return (
    <>
      <Tests now={now} />
      <DueReminders />
      <Unsent />
    </>
  )
}

function Tests({ now }: { now: number }) {
  const rules = rulesOfSalon(useRecord('salon', SALON_ID)?.fields)
  // By the day, so that the question doesn't change with each minute.
  const since = new Date((Math.floor(now / DAY_MS) - DAYS_BACK) * DAY_MS).toISOString()
  const waiting = useUnreadTests(since)
  if (!waiting || waiting.length === 0) return null
  return (
    <section className={styles.waits} aria-labelledby="tests-waiting">
      <h2 id="tests-waiting">Waiting for a patch test</h2>
      <ul>
        {waiting.map(({ test, client }) => {
          const standing = standingOf(test.fields, now, rules)
          const [tone, word] = badges[standing.state]
          return (
            <li key={test.id}>
              <Badge tone={tone}>{word}</Badge>
              <span>
                <Link to={`/clients/${encodeURIComponent(client.id)}`}>{client.fields.name}</Link>{' '}
                {test.fields.product}. {detailOf(standing, rules)}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** One calm line; nothing where all is sent. */
function Unsent() {
  const { waiting, refused, attention } = useSyncStatus()
  const held = refused + attention
  if (waiting + held === 0) return null
  return (
    <p className={styles.unsent}>
      {held > 0
        ? `${held === 1 ? 'One change was' : `${held} changes were`} not accepted. `
        : `${waiting === 1 ? 'One change waits' : `${waiting} changes wait`} to be sent; all of it is saved here. `}
      <Link to="/waiting" className={styles.toWaiting}>
        See what waits
      </Link>
    </p>
  )
}
