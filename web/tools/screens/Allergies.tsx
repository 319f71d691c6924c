import { useAbout } from '../../platform/data/queries/queries'
import { Unsent } from '../../salon/records/Unsent'
import { ToneShape } from '../../ui/sheet/Tone'
import styles from './Allergies.module.css'

/** A client's allergies come above everything else about them. */
export function Allergies({ clientId }: { clientId: string }) {
  const allergies = useAbout('allergy', clientId)
  if (allergies === undefined || allergies.length === 0) return null
  const unsent = allergies.find(row => row.problem !== undefined) ?? allergies.find(row => row.pending)
  return (
    <section className={styles.banner} aria-label="Allergies">
      <strong className={styles.word}>
        <ToneShape tone="stop" /> Allergies
      </strong>
      <p>
        {allergies
          .map(({ fields }) =>
            fields.reaction ? `${fields.substance} (${fields.reaction})` : fields.substance,
          )
          .join(', ')}
      </p>
      {unsent && <Unsent row={unsent} />}
    </section>
  )
}
