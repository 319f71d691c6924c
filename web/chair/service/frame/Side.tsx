// Beside the step: what you do between two steps, what the card says, and what was used last time.
import { Button } from '../../../ui/kit/Button'
import { LastTime } from '../LastTime'
import type { Chair } from '../use-chair'
import type { Show } from '../views'
import { OnCard } from './OnCard'
import styles from './Side.module.css'

export function Side({ chair, show }: { chair: Chair; show: Show }) {
  const { service } = chair
  return (
    <aside className={styles.side} aria-label="Between two steps">
      <div className={styles.acts}>
        <Button onClick={() => show('note')}>Note</Button>
        <Button onClick={() => show('remind')}>Rebook</Button>
        {service && (
          <Button onClick={() => show('used')}>
            {service.fields.formula_id === null ? 'Save what was used' : 'Save another bowl'}
          </Button>
        )}
        {service && <Button onClick={() => show('end')}>End the service</Button>}
      </div>
      <OnCard chair={chair} />
      {service && chair.last && <LastTime chair={chair} />}
    </aside>
  )
}
