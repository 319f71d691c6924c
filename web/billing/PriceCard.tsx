import type { ReactNode } from 'react'
import { amountOf, type Currency, money } from '../../shared/prices'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import styles from './Pricing.module.css'

export type Offer = {
  product: string
  title: string
  pitch: string
  features: readonly string[]
  /** What of it stands already. */
  note?: string | undefined
}
export type Buying = {
  currency: Currency
  /** The product whose checkout is being started. */
  starting: string | null
  isActive: (product: string) => boolean
  subscribe: (product: string) => void
}
type Props = Buying & { offer: Offer; best?: boolean; children?: ReactNode }

const wordOn = (active: boolean, starting: boolean): string =>
  active ? 'Active' : starting ? 'Processing...' : 'Subscribe Now'

export function PriceCard({ offer, currency, starting, isActive, subscribe, best, children }: Props) {
  const { product, title, pitch, features, note } = offer
  const active = isActive(product)
  const isStarting = starting === product
  const word = wordOn(active, isStarting)
  return (
    <>
      <div className={styles.words}>
        <h2>
          {title} {best && <span className={styles.best}>Best Value</span>}
        </h2>
        <p>{pitch}</p>
        <p className={styles.price}>
          {money(amountOf(product, currency), currency)} <span>per month</span>
        </p>
        {children}
        {note && <p className={styles.note}>{note}</p>}
        <Button
          look={best ? 'act' : 'quiet'}
          aria-label={`${word}: ${title}`}
          disabled={active || isStarting}
          onClick={() => subscribe(product)}
        >
          {active && <Icon name="check" />}
          {word}
        </Button>
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
