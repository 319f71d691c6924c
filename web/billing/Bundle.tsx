import { BUNDLE } from '../../shared/plans'
import { cards } from '../../shared/tools/cards'
import { Strand } from '../ui/Strand'
import { type Buying, PriceCard } from './PriceCard'
import styles from './Pricing.module.css'

/** One lock for each tool: depth and tone. */
const LOCKS: readonly [number, string][] = [
  [2, 'natural'],
  [4, 'mahogany'],
  [5, 'copper'],
  [6, 'ash'],
  [8, 'gold'],
  [10, 'pearl'],
]
const COUNTS: Readonly<Record<number, string>> = { 6: 'six', 7: 'seven', 8: 'eight' }
const count = COUNTS[cards.length] ?? String(cards.length)

export function Bundle({ saved, credited, ...buying }: Buying & { saved: string; credited: boolean }) {
  return (
    <section className={styles.plan} data-best>
      <PriceCard
        {...buying}
        best
        offer={{
          product: BUNDLE,
          title: 'Complete bundle',
          pitch: `All ${count} tools. Save ${saved}/month.`,
          features: [...cards.map(({ title }) => title), 'Tools that come later', 'One bill'],
          note: credited
            ? 'Your single tools end then; what is left of their month is credited to your next bill.'
            : undefined,
        }}
      />
      <div className={styles.fan} aria-hidden="true">
        {LOCKS.map(([level, tone]) => (
          <span key={tone}>
            <Strand level={level} tone={tone} />
          </span>
        ))}
      </div>
    </section>
  )
}
