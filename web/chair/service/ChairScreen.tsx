// One client in the chair, full screen: allergies first, one step at a time, and nothing to hunt for.
import { useLeave } from '../../platform/outside'
import '@mantine/core/styles/Input.css'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { useSupportOpen } from '../../account/support/open'
import { isInTheWay, useDatabaseState } from '../../platform/data/queries/live'
import { Kit } from '../../ui/kit/theme/Kit'
import { useLate } from '../../ui/kit/waiting/use-late'
import { DatabaseTrouble } from '../../ui/state/DatabaseTrouble'
import { forgetSpokenUndos } from '../../voice/commands/undo'
import { At } from './At'
import styles from './ChairScreen.module.css'
import { useChair } from './use-chair'

const SupportChat = lazy(() =>
  import('../../account/support/SupportChat').catch(() => ({ default: (): ReactNode => null })),
)

export default function ChairScreen() {
  const { clientId = '' } = useParams()
  const database = useDatabaseState()
  const asking = useSupportOpen()
  return (
    <Kit>
      <div className={styles.chair} data-chair>
        {isInTheWay(database) ? (
          <DatabaseTrouble state={database} area="chair" />
        ) : (
          <Client key={clientId} clientId={clientId} />
        )}
        {asking && (
          <div className={styles.support}>
            <Suspense>
              <SupportChat />
            </Suspense>
          </div>
        )}
      </div>
    </Kit>
  )
}

function Client({ clientId }: { clientId: string }) {
  const [params] = useSearchParams()
  const chair = useChair(clientId, params.get('ask'))
  const late = useLate(chair === 'loading')
  useLeave(forgetSpokenUndos)
  if (chair === 'loading') return late ? <p className={styles.gone}>Loading client...</p> : null
  if (chair === 'gone')
    return (
      <main className={styles.gone}>
        <h1>This client is not here</h1>
        <p>The card was deleted, erased, or has not arrived on this device yet.</p>
        <p>
          <Link to="/clients">All clients</Link>
        </p>
      </main>
    )
  if (chair === 'no-tool')
    return (
      <main className={styles.gone}>
        <h1>Chair mode isn’t on this device yet</h1>
        <p>It downloads once, when there is a signal. Everything you wrote is kept.</p>
        <p>
          <Link to={`/clients/${encodeURIComponent(clientId)}`}>To the client’s card</Link>
        </p>
      </main>
    )
  return <At chair={chair} />
}
