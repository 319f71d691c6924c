// "Make it thirty vol": anything against the rules of the trade needs a reason, whoever asked for it.

import { useRef } from 'react'
import type { Verdict } from '../../../../shared/tool'
import { percentOf } from '../../../../shared/trade/colour/developers'
import { useAccount } from '../../../platform/data/account/account'
import { keptKey } from '../../../tools/screens/drafts/kept'
import { OverrideForm } from '../../../tools/screens/gate/OverrideForm'
import { useBrought } from '../../../ui/kit/address/use-brought'
import { Button } from '../../../ui/kit/Button'
import { ToneWord } from '../../../ui/sheet/Tone'
import { againstChange, changeWithin, changeWords, goBeyond, STRENGTHS, type Wanted } from '../bowls/gate'
import { type ChairStep, zoneOf } from '../bowls/recipe'
import { perform } from '../perform'
import type { Chair } from '../use-chair'
import styles from './Developer.module.css'

type DeveloperProps = {
  chair: Chair
  step: ChairStep
  /** A requested change that the rules don't allow; null when there is none. */
  wanted: Wanted | null
  onWant: (change: Wanted | null) => void
  onDone: () => void
}

export function Developer({ chair, step, wanted, onWant, onDone }: DeveloperProps) {
  const present = step.step.developer_volume
  const verdict = wanted === null ? null : againstChange(chair, step, wanted.patch)

  async function choose(volume: number): Promise<void> {
    const change = { patch: { developer_volume: volume }, say: changeWords(step, volume) }
    if (againstChange(chair, step, change.patch) !== null) return onWant(change)
    onWant(null)
    if (volume === present) return onDone()
    if (await perform(() => changeWithin(chair, step, change))) onDone()
  }

  return (
    <section className={styles.developer} aria-label={`Developer: ${zoneOf(step.step)}`}>
      <ul className={styles.choices}>
        {STRENGTHS.map(volume => (
          <li key={volume}>
            <button
              type="button"
              aria-pressed={volume === present}
              data-wanted={volume === wanted?.patch.developer_volume || undefined}
              onClick={() => void choose(volume)}
            >
              <strong>{volume}</strong> vol
              <span>{percentOf(volume)} %</span>
            </button>
          </li>
        ))}
      </ul>
      {wanted !== null && verdict !== null && (
        <Against
          chair={chair}
          step={step}
          verdict={verdict}
          wanted={wanted}
          onCancel={() => onWant(null)}
          onDone={onDone}
        />
      )}
    </section>
  )
}

type AgainstProps = {
  chair: Chair
  step: ChairStep
  verdict: Verdict
  wanted: Wanted
  onCancel: (() => void) | null
  onDone: () => void
}

/** Why it waits, and a field for the reason that lets it go ahead. */
export function Against({ chair, step, verdict, wanted, onCancel, onDone }: AgainstProps) {
  const account = useAccount()?.id ?? ''
  const justAsked = onCancel !== null
  // Scroll to all of it, not only the field that has the focus.
  const warning = useRef<HTMLDivElement>(null)
  useBrought(justAsked, () => warning.current?.scrollIntoView({ block: 'nearest' }))
  return (
    <div ref={warning} className={styles.limit}>
      <div role="alert">
        <ToneWord tone={verdict.may_override ? 'caution' : 'stop'} />
        {verdict.why.map(text => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {verdict.may_override ? (
        <OverrideForm
          storageKey={keptKey(account, 'developer', chair.service?.id ?? '', step.key)}
          tapped={onCancel !== null}
          onCancel={onCancel ?? onDone}
          onSave={async reason => {
            const saved = await perform(() => goBeyond(chair, step, wanted, reason))
            if (saved) onDone()
            return saved !== null
          }}
        />
      ) : (
        onCancel && <Button onClick={onCancel}>Keep it as it was</Button>
      )}
    </div>
  )
}
