import { lazy, Suspense, useState } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { useFromAddress } from '../../ui/kit/address/use-from-address'
import { useMedia } from '../../ui/kit/window/use-media'
import styles from './ClientsScreen.module.css'
import { ClientList } from './list/ClientList'

const ClientPage = lazy(() => import('./page/ClientPage').then(module => ({ default: module.ClientPage })))
const ClientDialog = lazy(() => import('./ClientDialog').then(module => ({ default: module.ClientDialog })))

/** Wide enough to show the list beside the open client. */
const BESIDE = '(min-width: 900px)'

/** On a tablet the list stays beside the open client; a phone shows one at a time. */
export default function ClientsScreen() {
  const { id } = useParams()
  const wide = useMedia(BESIDE)
  const navigate = useNavigate()
  const [params] = useSearchParams()
  // The dashboard's 'Add your first client' and the search both arrive with this dialog open.
  const [adding, setAdding] = useState<{ name?: string } | null>(() => (params.has('add') ? {} : null))
  useFromAddress('add', () => setAdding(was => was ?? {}))

  return (
    <div className={styles.screen} data-beside-client data-open={id !== undefined}>
      {(wide || id === undefined) && (
        <div className={styles.side}>
          <ClientList openId={id} onAdd={name => setAdding(name === undefined ? {} : { name })} />
        </div>
      )}
      {id !== undefined && (
        <div className={styles.page} key={id}>
          {!wide && (
            <Link to="/clients" className={styles.back}>
              ‹ All clients
            </Link>
          )}
          <Suspense>
            <ClientPage id={id} onGone={() => navigate('/clients')} />
          </Suspense>
        </div>
      )}
      {adding && (
        <Suspense>
          <ClientDialog
            {...adding}
            onClose={() => setAdding(null)}
            onSaved={added => navigate(`/clients/${encodeURIComponent(added)}`)}
          />
        </Suspense>
      )}
    </div>
  )
}
