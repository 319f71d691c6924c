// What was mixed last time. It comes before the other actions, as most visits start from it.
import type { Row } from '../../../platform/data/queries/queries'
import { ButtonLink } from '../../../ui/kit/Button'
import { agoOf, dayOf } from '../../../ui/kit/when'
import { Recipe } from '../../records/bowls/Recipe'
import styles from './LastBowl.module.css'

type Props = { clientId: string; formula: Row<'formula'>; now: number; first: boolean }

/** `first`: this is the page's main action. */
export function LastBowl({ clientId, formula: { fields }, now, first }: Props) {
  return (
    <section className={styles.last} aria-labelledby="last-bowl">
      <header>
        <div>
          <h2 id="last-bowl">Last bowl</h2>
          <p>
            {fields.title} · {agoOf(fields.made_at, now)}, {dayOf(fields.made_at)}
          </p>
        </div>
        <ButtonLink look={first ? 'act' : 'quiet'} to={`/chair/${encodeURIComponent(clientId)}?again=1`}>
          Mix again
        </ButtonLink>
      </header>
      <Recipe formula={fields} />
    </section>
  )
}
