// Says before a timer starts what you will hear when the time is up, and what you won't.
import { Link } from 'react-router-dom'
import { useComfort } from '../../../ui/comfort/use-comfort'
import styles from './CanRing.module.css'
import { type Notifying, useNotifying } from './push'

export const ASLEEP = 'Timers can’t ring while the screen is off and there’s no signal. Keep the screen on.'

const words = (state: Notifying): string | null => {
  if (state === 'on') return 'If the tablet is asleep and has a signal, a notification says time is up.'
  return state === 'off' ? 'Notifications are off, so a sleeping tablet rings only when you wake it.' : null
}

/** `onLeave`: called when somebody follows the link to the settings. */
export function CanRing({ onLeave }: { onLeave: () => void }) {
  const notifying = useNotifying()
  const { sound } = useComfort()
  const more = words(notifying)
  return (
    <div className={styles.words}>
      {!sound && <p>Your sound is off: light and words show when time is up.</p>}
      <p>{ASLEEP}</p>
      {more && <p>{more}</p>}
      {notifying === 'off' && (
        <Link to="/settings/notifications" onClick={onLeave}>
          Switch them on
        </Link>
      )}
    </div>
  )
}
