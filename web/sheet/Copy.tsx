import type { BlockOf } from './block'
import styles from './Copy.module.css'
import { copyText } from './send'

export function Copy({ block }: { block: BlockOf<'copy'> }) {
  return (
    <section className={styles.copy}>
      <header>
        <h3>{block.title ?? 'Text'}</h3>
        <button type="button" onClick={() => copyText(block.text)}>
          Copy text
        </button>
      </header>
      <p>{block.text}</p>
    </section>
  )
}
