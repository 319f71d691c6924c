// First of all: what this person reacts to, and where the patch test stands.
import { SALON_ID } from '../../shared/kinds'
import { rulesOfSalon, standingAmong } from '../../shared/patch-test'
import { summaryOf } from '../clients/patch-words'
import { useRecord } from '../data/queries'
import { Badge } from '../records/Badge'
import { useFirstSync } from '../sync/status'
import { Allergies } from '../tools/Allergies'
import styles from './Safety.module.css'
import type { Chair } from './use-chair'

export function Safety({ chair }: { chair: Chair }) {
  const rules = rulesOfSalon(useRecord('salon', SALON_ID)?.fields)
  const tests = chair.tests.map(test => test.fields)
  const standing = standingAmong(tests, Date.parse(chair.now), rules)
  const partly = useFirstSync() !== null
  const [tone, words] = summaryOf(standing, chair.allergies.length, chair.stop)
  return (
    <div className={styles.safety} data-in-sight>
      {chair.allergies.length > 0 ? (
        <Allergies clientId={chair.clientId} />
      ) : (
        !partly && <p className={styles.none}>No allergies noted. Ask.</p>
      )}
      {partly && (
        <p className={styles.none} role="status">
          Not all records are on this tablet yet. An allergy may be missing. Ask.
        </p>
      )}
      {chair.stop && <Badge tone={chair.stop.tone}>{chair.stop.words}</Badge>}
      <Badge tone={tone}>{words}</Badge>
    </div>
  )
}
