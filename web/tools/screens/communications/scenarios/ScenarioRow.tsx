import type { ReactNode } from 'react'
import type { Persona } from '../../../../../shared/tools/communications/scenarios/persona'
import { Icon } from '../../../../ui/kit/drawings/Icon'
import { Strand } from '../../../../ui/kit/drawings/Strand'
import styles from './Scenarios.module.css'

/** The harder the scenario, the darker: each difficulty is a level on the ring of swatches. */
const DEPTHS = { Beginner: 9, Intermediate: 6, Advanced: 3 } as const

type Props = {
  scenario: Pick<Persona, 'title' | 'description' | 'difficulty'>
  chosen: boolean
  onStart: () => void
  /** More actions for this scenario. */
  children?: ReactNode
}

export function ScenarioRow({ scenario, chosen, onStart, children }: Props) {
  const { title, description, difficulty } = scenario
  return (
    <li className={styles.row}>
      <button type="button" className={styles.start} onClick={onStart} disabled={chosen}>
        <span className={styles.depth} aria-hidden="true">
          <Strand level={DEPTHS[difficulty]} tone="natural" />
        </span>
        <span className={styles.about}>
          <strong>{title}</strong>
          <span className={styles.description}>{description}</span>
        </span>
        <span className={styles.difficulty}>{difficulty}</span>
        <Icon name="next" size={20} />
      </button>
      {children}
    </li>
  )
}
