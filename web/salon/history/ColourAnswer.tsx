// A colour question and its advice as they were at the time, read-only. To use it, open it in its tool, which checks it
// again.

import { Link } from 'react-router-dom'
import { toolKeeping } from '../../../shared/toolbox'
import type { ColourFormula } from '../records/answers/views'
import styles from './History.module.css'

export function ColourAnswer({ answer }: { answer: ColourFormula }) {
  const asked: readonly [string, string][] = [
    ['Current colour', answer.current_color],
    ['Desired result', answer.desired_color],
    ['Condition', answer.hair_condition],
  ]
  return (
    <div className={styles.answer}>
      <dl className={styles.asked}>
        {asked.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text || '–'}</dd>
          </div>
        ))}
      </dl>
      {answer.formula && (
        <section>
          <h3>Formula</h3>
          <p className={styles.lines}>{answer.formula}</p>
        </section>
      )}
      {answer.processing_time && (
        <section>
          <h3>Processing time</h3>
          <p className={styles.lines}>{answer.processing_time}</p>
        </section>
      )}
      {answer.expected_result && (
        <section>
          <h3>Expected result</h3>
          <p>{answer.expected_result}</p>
        </section>
      )}
      {answer.application_tips.length > 0 && (
        <details>
          <summary>Application tips ({answer.application_tips.length})</summary>
          <ul>
            {[...new Set(answer.application_tips)].map(tip => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </details>
      )}
      <p>
        <Link to={`/${toolKeeping('colour_formulas')}?ask=${encodeURIComponent(answer.id)}`}>
          Open in Colour Formula
        </Link>
      </p>
    </div>
  )
}
