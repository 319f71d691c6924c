// "Where was I": one quiet line after an interruption and on the dashboard. It takes no room from the screen, asks
// nothing, and goes away when told to.
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { dayOn } from '../../../platform/data/clock/local-time'
import { buttonClass } from '../../kit/Button'
import { Icon } from '../../kit/drawings/Icon'
import { useNow } from '../../kit/use-now'
import { useDayView } from '../../state/preferences'
import { agoWords } from '../../state/sync-words'
import { type Unfinished, unfinishedOf } from './unfinished'
import { useAway } from './use-away'
import { useUnfinished } from './use-unfinished'
import styles from './WhereWasI.module.css'
import { A_DAY_AT_WORK_MS, dismiss, whereNow } from './where'

export default function WhereWasI(): ReactNode {
  const { pathname, search } = useLocation()
  const [back, seen] = useAway()
  const [dismissals, setDismissals] = useState(0)
  const now = useNow()
  const view = useDayView()
  const found = useUnfinished(`${pathname}${search} ${back?.at ?? ''} ${dismissals}`)
  if (!found || (back === null && pathname !== '/dashboard')) return null
  const { step: last, dismissed } = whereNow()
  const step = last && now - last.when < A_DAY_AT_WORK_MS ? last : null
  const address = pathname + search
  const place = back && back.path !== address && back.path !== '/dashboard' ? back : null
  // Today's list already shows who is in the chair, with a link; the timeline and other days don't.
  const isListOfToday = view === 'list' && [null, dayOn(now)].includes(dayIn(search))
  const services =
    back === null && isListOfToday ? found.services.filter(({ onToday }) => !onToday) : found.services
  const lines = unfinishedOf({ ...found, services, step, place, dismissed }, at => agoWords(at, now)).filter(
    ({ to }) => back !== null || to !== address,
  )
  const [first, ...others] = lines
  if (!first) return null
  const drop = (line: Unfinished): void => {
    dismiss(line.id)
    setDismissals(dismissals + 1)
    if (lines.length === 1) seen()
  }
  return <Card first={first} others={others} address={address} onDismiss={() => drop(first)} onGoOn={seen} />
}

const dayIn = (search: string): string | null => new URLSearchParams(search).get('day')

type CardProps = {
  first: Unfinished
  others: readonly Unfinished[]
  address: string
  onDismiss: () => void
  onGoOn: () => void
}

function Card({ first, others, address, onDismiss, onGoOn }: CardProps) {
  return (
    <aside className={styles.card} aria-label="Where was I" data-over-end>
      <div className={styles.line}>
        <p role="status">{first.text}</p>
        <Link
          to={first.to}
          className={buttonClass('act')}
          onClick={onGoOn}
          {...(first.to === address ? { replace: true } : {})}
        >
          Go on
        </Link>
        <button type="button" className={styles.close} aria-label="Dismiss" onClick={onDismiss}>
          <Icon name="close" />
        </button>
      </div>
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>{others.length} more</summary>
          <ul>
            {others.map(({ id, text, to }) => (
              <li key={id}>
                <Link to={to} onClick={onGoOn}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </aside>
  )
}
