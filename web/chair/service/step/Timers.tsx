// This client's timers. When the step is above them, a line at the top says what is running.
import type { ReactNode } from 'react'
import { TimerStrip } from '../../../salon/timers/bar/TimerStrip'
import type { TimerView } from '../../../salon/timers/use-timers'
import { canUndo } from '../../../voice/commands/undo'
import styles from './Timers.module.css'

type TimersProps = { clientId: string; keptOn: boolean; lead?: string | null; under?: ReactNode }

export function Timers({ clientId, keptOn, lead = null, under }: TimersProps) {
  return (
    <div id="chair-timers" className={styles.timers}>
      <TimerStrip
        clientId={clientId}
        aboveFoot
        keptOn={keptOn}
        lead={lead}
        under={under}
        onDone={({ words, undo }) => canUndo(words, undo)}
      />
    </div>
  )
}

export function TimersLine({ timers }: { timers: readonly TimerView[] }) {
  const [first] = timers
  if (!first) return null
  return (
    <a href="#chair-timers" className={styles.line} data-rings={first.rings || undefined}>
      <strong>{first.name}</strong> {first.words}
      {timers.length > 1 && `, and ${timers.length - 1} more`}
    </a>
  )
}
