import { lazy, Suspense } from 'react'
import type { FieldsOf } from '../../../shared/records'
import { useAccount } from '../../data/account'
import { useSalonQuery } from '../../data/live'
import { soundOf } from '../../data/sounds'
import styles from './Memo.module.css'

const Reason = lazy(() => import('../../records/Reason'))

/** Where the sound of a memo is, as long as it is on this device alone; then who will type it. */
export function MemoSent({ fields }: { fields: FieldsOf<'memo'> }) {
  const { hash, transcript, transcript_failure } = fields
  const typist = useAccount()?.transcription
  const sound = useSalonQuery(
    async ({ db }) => {
      const found = await soundOf(db, hash)
      return found?.unsent || found?.problem ? { problem: found.problem } : null
    },
    [hash],
  )
  if (!sound) {
    if (!typist || transcript !== null || transcript_failure !== null || fields.text) return null
    return (
      <p className={styles.soft} role="status">
        It is typed by {typist} when there is a signal, or type it yourself.
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
