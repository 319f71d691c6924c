// What was really used on this client, newest first.
import type { FieldsOf } from '../../shared/records'
import { useAbout } from '../data/queries'
import { keyed } from '../sheet/block'
import { Strand } from '../ui/Strand'
import { bowlText } from './last-time'
import styles from './Past.module.css'
import { useNow } from './use-now'
import { agoOf, dayOf } from './when'

export function PastFormulas({ clientId }: { clientId: string }) {
  const formulas = useAbout('formula', clientId)
  const now = useNow()
  if (formulas === undefined || formulas.length === 0) return null
  return (
    <section className={styles.past}>
      <h2>Formulas used</h2>
      <ul>
        {formulas.slice(0, 12).map(({ id, fields }) => (
          <li key={id}>
            <details>
              <summary>
                {fields.result && (
                  <span className={styles.strand}>
                    <Strand level={fields.result.level} tone={fields.result.tone ?? 'natural'} />
                  </span>
                )}
                <div>
                  <strong>{fields.title}</strong>
                  <span>{agoOf(fields.made_at, now)}</span>
                </div>
              </summary>
              <Recipe formula={fields} />
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Recipe({ formula }: { formula: FieldsOf<'formula'> }) {
  return (
    <div className={styles.recipe}>
      {keyed(formula.bowls, bowlText).map(({ key, item }) => (
        <p key={key}>{bowlText(item)}</p>
      ))}
      {formula.remarks && <p>“{formula.remarks}”</p>}
      <p>
        <span>
          {dayOf(formula.made_at)}
          {formula.who ? `, ${formula.who}` : ''}
        </span>
      </p>
    </div>
  )
}
