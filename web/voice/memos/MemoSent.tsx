import { lazy, Suspense } from 'react'
import type { FieldsOf } from '../../../shared/salon/records/records'
import { soundOf } from '../../platform/data/media/sounds'
import { useSalonQuery } from '../../platform/data/queries/live'
import styles from './Memo.module.css'
import { typistWords, useTypist } from './use-typist'

const Reason = lazy(() => import('../../ui/forms/Reason'))

/** Where the memo's sound is while only this device has it; after that, who will type it up. */
export function MemoSent({ fields }: { fields: FieldsOf<'memo'> }) {
  const { hash, transcript, transcript_failure } = fields
  const typist = useTypist(fields)
  const sound = useSalonQuery(
    async ({ db }) => {
      const found = await soundOf(db, hash)
      return found?.unsent || found?.problem ? { problem: found.problem } : null
    },
    [hash],
  )
  if (!sound) {
    if (transcript !== null || transcript_failure !== null || fields.text) return null
    return (
      <p className={styles.soft} role="status">
        {typistWords(typist)}
      </p>
    )
  }
  return (
    <p className={styles.soft} role="status">
      {sound.problem === undefined ? (
        'The sound is on this device. It is sent when there is a signal.'
      ) : (
        <>
          The sound was not sent and stays on this device.{' '}
          <Suspense>
            <Reason problem={sound.problem} />
          </Suspense>
        </>
      )}
    </p>
  )
}
