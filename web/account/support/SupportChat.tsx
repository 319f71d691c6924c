// The place of the panel that the button in the header opens. Loaded after the first paint.
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useAccount } from '../../platform/data/account'
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
  useEffect(() => {
    if (open) readAll()
  }, [open])
  // Who is signed out closes it: the next person begins with a closed one.
  useEffect(() => {
    if (account === null) closeSupport()
  }, [account])
  if (account === null || !open) return null
  return (
    <aside className={styles.place} aria-label="Support" data-no-print>
      <Suspense>
        <Panel onClose={closeSupport} />
      </Suspense>
    </aside>
  )
}
