// Shows the panel that the header's button opens. Loaded after the first paint.

import { lazy, type ReactNode, Suspense } from 'react'
import { useAccount } from '../../platform/data/account/account'
import { useTold } from '../../platform/outside'
import { readAll } from './chat'
import { closeSupport, useSupportOpen } from './open'
import { Quiet } from './Quiet'
import styles from './SupportChat.module.css'

const Panel = lazy(() => import('./Panel').then(each => ({ default: each.Panel })))

export default function SupportChat(): ReactNode {
  return (
    <Quiet>
      <Chat />
    </Quiet>
  )
}

function Chat() {
  const account = useAccount()
  const open = useSupportOpen()
  useTold(open, () => readAll())
  // Signing out closes it, so the next person starts with it closed.
  useTold(account === null, () => closeSupport())
  if (account === null || !open) return null
  return (
    <aside className={styles.place} aria-label="Support" data-no-print>
      <Suspense>
        <Panel onClose={closeSupport} />
      </Suspense>
    </aside>
  )
}
