// What was really used on this client, newest first.
import { useAbout } from '../../../platform/data/queries/queries'
import { Recipe } from '../../../salon/records/bowls/Recipe'
import { Strand } from '../../../ui/kit/drawings/Strand'
import { usePresent } from '../../../ui/kit/use-now'
import { agoOf } from '../../../ui/kit/when'
import styles from './Past.module.css'

export function PastFormulas({ clientId }: { clientId: string }) {
  const formulas = useAbout('formula', clientId)
  const now = usePresent()
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
                  <span>{agoOf(fields.made_at, Date.parse(now))}</span>
                </div>
              </summary>
              <div className={styles.recipe}>
                <Recipe formula={fields} />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
