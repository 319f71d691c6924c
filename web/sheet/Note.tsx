import type { BlockOf } from './block'
import styles from './Note.module.css'
import { ToneWord } from './Tone'

export function Note({ block }: { block: BlockOf<'note'> }) {
  // What is said in passing stands as a sentence; only what matters gets a frame.
  if (block.tone === 'info' && block.title === null) return <p className={styles.said}>{block.text}</p>
  return (
    <div className={styles.note} data-tone={block.tone}>
      <p className={styles.head}>
        {block.tone !== 'info' && <ToneWord tone={block.tone} />}
        {block.title && <strong>{block.title}</strong>}
      </p>
      <p className={styles.text}>{block.text}</p>
    </div>
  )
}
