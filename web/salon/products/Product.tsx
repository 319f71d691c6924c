import { Link } from 'react-router-dom'
import type { FieldsOf } from '../../../shared/salon/records/records'
import type { ShelfStock } from '../../../shared/salon/stock/shelf'
import { type Currency, money } from '../records/money'
import { Tool } from '../records/Tool'
import { SecondVersions } from '../records/versions/SecondVersions'
import styles from './Products.module.css'
import type { Shown } from './product-form'
import { standingWords } from './stock-words'

type Props = {
  product: Shown & { fields: FieldsOf<'product'> } & { pending: boolean; problem?: string | undefined }
  currency: Currency
  /** The stock of a product that goes into bowls; null for any other. */
  standing: ShelfStock | null
  onStock: () => void
  onEdit: () => void
  onDelete: () => void
}

export function Product({ product, currency, standing, onStock, onEdit, onDelete }: Props) {
  const { name, price, description, shade, system } = product.fields
  const tube = [shade, system].filter(Boolean).join(', ')
  return (
    <li className={styles.product}>
      <div className={styles.words}>
        <h3>{name}</h3>
        {standing && tube !== name && <p>{tube}</p>}
        {description && <p>{description}</p>}
        {product.problem && (
          <p className={styles.problem}>
            Not sent: <Link to="/waiting">see what needs attention</Link>. It is kept on this device.
          </p>
        )}
        <SecondVersions kind="product" id={product.id} fields={product.fields} />
      </div>
      {standing ? (
        <span className={styles.stock}>
          {price !== null && <span className={styles.price}>{money(price, currency)}</span>}
          <button type="button" data-low={standing.low || undefined} onClick={onStock}>
            <span className="visually-hidden">Stock of {name}: </span>
            {standing.low && <strong>Low: </strong>}
            {standing.grams === null ? 'Count' : standingWords(standing, shade)}
          </button>
        </span>
      ) : (
        <span className={styles.price}>
          {price === null ? <small>No price</small> : money(price, currency)}
        </span>
      )}
      <span className={styles.tools}>
        <Tool icon="edit" label={`Edit ${name}`} onClick={onEdit} />
        <Tool icon="delete" label={`Delete ${name}`} onClick={onDelete} />
      </span>
    </li>
  )
}
