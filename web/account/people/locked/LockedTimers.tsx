import { TimerWatch } from '../../../salon/timers/ringing/TimerWatch'
import { TimerCard } from '../../../salon/timers/TimerCard'
import { useTimers } from '../../../salon/timers/use-timers'
import styles from './Cover.module.css'

/** Only staff may undo. */
const quietly = (): void => undefined

export function LockedTimers() {
  const timers = useTimers() ?? []
  return (
    <>
      <TimerWatch onDone={quietly} />
      {timers.length > 0 && (
        <section className={styles.timers} aria-labelledby="locked-timers">
          <h2 id="locked-timers">Timers</h2>
          <ul>
            {timers.map(timer => (
              <TimerCard key={timer.id} timer={timer} onDone={quietly} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
