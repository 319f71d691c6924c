// Consecutive notes of the same tone share one frame: nobody hears a word that is said ten times.
import { type BlockOf, keyed } from '../block'
import { ToneWord } from '../Tone'
import styles from './Notes.module.css'

export function Notes({ notes }: { notes: readonly BlockOf<'note'>[] }) {
  const [first] = notes
  if (!first) return null
  if (isSaid(first)) return <p className={styles.said}>{first.text}</p>
  return (
    <div className={styles.notes} data-tone={first.tone}>
      {first.tone !== 'info' && (
        <p className={styles.head}>
          <ToneWord tone={first.tone} />
        </p>
      )}
      {keyed(notes, note => note.text).map(({ key, item }) => (
        <p key={key} className={styles.text}>
          {item.title && <strong>{item.title}. </strong>}
          {item.text}
        </p>
      ))}
    </div>
  )
}

/** An aside is a plain sentence; only what matters gets a frame. */
const isSaid = (note: BlockOf<'note'>): boolean => note.tone === 'info' && note.title === null

export const sameFrame = (a: BlockOf<'note'>, b: BlockOf<'note'>): boolean =>
  a.tone === b.tone && !isSaid(a) && !isSaid(b)
