// Sounds that the server doesn't have yet, in words, for the page of what waits.
import { lazy, Suspense } from 'react'
import { type UnsentSound, unsentList } from '../../platform/data/media/sounds'
import { useSalonQuery } from '../../platform/data/queries/live'
import { whenOf } from '../../ui/kit/when'
import { lengthWords } from './length'
import styles from './Memo.module.css'

const Reason = lazy(() => import('../../ui/forms/Reason'))

export const useUnsentSounds = (): UnsentSound[] | undefined => useSalonQuery(({ db }) => unsentList(db), [])

const size = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`

function headingOf(sounds: readonly UnsentSound[]): string {
  const photos = sounds.filter(({ kind }) => kind === 'photo').length
  if (photos === 0) return 'Sounds of voice memos'
  return photos === sounds.length ? 'Photos' : 'Sounds of voice memos, and photos'
}

export function UnsentSounds({ sounds }: { sounds: readonly UnsentSound[] }) {
  if (sounds.length === 0) return null
  return (
    <section aria-labelledby="unsent-sounds">
      <h2 id="unsent-sounds">{headingOf(sounds)}</h2>
      <p className={styles.soft}>
        They are on this device alone until there is a signal. Each is sent once. You don’t need to wait.
      </p>
      <ul className={styles.list}>
        {sounds.map(sound => (
          <li key={sound.memo}>
            <strong>
              {sound.kind === 'photo' ? 'Photo' : 'Voice memo'}
              {sound.client ? `: ${sound.client}` : ''}
              {sound.kind === 'memo' && `, ${lengthWords(sound.seconds)}`}
            </strong>
            <span className={styles.soft}>
              {whenOf(sound.recordedAt)}, {size(sound.bytes)}
            </span>
            {sound.problem !== undefined && (
              <span role="status">
                Not sent.{' '}
                <Suspense>
                  <Reason problem={sound.problem} />
                </Suspense>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
