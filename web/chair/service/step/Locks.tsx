// The steps drawn as locks of hair on a ring: one per step, in the shade that the work is for.
import { Strand } from '../../../ui/kit/drawings/Strand'
import { type ChairStep, stepWords } from '../bowls/recipe'
import styles from './Locks.module.css'

type LocksProps = {
  steps: readonly ChairStep[]
  at: number
  shade: { level: number; tone: string } | null
  onGo: (at: number) => void
}

export function Locks({ steps, at, shade, onGo }: LocksProps) {
  return (
    <ol className={styles.locks} aria-label="Steps">
      {steps.map(({ key, step, bowl }, index) => {
        const begun = bowl?.started_at !== null && bowl?.started_at !== undefined
        return (
          <li key={key}>
            <button
              type="button"
              aria-current={index === at ? 'step' : undefined}
              aria-label={`${stepWords(index, steps.length)}: ${step.title}${begun ? ', started' : ''}`}
              data-past={index < at || begun || undefined}
              onClick={() => onGo(index)}
            >
              <span className={styles.lock}>
                <Strand level={shade?.level ?? 6} tone={shade?.tone ?? 'natural'} />
              </span>
              <span className={styles.number}>{index + 1}</span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
