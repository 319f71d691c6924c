// What was really used last time, with its date: the starting point for today.
import { Recipe } from '../../salon/records/bowls/Recipe'
import { agoOf, dayOf } from '../../ui/kit/when'
import styles from './panels/Panel.module.css'
import type { Chair } from './use-chair'

export function LastTime({ chair }: { chair: Chair }) {
  const formula = chair.last?.fields
  if (!formula)
    return <p className={styles.soft}>No formula is saved for this client yet. Save what is used today.</p>
  return (
    <div className={styles.card}>
      <h3>
        {chair.last?.id === chair.service?.fields.formula_id
          ? `Saved in this service: ${formula.title}`
          : `Last time: ${formula.title}, ${agoOf(formula.made_at, Date.parse(chair.now))}`}
      </h3>
      <p className={styles.soft}>{dayOf(formula.made_at)}</p>
      <Recipe formula={formula} />
    </div>
  )
}
