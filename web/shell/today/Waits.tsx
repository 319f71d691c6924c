// What else the day holds: patch tests to read, what is due, and who to call back. Unsent changes are shown above.
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { rulesOfSalon, standingOf } from '../../../shared/salon/patch-test'
import { SALON_ID } from '../../../shared/sync/kinds'
import { useUnreadTests } from '../../platform/data/queries/day-cards'
import { useWholeLists } from '../../platform/data/queries/lists'
import { useRecord } from '../../platform/data/queries/queries'
import { badges, detailOf } from '../../salon/clients/patch-tests/patch-words'
import { Badge } from '../../salon/records/Badge'
import DueReminders from '../../salon/records/reminders/DueReminders'
import { ButtonLink } from '../../ui/kit/Button'
import styles from './Today.module.css'

/** Older unread tests are still on the client's card. */
const DAYS_BACK = 21
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

export default function Waits({ now }: { now: number }): ReactNode {
  return (
    <>
      <Tests now={now} />
      <DueReminders />
      <ToCallBack now={now} />
    </>
  )
}

function Tests({ now }: { now: number }) {
  const rules = rulesOfSalon(useRecord('salon', SALON_ID)?.fields)
  // Rounded to the day, so the query doesn't change every minute.
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

/** A link to the lists, with how many are overdue or need a new test. */
function ToCallBack({ now }: { now: number }) {
  const lists = useWholeLists(now - (now % MINUTE_MS))
  const overdue = lists?.rows.rebook.length ?? 0
  const tests = lists?.rows['patch-test'].length ?? 0
  const ways = [
    ['rebook', overdue, `${overdue} to call back`],
    ['patch-test', tests, tests === 1 ? '1 needs a new patch test' : `${tests} need a new patch test`],
  ] as const
  if (overdue + tests === 0) return null
  return (
    <nav className={styles.ways} aria-label="Keep in touch">
      {ways.map(
        ([list, many, words]) =>
          many > 0 && (
            <ButtonLink key={list} to={`/lists?list=${list}`}>
              {words}
            </ButtonLink>
          ),
      )}
    </nav>
  )
}
