// A timer has ended: in words you can read from two steps away, with the two things people do next.
import { useRef } from 'react'
import { useComfort } from '../../../ui/comfort/use-comfort'
import { useOnce } from '../../../ui/forms/once'
import { Button } from '../../../ui/kit/Button'
import { addTime, type Done, stopTimer } from '../actions'
import { MORE_MINUTES } from '../TimerCard'
import { type TimerView, useFirstName } from '../use-timers'
import styles from './RingPanel.module.css'
import { ringWords } from './use-alarm'
import { usePlace } from './use-place'

type OnDone = (done: Done) => void

function Ringing({ timer, onDone }: { timer: TimerView; onDone: OnDone }) {
  const who = useFirstName(timer.clientId)
  const once = useOnce()
  const run = (act: () => Promise<Done | null>): void =>
    void once(async () => {
      const done = await act()
      if (done) onDone(done)
    })
  return (
    <li className={styles.ringing}>
      <p>
        <strong>{ringWords(timer)}</strong>
        {who && <span>For {who}</span>}
      </p>
      <div className={styles.acts}>
        <Button
          aria-label={`${timer.name}: ${MORE_MINUTES} more minutes`}
          onClick={() => run(() => addTime(timer.id, MORE_MINUTES * 60))}
        >
          {MORE_MINUTES} more minutes
        </Button>
        <Button look="act" aria-label={`Stop ${timer.name}`} onClick={() => run(() => stopTimer(timer.id))}>
          Stop
        </Button>
      </div>
    </li>
  )
}

/** `silent`: the browser is blocking the sound. */
type Props = { ringing: readonly TimerView[]; silent: boolean; onDone: OnDone }

export function RingPanel({ ringing, silent, onDone }: Props) {
  const { sound } = useComfort()
  const panel = useRef<HTMLElement>(null)
  const place = usePlace(panel)
  return (
    <section
      ref={panel}
      className={styles.panel}
      style={place ?? undefined}
      aria-label="Time is up"
      data-no-print
    >
      <div className={styles.light} aria-hidden="true" />
      {/* Announced once for each timer, not again every minute. */}
      <p className="visually-hidden" role="alert">
        {ringing.map(({ name }) => `${name}: time is up.`).join(' ')}
      </p>
      <ul className={styles.list}>
        {ringing.map(timer => (
          <Ringing key={timer.id} timer={timer} onDone={onDone} />
        ))}
      </ul>
      {sound && silent && (
        <p className={styles.silent}>Tap anywhere to hear it. The browser waits for a tap.</p>
      )}
    </section>
  )
}
