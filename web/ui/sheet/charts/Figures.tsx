import type { BlockOf } from '../block'
import styles from './Figures.module.css'

export function Figures({ block }: { block: BlockOf<'figures'> }) {
  return (
    <dl className={styles.figures}>
      {block.items.map(item => (
        <div key={item.label} className={styles.figure}>
          <dt>{item.label}</dt>
          <dd className={styles.value}>{item.value}</dd>
          {item.detail && <dd className={styles.detail}>{item.detail}</dd>}
        </div>
      ))}
    </dl>
  )
}
