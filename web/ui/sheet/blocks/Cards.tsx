// Proposals, best first: name, priority, why, how, and the price where there are prices.
import { type BlockOf, keyed } from '../block'
import { ToneShape } from '../Tone'
import styles from './Cards.module.css'

export function Cards({ block }: { block: BlockOf<'cards'> }) {
  const told = block.items.some(item => item.how)
  return (
    <ol className={styles.cards} data-told={told || undefined}>
      {keyed(block.items, item => item.title).map(({ key, item }) => (
        <li key={key} className={styles.card}>
          <div className={styles.head}>
            <h3 className={styles.title}>{item.title}</h3>
            {item.badge && (
              <span className={styles.badge} data-strong={item.strong || undefined}>
                {item.badge}
                {told && <span className="visually-hidden"> priority</span>}
              </span>
            )}
            {item.price && <p className={styles.price}>{item.price}</p>}
          </div>
          <p className={styles.text}>{item.text}</p>
          {item.how && (
            <p className={styles.how}>
              <strong>How to use</strong> {item.how}
            </p>
          )}
          {item.check && (
            <p className={styles.check}>
              <ToneShape tone="caution" /> {item.check}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
