// The timers of a client, or of the whole salon, with a button to start one.
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { Button } from '../../../ui/kit/Button'
import { Icon } from '../../../ui/kit/drawings/Icon'
import type { Done } from '../actions'
import { ASLEEP } from '../ringing/CanRing'
import { TimerWatch, useAwake } from '../ringing/TimerWatch'
import { wakeWords } from '../ringing/wake-lock'
import { say } from '../say'
import { TimerCard } from '../TimerCard'
import { useTimers } from '../use-timers'
import { LeadTimer } from './LeadTimer'
import styles from './TimerStrip.module.css'

/** A dialog is more than all the timers; the strip stands on every page, the dialog rarely. */
const StartDialog = lazy(() =>
  import('../starting/StartDialog').then(each => ({ default: each.StartDialog })),
)

type Props = {
  /** Only this client's, and new ones are for them. */
  clientId?: string | null
  /** What was done and how to take it back; without it a notice says so. */
  onDone?: (done: Done) => void
  /** At the chair. */
  aboveFoot?: boolean
  /** The screen is kept on anyway. */
  keptOn?: boolean
  /** The id of the one that is drawn to be read from across the room, before all others. */
  lead?: string | null
  /** What stands right under that one. */
  under?: ReactNode
}

export function TimerStrip({
  clientId = null,
  onDone = say,
  aboveFoot = false,
  keptOn = false,
  lead = null,
  under,
}: Props) {
  const timers = useTimers(clientId)
  const first = timers?.find(({ id }) => id === lead)
  const others = timers?.filter(timer => timer !== first) ?? []
  const [starting, setStarting] = useState(false)
  const awake = useAwake()
  const close = useCallback(() => setStarting(false), [])
  return (
    <section className={styles.strip} aria-label="Timers">
      <TimerWatch onDone={onDone} />
      {first && (
        <ul className={styles.list}>
          <LeadTimer key={first.id} timer={first} onDone={onDone} />
        </ul>
      )}
      {under}
      {others.length > 0 && (
        <ul className={styles.list}>
          {others.map(timer => (
            <TimerCard key={timer.id} timer={timer} named={clientId === null} onDone={onDone} />
          ))}
        </ul>
      )}
      {(awake === 'unsupported' || awake === 'refused') && <p className={styles.soft}>{wakeWords[awake]}</p>}
      <Button onClick={() => setStarting(true)}>
        <Icon name="timer" /> Start a timer
      </Button>
      {/* Beforehand, however a timer is started: with a bowl, or by voice. */}
      {awake !== 'held' && !keptOn && <p className={styles.soft}>{ASLEEP}</p>}
      {starting && (
        <Suspense>
          <StartDialog clientId={clientId} aboveFoot={aboveFoot} onClose={close} onDone={onDone} />
        </Suspense>
      )}
    </section>
  )
}
