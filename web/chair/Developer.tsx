// "Make it thirty vol": the rules of the trade run again over the changed answer. What they would lower needs a reason.
import { percentOf } from '../../shared/trade/developers'
import { useAccount } from '../data/account'
import { ToneWord } from '../sheet/Tone'
import { keptKey } from '../tools/kept'
import { OverrideForm } from '../tools/OverrideForm'
import { changeBowl } from './acts'
import styles from './Developer.module.css'
import { perform } from './perform'
import { type ChairStep, zoneOf } from './recipe'
import { changeWords, limitFor, STRENGTHS, setStronger } from './strength'
import type { Chair } from './use-chair'

type DeveloperProps = {
  chair: Chair
  step: ChairStep
  /** A strength that was asked for and that the rules would lower; null: none. */
  wanted: number | null
  onWant: (volume: number | null) => void
  onDone: () => void
}

export function Developer({ chair, step, wanted, onWant, onDone }: DeveloperProps) {
  const account = useAccount()?.id ?? ''
  const present = step.step.developer_volume
  const limit = wanted === null ? null : limitFor(chair, step, wanted)

  async function choose(volume: number): Promise<void> {
    if (limitFor(chair, step, volume) !== null) return onWant(volume)
    onWant(null)
    if (volume === present) return onDone()
    const done = await perform(() =>
      changeBowl(chair, step, { developer_volume: volume }, changeWords(step, volume)),
    )
    if (done) onDone()
  }

  return (
    <section className={styles.developer} aria-label={`Developer: ${zoneOf(step.step)}`}>
      <ul className={styles.choices}>
        {STRENGTHS.map(volume => (
          <li key={volume}>
            <button
              type="button"
              aria-pressed={volume === present}
              data-wanted={volume === wanted || undefined}
              onClick={() => void choose(volume)}
            >
              <strong>{volume}</strong> vol
              <span>{percentOf(volume)} %</span>
            </button>
          </li>
        ))}
      </ul>
      {wanted !== null && limit !== null && (
        <div className={styles.limit}>
          <p role="alert">
            <ToneWord tone="caution" />{' '}
            {limit.volume === 0
              ? `The rules of the trade do not let ${wanted} vol stand here.`
              : `The rules of the trade allow ${limit.volume} vol at most here, not ${wanted} vol.`}
          </p>
          {limit.why.map(text => (
            <p key={text}>{text}</p>
          ))}
          <OverrideForm
            storageKey={keptKey(account, 'developer', chair.service?.id ?? '', step.key)}
            tapped
            onCancel={() => onWant(null)}
            onSave={async reason => {
              const saved = await perform(() => setStronger(chair, step, wanted, reason))
              if (saved) onDone()
              return saved !== null
            }}
          />
        </div>
      )}
    </section>
  )
}
