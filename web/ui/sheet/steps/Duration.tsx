// A duration as a number, a shape and a clock time, for people who have no feel for how long 35 minutes are.
import { useSyncExternalStore } from 'react'
import { useNow } from '../../kit/use-now'
import { minutesText } from '../block'
import styles from './Duration.module.css'

type DurationProps = {
  /** Least and most. */
  minutes: readonly [number, number]
  /** It can't start yet, so we give no clock time. */
  held: boolean
}

export function Duration({ minutes, held }: DurationProps) {
  const [least, most] = minutes
  // One hour fills the bar; longer times get a bar of several hours.
  const hours = Math.max(1, Math.ceil(most / 60))
  const part = (value: number): string => `${Math.min(100, (value / (hours * 60)) * 100)}%`
  return (
    <div>
      <dt>Minutes</dt>
      <dd>{minutesText(minutes)}</dd>
      <dd className={styles.shape} aria-hidden="true" data-no-print>
        <span className={styles.bar}>
          <span className={styles.most} style={{ inlineSize: part(most) }} />
          <span className={styles.least} style={{ inlineSize: part(least) }} />
          {Array.from({ length: hours * 4 - 1 }, (_, quarter) => quarter + 1).map(quarter => (
            <span key={quarter} className={styles.tick} style={{ insetInlineStart: part(quarter * 15) }} />
          ))}
        </span>
        <span className={styles.scale}>{hours === 1 ? '1 hour' : `${hours} hours`}</span>
      </dd>
      {!held && (
        <dd className={styles.clock} data-no-print>
          <FromNow minutes={minutes} />
        </dd>
      )}
    </div>
  )
}

const EVERY_MS = 20_000
const clock = (at: number): string =>
  new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })

/** "Started now: ready at 14:10", "between 14:05 and 14:20". */
export function readyWords([least, most]: readonly [number, number], now: number): string {
  const [from, to] = [clock(now + least * 60_000), clock(now + most * 60_000)]
  return from === to ? `Started now: ready at ${from}` : `Started now: ready between ${from} and ${to}`
}

const never = () => () => undefined

function FromNow({ minutes }: { minutes: readonly [number, number] }) {
  // Only on a screen: a page rendered at build has no current time.
  const onScreen = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const now = useNow(EVERY_MS)
  return onScreen ? readyWords(minutes, now) : null
}
