// One step: what goes in, how long, how to do it, what to watch for.
import { type ReactNode, useContext } from 'react'
import { isBowl, type Step } from '../../../../shared/sheet'
import { keyed } from '../block'
import { ToneShape, ToneWord } from '../Tone'
import { Duration } from './Duration'
import { Mix } from './Mix'
import styles from './Steps.module.css'
import { StepAside } from './step-aside'

/** `under`: what to do once the bowl is read. */
type StepBodyProps = { step: Step; held: boolean; under?: ReactNode }

export function StepBody({ step, held, under }: StepBodyProps) {
  const aside = useContext(StepAside)
  return (
    <div className={styles.body}>
      <h4 className={styles.title}>
        {step.title}
        {step.zone && <span className={styles.zone}>{step.zone}</span>}
        {held && (
          <span className={styles.held}>
            <ToneShape tone="stop" /> Held
          </span>
        )}
      </h4>
      <div className={styles.measured} data-two={(isBowl(step) && step.minutes !== null) || undefined}>
        <Mix step={step} />
        <Measures step={step} held={held} />
      </div>
      {under && <div className={styles.under}>{under}</div>}
      {step.how.length > 0 && (
        <ul className={styles.how}>
          {keyed(step.how, line => line).map(({ key, item }) => (
            <li key={key}>{item}</li>
          ))}
        </ul>
      )}
      {step.watch.length > 0 && (
        <div className={styles.watch}>
          <ToneWord tone="caution" />
          <ul>
            {keyed(step.watch, line => line).map(({ key, item }) => (
              <li key={key}>{item}</li>
            ))}
          </ul>
        </div>
      )}
      {isBowl(step) && aside?.(step)}
    </div>
  )
}

function Measures({ step, held }: { step: Step; held: boolean }) {
  const { minutes } = step
  if (minutes === null && step.ratio === null && step.check_every_minutes === null) return null
  return (
    <dl className={styles.measures}>
      {minutes !== null && <Duration minutes={minutes} held={held} />}
      {step.ratio !== null && (
        <div>
          <dt>Ratio</dt>
          <dd>{step.ratio}</dd>
        </div>
      )}
      {step.check_every_minutes !== null && (
        <div>
          <dt>Check every</dt>
          <dd>
            {step.check_every_minutes} <span>min</span>
          </dd>
        </div>
      )}
    </dl>
  )
}
