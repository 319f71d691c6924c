import type { Security } from '../../../../../shared/api/security'
import { Button } from '../../../../ui/kit/Button'
import settings from '../../../../ui/kit/Settings.module.css'
import styles from './Sessions.module.css'

const WHEN = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})
const when = (iso: string): string => WHEN.format(new Date(iso))

function standing({ ended, forget, forgotten }: Security['ended'][number]): string {
  if (forgotten) return `This salon was removed from it, ${when(forgotten)}.`
  return forget
    ? 'This salon is removed from it when it is next online.'
    : `Signed out from another device on ${when(ended)}. The salon’s records are still on it.`
}

/** Devices signed out remotely, and whether they have removed the salon. */
export function EndedList({
  ended,
  onForget,
}: {
  ended: Security['ended']
  onForget: (id: string, device: string) => void
}) {
  if (ended.length === 0) return null
  return (
    <>
      <h3>Signed out</h3>
      <ul className={styles.sessions} aria-label="Signed out">
        {ended.map(each => (
          <li key={each.id}>
            <div>
              <strong>{each.device}</strong>
              <span className={settings.soft}>{standing(each)}</span>
            </div>
            {!each.forget && (
              <Button
                onClick={() => onForget(each.id, each.device)}
                aria-label={`Forget everything: ${each.device}, signed out`}
              >
                Forget everything
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
