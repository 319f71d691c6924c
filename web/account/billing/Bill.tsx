import { NO_VAT } from '../plans/offers'
import { titleOf } from '../plans/words'
import styles from './Practice.module.css'

type Props = { product: string; price: string; total: string }

/** A month's cost, line by line; VAT is listed even if there is none. */
export const Bill = ({ product, price, total }: Props) => (
  <dl className={styles.bill}>
    <dt>{titleOf(product)}, one month, without VAT</dt>
    <dd>{price}</dd>
    <dt>{NO_VAT}</dt>
    <dd>–</dd>
    <dt>{total}</dt>
    <dd>{price}</dd>
  </dl>
)
