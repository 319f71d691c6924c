import { Button } from '../../ui/kit/Button'
import settings from '../../ui/kit/Settings.module.css'
import styles from './Sessions.module.css'
import type { KnownHere } from './security'

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })

/** Devices that were signed in before: a stranger who types wrong passwords doesn't keep them out. */
export function KnownList({
  known,
  onForget,
}: {
  known: readonly KnownHere[]
  onForget: (id: string) => void
}) {
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
        These were signed in before. They need the password like any other, and can still sign in while
        somebody else types wrong ones. Forget those that aren’t yours any more.
      </p>
    </>
  )
}
