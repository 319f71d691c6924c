import type { ComponentProps } from 'react'
import { cards } from '../../../shared/tools/cards'
import { Strand } from '../../ui/kit/drawings/Strand'
import styles from './Offers.module.css'
import { bundleOffer } from './offers'
import { PriceCard } from './PriceCard'

/** All the tools together: one lock each, fanned from the card's top edge. */
export function BundleCard(given: Omit<ComponentProps<typeof PriceCard>, 'offer' | 'best'>) {
  return (
    <section className={styles.plan} data-best>
      <PriceCard {...given} best offer={bundleOffer} />
      <div className={styles.fan} aria-hidden="true">
        {cards.map(({ id, swatch }) => (
          <span key={id}>
            <Strand {...swatch} />
          </span>
        ))}
      </div>
    </section>
  )
}
