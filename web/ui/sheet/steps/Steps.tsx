// A recipe in working order: what goes in, how long, how to do it, what to watch for.
import { Fragment, type ReactNode } from 'react'
import { type BlockOf, keyed } from '../block'
import { StepBody } from './StepBody'
import styles from './Steps.module.css'

type StepsProps = {
  block: BlockOf<'steps'>
  /** True while something must be recorded before the marked steps may begin. */
  held: boolean
  /** The start button, below the first bowl; or the reason why everything is on hold, above it. */
  gate?: ReactNode
  gateAt?: number
}

export function Steps({ block, held, gate, gateAt }: StepsProps) {
  return (
    <section className={styles.steps}>
      {block.title && <h3 className="visually-hidden">{block.title}</h3>}
      <ol>
        {keyed(block.items, step => step.title).map(({ key, item: step }, index) => (
          <Fragment key={key}>
            {held && index === gateAt && gate && <li className={styles.gate}>{gate}</li>}
            <li className={styles.step} data-held={(held && step.held) || undefined}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <StepBody
                step={step}
                held={held && step.held}
                under={!held && index === gateAt ? gate : undefined}
              />
            </li>
          </Fragment>
        ))}
      </ol>
    </section>
  )
}
