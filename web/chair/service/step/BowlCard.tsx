// One bowl as a recipe card, with figures large enough to read from the trolley.
import type { Step } from '../../../../shared/sheet'
import { keyed, minutesText } from '../../../ui/sheet/block'
import { linesOf } from '../../../ui/sheet/steps/Mix'
import styles from './BowlCard.module.css'

type BowlCardProps = {
  step: Step
  /** The answer's own developer, if it was changed here. */
  was: number | null
  onDeveloper: (() => void) | null
  open: boolean
}

export function BowlCard({ step, was, onDeveloper, open }: BowlCardProps) {
  const lines = linesOf(step)
  if (lines.length === 0) return null
  const weighed = lines.filter(line => line.grams !== null)
  const total = weighed.reduce((sum, line) => sum + (line.grams ?? 0), 0)
  const minutes = minutesText(step.minutes)
  return (
    <div className={styles.card}>
      <dl className={styles.lines} aria-label="What goes into the bowl">
        {keyed(lines, line => line.what).map(({ key, item: line }) => (
          <div key={key} data-kind={line.kind}>
            <dt>
              <span className={styles.what}>{line.what}</span>
              {line.detail && <span className={styles.detail}>{line.detail}</span>}
              {line.kind === 'developer' && was !== null && (
                <span className={styles.detail}>Changed from {was} vol</span>
              )}
            </dt>
            <dd className={styles.grams}>
              {line.grams === null ? (
                <span className={styles.unweighed}>weigh as the maker says</span>
              ) : (
                <>
                  {line.grams}
                  <small> g</small>
                </>
              )}
            </dd>
            {line.kind === 'developer' && onDeveloper && (
              <dd className={styles.change}>
                <button type="button" aria-expanded={open} onClick={onDeveloper}>
                  Change<span className="visually-hidden"> the developer</span>
                </button>
              </dd>
            )}
          </div>
        ))}
      </dl>
      {onDeveloper && lines.every(line => line.kind !== 'developer') && (
        <div className={styles.change}>
          <button type="button" aria-expanded={open} onClick={onDeveloper}>
            Add a developer
          </button>
        </div>
      )}
      <dl className={styles.measures}>
        {weighed.length > 1 && weighed.length === lines.length && (
          <div>
            <dt>In the bowl</dt>
            <dd>
              {Math.round(total * 10) / 10}
              <small> g</small>
            </dd>
          </div>
        )}
        {step.ratio !== null && (
          <div>
            <dt>Ratio</dt>
            <dd>{step.ratio}</dd>
          </div>
        )}
        {minutes !== null && (
          <div>
            <dt>Minutes</dt>
            <dd>{minutes}</dd>
          </div>
        )}
        {step.check_every_minutes !== null && (
          <div>
            <dt>Check every</dt>
            <dd>
              {step.check_every_minutes}
              <small> min</small>
            </dd>
          </div>
        )}
      </dl>
    </div>
  )
}
