import type { RetailProduct } from '../../../../shared/tools/retail-edge/schema'
import type { Row } from '../../../platform/data/queries/queries'
import { edit } from '../../../platform/data/saving/save'
import { notify } from '../../../ui/kit/notices/notify'
import { tried } from '../tried'
import { type OutcomeName, outcomeOf, withOutcome } from './outcome'
import styles from './Retail.module.css'

const WORDS: Readonly<Record<OutcomeName, string>> = {
  bought: 'Bought',
  declined: 'Declined',
  owns: 'Has it',
}
const NAMES: readonly OutcomeName[] = ['bought', 'declined', 'owns']

/** One tap each; a second tap undoes it. The next recommendation takes it into account. */
export function Outcomes({ ask, products }: { ask: Row<'ask'>; products: readonly RetailProduct[] }) {
  const { outcomes } = ask.fields

  async function note(product: RetailProduct, outcome: OutcomeName | null): Promise<void> {
    const before = outcomes
    const next = withOutcome(before, product, outcome, new Date().toISOString())
    const saved = await tried(() => edit('ask', ask.id, { outcomes: next }))
    if (saved === null) return
    notify({
      title: outcome === null ? 'Taken back' : `${WORDS[outcome]}: ${product.name}`,
      tone: 'ok',
      undo: () => void tried(() => edit('ask', ask.id, { outcomes: before })),
    })
  }

  return (
    <section className={styles.outcomes} aria-label="Did they buy it?">
      <h3>Did they buy it?</h3>
      <p className={styles.soft}>
        What you note here counts next time. What they turned down lately, or still have, is not offered
        again.
      </p>
      <ul>
        {products.map(product => {
          const present = outcomeOf(outcomes, product.id)
          return (
            <li key={product.id}>
              <span>{product.name}</span>
              {/* biome-ignore lint/a11y/useSemanticElements: three switches that exclude each other, no form field */}
              <div role="group" aria-label={product.name} className={styles.choices}>
                {NAMES.map(name => (
                  <button
                    key={name}
                    type="button"
                    aria-pressed={present === name}
                    onClick={() => void note(product, present === name ? null : name)}
                  >
                    {WORDS[name]}
                  </button>
                ))}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
