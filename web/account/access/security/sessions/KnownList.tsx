import type { Security } from '../../../../../shared/api/security'
import { Button } from '../../../../ui/kit/Button'
import settings from '../../../../ui/kit/Settings.module.css'
import styles from './Sessions.module.css'

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })

/** Devices that were signed in before: a stranger's wrong passwords don't lock these out. */
export function KnownList({ known, onForget }: { known: Security['known']; onForget: (id: string) => void }) {
  if (known.length === 0) return null
  return (
    <>
      <h3>Signed in before</h3>
      <ul className={styles.sessions} aria-label="Signed in before">
        {known.map(({ id, device, since }) => (
          <li key={id}>
            <div>
              <strong>{device}</strong>
              <span className={settings.soft}>Last signed in on {DAY.format(new Date(since))}.</span>
            </div>
            <Button onClick={() => onForget(id)} aria-label={`Forget this device: ${device}`}>
              Forget this device
            </Button>
          </li>
        ))}
      </ul>
      <p className={settings.soft}>
        These have signed in before. They still need the password. If somebody else types wrong ones, these
        aren’t held up. Forget any that are no longer yours.
      </p>
    </>
  )
}
