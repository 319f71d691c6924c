// One timer: the time left as a shape, in words and as a time of day, with its buttons.

import { useOnce } from '../../ui/forms/once'
import { Button } from '../../ui/kit/Button'
import { addTime, type Done, pauseTimer, resumeTimer, stopTimer } from './actions'
import styles from './TimerCard.module.css'
import { TimerShape } from './TimerShape'
import { type TimerView, useFirstName } from './use-timers'

export const MORE_MINUTES = 5

type Props = {
  timer: TimerView
  /** Shows whose timer it is where several clients' timers are listed. */
  named?: boolean
  onDone: (done: Done) => void
}

export function TimerCard({ timer, named = false, onDone }: Props) {
  const { name, zone, state, words, doneAt, share } = timer
  const who = useFirstName(named ? timer.clientId : null)
  const title = who ? `${name}, ${who}` : name
  return (
    <li className={styles.card} data-state={state} aria-label={title}>
      <div className={styles.shape}>
        <TimerShape name={name} share={share} dim={state === 'paused'} />
      </div>
      <div className={styles.words}>
        <strong>{title}</strong>
        {zone !== null && zone.toLowerCase() !== name.toLowerCase() && <span>{zone}</span>}
        <span className={styles.left}>{words}</span>
        {doneAt !== null && state === 'running' && <span>Done at {doneAt}</span>}
        {!timer.isMine && <small>Set on another tablet</small>}
      </div>
      <TimerActs timer={timer} className={styles.acts} onDone={onDone} />
    </li>
  )
}

type ActsProps = { timer: TimerView; className: string | undefined; onDone: (done: Done) => void }

/** A timer's buttons, wherever it is shown. */
export function TimerActs({ timer: { id, state }, className, onDone }: ActsProps) {
  const once = useOnce()
  const run = (act: () => Promise<Done | null>): void =>
    void once(async () => {
      const done = await act()
      if (done) onDone(done)
    })
  return (
    <div className={className}>
      {state === 'running' && <Button onClick={() => run(() => pauseTimer(id))}>Pause</Button>}
      {state === 'paused' && <Button onClick={() => run(() => resumeTimer(id))}>Go on</Button>}
      <Button onClick={() => run(() => addTime(id, MORE_MINUTES * 60))}>{MORE_MINUTES} more minutes</Button>
      <Button onClick={() => run(() => stopTimer(id))}>Stop</Button>
    </div>
  )
}
