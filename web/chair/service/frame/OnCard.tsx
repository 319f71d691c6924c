// What the card says about this head. Notes only open with a tap, as the client may be looking at the screen.
import { useAbout } from '../../../platform/data/queries/queries'
import fold from '../../../ui/kit/Fold.module.css'
import { agoOf } from '../../../ui/kit/when'
import type { Chair } from '../use-chair'
import styles from './OnCard.module.css'

/** The newest few; the client's page has them all. */
const NOTES = 3

export function OnCard({ chair }: { chair: Chair }) {
  const notes = (useAbout('note', chair.clientId) ?? []).slice(0, NOTES)
  const { hair_type, concerns, notes: cardNotes } = chair.client.fields
  const hair = [hair_type ?? '', ...concerns].filter(Boolean)
  const written = cardNotes?.trim() ?? ''
  const many = notes.length + (written === '' ? 0 : 1)
  if (hair.length === 0 && many === 0) return null
  return (
    <section className={styles.card} aria-labelledby="on-card">
      <h3 id="on-card">On the card</h3>
      {hair.length > 0 && <p>{hair.join(' · ')}</p>}
      {many > 0 && (
        <details className={fold.fold}>
          <summary>{many === 1 ? 'Show 1 note' : `Show ${many} notes`}</summary>
          <ul>
            {written !== '' && (
              <li>
                <p className={styles.words}>{written}</p>
              </li>
            )}
            {notes.map(({ id, fields }) => (
              <li key={id}>
                <p className={styles.when}>{agoOf(fields.written_at, Date.parse(chair.now))}</p>
                <p className={styles.words}>{fields.text}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
