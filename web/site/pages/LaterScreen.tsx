import { useAccount } from '../../platform/data/account/account'
import { useOnline } from '../../platform/sync/status'
import { ButtonLink } from '../../ui/kit/Button'
import { usePageTitle } from '../../ui/kit/Page'
import { NotHereYet } from '../../ui/state/Broken'
import styles from './Site.module.css'

/** Shown for a tool's demo or feature page that this version doesn't have. */
export default function LaterScreen({ title, what }: { title: string; what: 'demo' | 'page' }) {
  const account = useAccount()
  usePageTitle(title)
  const online = useOnline()
  if (!online) return <NotHereYet />
  return (
    <main className={styles.later}>
      <h1>{title}</h1>
      <p>
        {what === 'demo' ? 'The demo of this tool' : 'The page about this tool'} is not in this version yet.
      </p>
      <ButtonLink look="act" to={account ? '/dashboard' : '/'}>
        {account ? 'Back to Dashboard' : 'Back to Home'}
      </ButtonLink>
    </main>
  )
}
