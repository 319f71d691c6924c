// A client's timers, or the whole salon's, with a button to start one.
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

/** The dialog is larger than all the rest and rarely used, while the strip is on every page, so it loads lazily. */
const StartDialog = lazy(() =>
  import('../starting/StartDialog').then(each => ({ default: each.StartDialog })),
)

type Props = {
  /** Shows only this client's timers, and starts new ones for them. */
  clientId?: string | null
  /** Shows what was done and its undo; without it, a notice does. */
  onDone?: (done: Done) => void
  /** At the chair. */
  aboveFoot?: boolean
  /** The screen is kept on anyway. */
  keptOn?: boolean
  /** The id of the timer shown first, large enough to read from across the room. */
  lead?: string | null
  /** Shown directly below that timer. */
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
      {/* Warns beforehand, however a timer is started: with a bowl, or by voice. */}
      {awake !== 'held' && !keptOn && <p className={styles.soft}>{ASLEEP}</p>}
      {starting && (
        <Suspense>
          <StartDialog clientId={clientId} aboveFoot={aboveFoot} onClose={close} onDone={onDone} />
        </Suspense>
      )}
    </section>
  )
}
