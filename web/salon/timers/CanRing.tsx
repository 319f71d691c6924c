// What will be heard when the time is up, and what won't: said before a timer is started.
import { Link } from 'react-router-dom'
import { useComfort } from '../../ui/comfort/use-comfort'
import styles from './CanRing.module.css'
import { type Notifying, useNotifying } from './push'

export const ASLEEP = 'Timers can’t ring while the screen is off and there’s no signal. Keep the screen on.'

const words = (state: Notifying): string | null => {
  if (state === 'on') return 'Asleep with a signal, a notification says that the time is up.'
  return state === 'off' ? 'Notifications are off, so asleep it rings only once you wake the tablet.' : null
}

/** `onLeave`: the way to the settings was taken. */
export function CanRing({ onLeave }: { onLeave: () => void }) {
  const notifying = useNotifying()
  const { sound } = useComfort()
  const more = words(notifying)
  return (
    <div className={styles.words}>
      {!sound && <p>Sound is off for you: the end is shown as light and words.</p>}
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
