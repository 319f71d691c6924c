// The timer that the colour depends on: figures to read from across the room, and a bar for anybody who can't.
import { countdown } from '../../../../shared/salon/timers'
import type { Done } from '../actions'
import { TimerActs } from '../TimerCard'
import type { TimerView } from '../use-timers'
import styles from './LeadTimer.module.css'

/** With large text or on a low screen it may be out of sight, and it's what people look for. */
export const showCountdown = (figures: Element | null): void =>
  figures?.scrollIntoView({ block: 'nearest', behavior: 'instant' })

export function LeadTimer({ timer, onDone }: { timer: TimerView; onDone: (done: Done) => void }) {
  const { name, state, left, share, words, doneAt } = timer
  const figures = countdown(left)
  return (
    <li className={styles.lead} data-state={state} aria-label={name}>
      <p className={styles.name}>
        <strong>{name}</strong>
        {!timer.isMine && <small>Set on another tablet</small>}
        {state === 'running' && <span>done at {doneAt}</span>}
      </p>
      <p
        ref={showCountdown}
        className={styles.figures}
        data-countdown
        data-long={figures.length > 5 || undefined}
        aria-hidden="true"
      >
        {figures}
      </p>
      <div className={styles.bar} aria-hidden="true">
        <div style={{ width: `${(share * 100).toFixed(1)}%` }} />
      </div>
      <p className={state === 'running' ? 'visually-hidden' : styles.words}>{words}</p>
      <TimerActs timer={timer} className={styles.acts} onDone={onDone} />
    </li>
  )
}
