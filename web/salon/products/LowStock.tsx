// What is running out, first on the screen.
import type { ShelfStock } from '../../../shared/salon/stock/shelf'
import type { Row } from '../../platform/data/queries/queries'
import { Button } from '../../ui/kit/Button'
import styles from './Stock.module.css'
import { standingWords } from './stock-words'

export type Low = { product: Row<'product'>; standing: ShelfStock }
type Props = { low: readonly Low[]; onStock: (id: string) => void }

export function LowStock({ low, onStock }: Props) {
  if (low.length === 0) return null
  return (
    <section className={styles.low} aria-labelledby="low-stock">
      <h2 id="low-stock">Running low</h2>
      <ul>
        {low.map(({ product: { id, fields }, standing }) => (
          <li key={id}>
            <span className={styles.name}>{fields.name}</span>
            <span className={styles.left}>{standingWords(standing, fields.shade)}</span>
            <Button onClick={() => onStock(id)}>
              Stock<span className="visually-hidden"> of {fields.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
