// The timers of a client, or of the whole salon, with a button to start one.
import { useState } from 'react'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import type { Done } from './actions'
import { StartDialog } from './StartDialog'
import { say } from './say'
import { TimerCard } from './TimerCard'
import styles from './TimerStrip.module.css'
import { TimerWatch, useAwake } from './TimerWatch'
import { useTimers } from './use-timers'
import { wakeWords } from './wake-lock'

type Props = {
  /** Only this client's, and new ones are for them. */
  clientId?: string | null
  /** What was done and how to take it back; without it a notice says so. */
  onDone?: (done: Done) => void
}

export function TimerStrip({ clientId = null, onDone = say }: Props) {
  const timers = useTimers(clientId)
  const [starting, setStarting] = useState(false)
  const awake = useAwake()
  return (
    <section className={styles.strip} aria-label="Timers">
      <TimerWatch onDone={onDone} />
      {timers && timers.length > 0 && (
        <ul className={styles.list}>
          {timers.map(timer => (
            <TimerCard key={timer.id} timer={timer} named={clientId === null} onDone={onDone} />
          ))}
        </ul>
      )}
      {(awake === 'unsupported' || awake === 'refused') && <p>{wakeWords[awake]}</p>}
      <Button onClick={() => setStarting(true)}>
        <Icon name="timer" /> Start a timer
      </Button>
      {starting && <StartDialog clientId={clientId} onClose={() => setStarting(false)} onDone={onDone} />}
    </section>
  )
}
