// A day on which nobody is booked: three ways to fill it.
import { ButtonLink } from '../../ui/kit/Button'
import { Icon } from '../../ui/kit/Icon'
import styles from './Today.module.css'

export function EmptyDay({ title, onAdd }: { title: string; onAdd: () => void }) {
  const isNamed = title === 'Today' || title === 'Tomorrow'
  return (
    <div className={styles.empty}>
      <p className={styles.none}>Nobody is booked {isNamed ? title.toLowerCase() : 'on this day'} yet.</p>
      <ul>
        <li>
          <Icon name="add" size={28} />
          <div>
            <h2>By hand</h2>
            <p>One client, a time and what for.</p>
          </div>
          <button type="button" className={styles.way} onClick={onAdd}>
            Add one by hand
          </button>
        </li>
        <li>
          <Icon name="upload" size={28} />
          <div>
            <h2>From your booking system</h2>
            <p>A calendar or a list that you have already.</p>
          </div>
          <ButtonLink to="/settings/data">Bring a calendar or list</ButtonLink>
        </li>
        <li>
          <Icon name="appointments" size={28} />
          <div>
            <h2>From your own words</h2>
            <p>Write or say the day, have it planned, then keep it.</p>
          </div>
          <ButtonLink to="/appointments">Plan a day from text</ButtonLink>
        </li>
      </ul>
    </div>
  )
}
