import { useAbout, useRecord } from '../../../platform/data/queries/queries'
import { Allergies } from '../Allergies'
import styles from './Retail.module.css'

/** What the answer will be based on: the card's content, allergies first. */
export function Summary({ clientId, none }: { clientId: string; none: string }) {
  const client = useRecord('client', clientId)
  const notes = useAbout('note', clientId)
  if (!client) return null
  const { hair_type, concerns, notes: text } = client.fields
  const [last] = notes ?? []
  return (
    <section className={styles.summary} aria-label="On the card">
      <Allergies clientId={clientId} />
      <dl className={styles.facts}>
        <div>
          <dt>Hair type</dt>
          <dd>{hair_type || none}</dd>
        </div>
        <div>
          <dt>Concerns</dt>
          <dd>{concerns.length > 0 ? concerns.join(', ') : 'None noted'}</dd>
        </div>
        <div>
          <dt>Notes</dt>
          <dd>{text || last?.fields.text || 'None yet'}</dd>
        </div>
      </dl>
    </section>
  )
}
