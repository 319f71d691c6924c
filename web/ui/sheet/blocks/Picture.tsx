// An answer's picture: ready, on its way, or missing. The text is there in any case.
import type { BlockOf } from '../block'
import styles from './Picture.module.css'

const WORDS = {
  waiting: 'The image is being made.',
  failed: 'The image could not be made. The text is ready to use.',
} as const

export function Picture({ block }: { block: BlockOf<'image'> }) {
  if (block.state === 'ready' && block.source)
    return <img className={styles.image} src={block.source} alt={block.text} />
  return (
    <div className={styles.noImage} role="status">
      <strong>{WORDS[block.state === 'waiting' ? 'waiting' : 'failed']}</strong>
      <p>{block.text}</p>
    </div>
  )
}
