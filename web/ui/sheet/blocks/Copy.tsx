// Text to paste elsewhere: exactly what will be copied, with its length, as other sites have limits.
import { Button } from '../../kit/Button'
import type { BlockOf } from '../block'
import { copyText } from '../send'
import styles from './Copy.module.css'

/** "412 characters, 5 hashtags" */
function lengthOf(text: string): string {
  const tags = text.match(/(?:^|\s)#[\p{L}\p{N}_]+/gu)?.length ?? 0
  const characters = [...text].length
  return `${characters} character${characters === 1 ? '' : 's'}${tags === 0 ? '' : `, ${tags} hashtag${tags === 1 ? '' : 's'}`}`
}

export function Copy({ block }: { block: BlockOf<'copy'> }) {
  const title = block.title ?? 'Text'
  return (
    <section className={styles.copy} aria-label={title}>
      <header>
        <h3>{title}</h3>
        <span className={styles.length}>{lengthOf(block.text)}</span>
        <span data-no-print>
          <Button aria-label={`Copy Text: ${title}`} onClick={() => void copyText(block.text)}>
            Copy Text
          </Button>
        </span>
      </header>
      <p>{block.text}</p>
    </section>
  )
}
