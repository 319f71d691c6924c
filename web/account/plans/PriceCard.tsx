import type { ReactNode } from 'react'
import { Icon } from '../../ui/kit/drawings/Icon'
import styles from './Offers.module.css'
import type { Offer } from './offers'

type Props = {
  offer: Offer
  pitch: ReactNode
  price: ReactNode
  best?: boolean
  /** What they already have of it. */
  note?: string | undefined
  /** The button that buys it. */
  children: ReactNode
}

export function PriceCard({ offer: { title, features }, pitch, price, best, note, children }: Props) {
  return (
    <>
      <div className={styles.words}>
        <h2>
          {title} {best && <span className={styles.best}>Best Value</span>}
        </h2>
        <p>{pitch}</p>
        <p className={styles.price}>{price}</p>
        {note && <p className={styles.note}>{note}</p>}
        {children}
      </div>
      <ul className={styles.features}>
        {features.map(feature => (
          <li key={feature}>
            <Icon name="check" /> <span>{feature}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
