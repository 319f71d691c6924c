import { useStillSearching } from '../../../platform/data/queries/queries'
import { useFirstSync } from '../../../platform/sync/status'
import { Button } from '../../../ui/kit/Button'
import styles from './ClientList.module.css'

/** No client found. We only offer a new card when the search is complete, or the same person soon has two. */
export function Nobody({ text, onAdd }: { text: string; onAdd: (name: string) => void }) {
  const searching = useStillSearching()
  const first = useFirstSync()
  if (first !== null)
    return (
      <p className={styles.nobody}>
        Nobody found for “{text}” so far.{' '}
        {first === 'coming'
          ? 'The salon’s clients are still coming in.'
          : 'Not all of the salon’s clients are on this tablet yet.'}
      </p>
    )
  if (searching) return <p className={styles.nobody}>Searching all clients for “{text}” ...</p>
  return (
    <p className={styles.nobody}>
      Nobody found for “{text}”. <Button onClick={() => onAdd(text)}>Add {text}</Button>
    </p>
  )
}
