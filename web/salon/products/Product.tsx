import { Link } from 'react-router-dom'
import type { FieldsOf } from '../../../shared/records'
import { type Currency, money } from '../records/money'
import { SecondVersions } from '../records/SecondVersions'
import { Tool } from '../records/Tool'
import styles from './Products.module.css'
import type { Shown } from './product-form'

type Props = {
  product: Shown & { fields: FieldsOf<'product'> } & { pending: boolean; problem?: string | undefined }
  currency: Currency
  onEdit: () => void
  onDelete: () => void
}

export function Product({ product, currency, onEdit, onDelete }: Props) {
  const { name, price, description } = product.fields
  return (
    <li className={styles.product}>
      <div className={styles.words}>
        <h3>{name}</h3>
        {description && <p>{description}</p>}
        {product.problem && (
          <p className={styles.problem}>
            Not sent: <Link to="/waiting">see what needs attention</Link>. It is kept on this device.
          </p>
        )}
        <SecondVersions kind="product" id={product.id} fields={product.fields} />
      </div>
      <span className={styles.price}>
        {price === null ? <small>No price</small> : money(price, currency)}
      </span>
      <span className={styles.tools}>
        <Tool icon="edit" label={`Edit ${name}`} onClick={onEdit} />
        <Tool icon="delete" label={`Delete ${name}`} onClick={onDelete} />
      </span>
    </li>
  )
}
