// Start → target → underlying pigment, drawn as hair in its real level and tone.
import { Strand } from '../../kit/drawings/Strand'
import type { BlockOf } from '../block'
import styles from './Swatches.module.css'

const shown = (level: number): string => level.toLocaleString('en-GB', { maximumFractionDigits: 1 })

export function Swatches({ block }: { block: BlockOf<'swatches'> }) {
  return (
    <figure className={styles.ring} aria-label={block.text}>
      <ol>
        {block.items.map(item => (
          <li key={`${item.label}${item.level}${item.tone}`}>
            <div className={styles.hair}>
              <Strand level={item.level} tone={item.tone} />
              <span className={styles.tab}>{shown(item.level)}</span>
            </div>
            <div className={styles.words}>
              <p className={styles.label}>{item.label}</p>
              <p className={styles.detail}>{item.detail ?? `Level ${shown(item.level)}, ${item.tone}`}</p>
            </div>
          </li>
        ))}
      </ol>
    </figure>
  )
}
