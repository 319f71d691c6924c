import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { ClientList } from './ClientList'
import styles from './ClientsScreen.module.css'
import { useWide } from './use-wide'

const ClientPage = lazy(() => import('./ClientPage').then(module => ({ default: module.ClientPage })))
const ClientDialog = lazy(() => import('./ClientDialog').then(module => ({ default: module.ClientDialog })))

/** On a tablet the list stays beside the open client; on a phone one follows the other. */
export default function ClientsScreen() {
  const { id } = useParams()
  const wide = useWide()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const asked = params.has('add')
  // The dashboard's 'Add your first client' arrives with the dialog open; the search asks for it also from here.
  const [adding, setAdding] = useState<{ name?: string } | null>(() => (asked ? {} : null))
  useEffect(() => {
    if (!asked) return
    setAdding(was => was ?? {})
    setParams({}, { replace: true })
  }, [asked, setParams])

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
