// A day without bookings: three ways to fill it.
import { toolKeeping } from '../../../shared/toolbox'
import { useFirstSync } from '../../platform/sync/status'
import { ButtonLink } from '../../ui/kit/Button'
import { Icon } from '../../ui/kit/drawings/Icon'
import styles from './Today.module.css'

type Props = { title: string; isPast: boolean; onAdd: () => void }

/** Only says that nobody is booked once we know: a tablet that is new to a salon starts empty. */
export function EmptyDay({ title, isPast, onAdd }: Props) {
  const first = useFirstSync()
  const on = ['Today', 'Tomorrow', 'Yesterday'].includes(title) ? title.toLowerCase() : 'on this day'
  if (first === 'coming')
    return (
      <div className={styles.empty}>
        <p className={styles.none}>Fetching the salon’s appointments ...</p>
        <button type="button" className={styles.way} onClick={onAdd}>
          Add one by hand
        </button>
      </div>
    )
  return (
    <div className={styles.empty}>
      <p className={styles.none}>
        {first === 'stuck'
          ? 'The salon’s appointments aren’t on this tablet yet.'
          : isPast
            ? `Nobody was booked ${on}.`
            : `Nobody is booked ${on} yet.`}
      </p>
      <ul>
        <li>
          <Icon name="add" size={28} />
          <div>
            <h2>By hand</h2>
            <p>One client, a time and a service.</p>
          </div>
          <button type="button" className={styles.way} onClick={onAdd}>
            Add one by hand
          </button>
        </li>
        <li>
          <Icon name="upload" size={28} />
          <div>
            <h2>From your booking system</h2>
            <p>A calendar or a list you already have.</p>
          </div>
          <ButtonLink to="/settings/data">Import a calendar or list</ButtonLink>
        </li>
        <li>
          <Icon name="day" size={28} />
          <div>
            <h2>From your own words</h2>
            <p>Write or say the day, have it planned, then keep it.</p>
          </div>
          <ButtonLink to={`/${toolKeeping('appointments')}`}>Plan a day from text</ButtonLink>
        </li>
      </ul>
    </div>
  )
}
