// A recipe in the order of the hands: what goes in, how long, how to do it, what to watch.
import { Fragment, type ReactNode } from 'react'
import type { Step } from '../../shared/sheet'
import { type BlockOf, keyed, minutesText } from './block'
import { Mix } from './Mix'
import styles from './Steps.module.css'
import { ToneShape, ToneWord } from './Tone'

type StepsProps = {
  block: BlockOf<'steps'>
  /** True while something must be recorded before the marked steps may begin. */
  held: boolean
  /** Stands before the first of the marked steps: the button that starts the work. */
  gate?: ReactNode
  gateBefore?: number
}

export function Steps({ block, held, gate, gateBefore }: StepsProps) {
  return (
    <section className={styles.steps}>
      {block.title && <h3 className={styles.heading}>{block.title}</h3>}
      <ol>
        {keyed(block.items, step => step.title).map(({ key, item: step }, index) => (
          <Fragment key={key}>
            {gate && index === gateBefore && <li className={styles.gate}>{gate}</li>}
            <li className={styles.step} data-held={(held && step.held) || undefined}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <StepBody step={step} held={held && step.held} />
            </li>
          </Fragment>
        ))}
      </ol>
    </section>
  )
}

function StepBody({ step, held }: { step: Step; held: boolean }) {
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
      <div className={styles.measured} data-two={(step.mix.length > 0 && step.minutes !== null) || undefined}>
        <Mix step={step} />
        <Measures step={step} />
      </div>
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
    </div>
  )
}

function Measures({ step }: { step: Step }) {
  const minutes = minutesText(step.minutes)
  if (minutes === null && step.ratio === null && step.check_every_minutes === null) return null
  return (
    <dl className={styles.measures}>
      {minutes !== null && (
        <div>
          <dt>Minutes</dt>
          <dd>{minutes}</dd>
        </div>
      )}
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
