// First of all: what this client reacts to, and the state of the patch test.

import { dayText } from '../../../../shared/day-text'
import { latestOf } from '../../../../shared/salon/consultation/latest'
import { spokenIn } from '../../../../shared/salon/consultation/said'
import { rulesOfSalon, standingAmong } from '../../../../shared/salon/patch-test'
import { SALON_ID } from '../../../../shared/sync/kinds'
import { useAbout, useRecord } from '../../../platform/data/queries/queries'
import { useFirstSync } from '../../../platform/sync/status'
import { summaryOf } from '../../../salon/clients/patch-tests/patch-words'
import { Badge } from '../../../salon/records/Badge'
import { Allergies } from '../../../tools/screens/Allergies'
import type { Chair } from '../use-chair'
import styles from './Safety.module.css'

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
      <Consulted clientId={chair.clientId} />
      {chair.stop && <Badge tone={chair.stop.tone}>{chair.stop.words}</Badge>}
      <Badge tone={tone}>{words}</Badge>
    </div>
  )
}

/** What the client answered yes to, and on which day. */
function Consulted({ clientId }: { clientId: string }) {
  const latest = latestOf(useAbout('consultation', clientId) ?? [])?.fields
  const yes = [...(spokenIn(latest)?.yes.values() ?? [])]
  if (!latest || yes.length === 0) return null
  const said = yes.map(({ question, words }) =>
    words === '' ? question.short : `${question.short}: ${words}`,
  )
  return (
    <p className={styles.said}>
      <strong>Said {dayText(latest.answered_at)}:</strong> {said.join(' · ')}
    </p>
  )
}
