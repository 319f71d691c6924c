import type { ComponentProps } from 'react'
import { cards } from '../../../shared/tools/cards'
import { Strand } from '../../ui/kit/drawings/Strand'
import styles from './Offers.module.css'
import { bundleOffer } from './offers'
import { PriceCard } from './PriceCard'

/** All tools at once: one lock for each, fanned from the top edge of the card. */
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
