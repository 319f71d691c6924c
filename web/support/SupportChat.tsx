// The way to help on every signed-in screen: a round button, and the panel that it opens. Loaded after the first paint.
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useAccount } from '../data/account'
import { readAll, useChat } from './chat'
import { closeSupport, openSupport, useSupportOpen } from './open'
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
  const { unread } = useChat()
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (open) readAll()
    // Only where the focus was in the panel: who went on on the page is left there.
    else if (wasOpen.current && (document.activeElement ?? document.body) === document.body)
      button.current?.focus()
    wasOpen.current = open
  }, [open])
  // Who is signed out closes it: the next person begins with a closed one.
  useEffect(() => {
    if (account === null) closeSupport()
  }, [account])
  if (account === null) return null
  return (
    <aside className={styles.place} aria-label="Support" data-no-print>
      {open ? (
        <Suspense>
          <Panel onClose={closeSupport} />
        </Suspense>
      ) : (
        <button
          ref={button}
          type="button"
          className={styles.button}
          aria-label={unread ? 'Open Support Chat: there is an answer' : 'Open Support Chat'}
          onClick={openSupport}
        >
          <svg width="28" height="28" viewBox="0 0 24 24" fill="none" aria-hidden="true">
            <path
              d="M4 5.5h16v10.5h-8.2L7.5 19.5V16H4z"
              stroke="currentColor"
              strokeWidth="1.8"
              strokeLinejoin="round"
            />
            <path d="M8.5 9.2h7M8.5 12.3h4.5" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
          </svg>
          {unread && <span className={styles.dot} />}
        </button>
      )}
    </aside>
  )
}
