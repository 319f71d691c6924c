// The gate before the bowl. It never hides the draft: it says why the mixing waits, and lets one put that right here.

import { useId, useState } from 'react'
import type { Sheet } from '../../shared/sheet'
import { ToneShape } from '../sheet/Tone'
import { Button } from '../ui/Button'
import { isPatchTest } from './gated'
import { OverrideForm } from './OverrideForm'
import { PatchTests } from './PatchTests'
import styles from './StartGate.module.css'

type StartGateProps = {
  holds: Sheet['holds']
  /** The client whose card a patch test can be recorded on; null for a New Client. */
  clientId: string | null
  startedAt: string | null
  onStart: () => void
  onOverride: (rule: string, reason: string) => Promise<void>
}

export function StartGate({ holds, clientId, startedAt, onStart, onOverride }: StartGateProps) {
  const id = useId()
  if (holds.length === 0)
    return (
      <div className={styles.open} data-no-print>
        {startedAt === null ? (
          <Button look="act" onClick={onStart}>
            Start mixing
          </Button>
        ) : (
          <p className={styles.started}>Mixing since {startedAt}</p>
        )}
      </div>
    )
  return (
    <section className={styles.gate} aria-labelledby={`${id}-title`}>
      <h4 id={`${id}-title`} className={styles.title}>
        <ToneShape tone="stop" /> Start mixing is on hold
      </h4>
      <ul id={`${id}-why`} className={styles.holds}>
        {holds.map(hold => (
          <Hold key={hold.rule} hold={hold} clientId={clientId} onOverride={onOverride} />
        ))}
      </ul>
      <div className={styles.open} data-no-print>
        <Button disabled aria-describedby={`${id}-why`}>
          Start mixing
        </Button>
      </div>
    </section>
  )
}

type HoldProps = Pick<StartGateProps, 'clientId' | 'onOverride'> & { hold: Sheet['holds'][number] }

function Hold({ hold, clientId, onOverride }: HoldProps) {
  const [open, setOpen] = useState<'record' | 'override' | null>(null)
  const records = clientId !== null && isPatchTest(hold)
  return (
    <li>
      <p className={styles.why}>{hold.text}</p>
      <div className={styles.ways} data-no-print>
        {records && (
          <Button
            look={open === 'record' ? 'quiet' : 'act'}
            aria-expanded={open === 'record'}
            onClick={() => setOpen(open === 'record' ? null : 'record')}
          >
            Record a patch test
          </Button>
        )}
        {hold.may_override && (
          <Button
            aria-expanded={open === 'override'}
            onClick={() => setOpen(open === 'override' ? null : 'override')}
          >
            Go on without, with a reason
          </Button>
        )}
      </div>
      {open === 'record' && clientId !== null && (
        <PatchTests clientId={clientId} onDone={() => setOpen(null)} />
      )}
      {open === 'override' && (
        <OverrideForm
          onCancel={() => setOpen(null)}
          onSave={async reason => {
            await onOverride(hold.rule, reason)
            setOpen(null)
          }}
        />
      )}
    </li>
  )
}
