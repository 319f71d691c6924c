// The gate before the bowl. It never hides the draft: it says why mixing has to wait, and lets you fix that here.

import { useId, useState } from 'react'
import { z } from 'zod'
import type { Sheet } from '../../../../shared/sheet'
import { useFirstSync } from '../../../platform/sync/status'
import { Button } from '../../../ui/kit/Button'
import { ToneShape } from '../../../ui/sheet/Tone'
import { useKept } from '../drafts/use-kept'
import { isPatchTest } from './gated'
import { OverrideForm } from './OverrideForm'
import { PatchTests } from './PatchTests'
import styles from './StartGate.module.css'

/** A card can arrive before its allergies do. */
function StillComing() {
  if (useFirstSync() === null) return null
  return (
    <p className={styles.coming}>
      <ToneShape tone="caution" /> Not all of the salon’s records are on this tablet yet. Ask the client about
      allergies and patch tests before you mix.
    </p>
  )
}

type StartGateProps = {
  holds: Sheet['holds']
  /** The client whose card gets the patch test; null for a New Client. */
  clientId: string | null
  startedAt: string | null
  onStart: () => void
  /** True once the reason has been logged. */
  onOverride: (rule: string, reason: string) => Promise<boolean>
  /** The key for storing the half-written form. */
  storageKey: string
}

export function StartGate({ holds, clientId, startedAt, onStart, onOverride, storageKey }: StartGateProps) {
  const id = useId()
  if (holds.length === 0)
    return (
      <div className={styles.open} data-no-print>
        {startedAt === null ? (
          <>
            <StillComing />
            <Button look="act" onClick={onStart}>
              Start mixing
            </Button>
          </>
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
      <StillComing />
      <ul id={`${id}-why`} className={styles.holds}>
        {holds.map(hold => (
          <Hold
            key={hold.rule}
            hold={hold}
            clientId={clientId}
            onOverride={onOverride}
            storageKey={`${storageKey}:${hold.rule}`}
          />
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

type HoldProps = Pick<StartGateProps, 'clientId' | 'onOverride' | 'storageKey'> & {
  hold: Sheet['holds'][number]
}

/** Which form is open, stored so that a crashed tab comes back with it and with its text. */
const Way = z.enum(['record', 'override']).nullable()
type Way = z.infer<typeof Way>

function Hold({ hold, clientId, onOverride, storageKey }: HoldProps) {
  const { value: open, change, clear } = useKept<Way>(`${storageKey}:way`, Way, () => null)
  const [tapped, setTapped] = useState(false)
  const close = (): void => clear(null)
  const toggle = (way: Exclude<Way, null>): void => {
    setTapped(open !== way)
    if (open === way) close()
    else change(way)
  }
  const records = clientId !== null && isPatchTest(hold)
  return (
    <li>
      <p className={styles.why}>{hold.text}</p>
      <div className={styles.ways} data-no-print>
        {records && (
          <Button
            look={open === null ? 'act' : 'quiet'}
            aria-expanded={open === 'record'}
            onClick={() => toggle('record')}
          >
            Record a patch test
          </Button>
        )}
        {hold.may_override && (
          <Button aria-expanded={open === 'override'} onClick={() => toggle('override')}>
            {isPatchTest(hold) ? 'Continue without a patch test' : 'Mix it as saved, with a reason'}
          </Button>
        )}
      </div>
      {open === 'record' && clientId !== null && (
        <PatchTests clientId={clientId} storageKey={`${storageKey}:test`} onDone={close} />
      )}
      {open === 'override' && (
        <OverrideForm
          storageKey={`${storageKey}:reason`}
          tapped={tapped}
          onCancel={close}
          onSave={async reason => {
            const logged = await onOverride(hold.rule, reason)
            if (logged) close()
            return logged
          }}
        />
      )}
    </li>
  )
}
