// The help button on every signed-in screen: opens and closes the panel, and gets the focus back.

import { type ReactNode, useRef } from 'react'
import { useAccount } from '../../platform/data/account/account'
import { useFocusReturned } from '../../ui/kit/address/use-brought'
import { Icon } from '../../ui/kit/drawings/Icon'
import { useChat } from './chat'
import { closeSupport, openSupport, useSupportOpen } from './open'
import { Quiet } from './Quiet'
import styles from './SupportButton.module.css'

type Props = { className: string | undefined }

export default function SupportButton(props: Props): ReactNode {
  return (
    <Quiet>
      <Opener {...props} />
    </Quiet>
  )
}

function Opener({ className }: Props) {
  const account = useAccount()
  const open = useSupportOpen()
  const { unread } = useChat()
  const button = useRef<HTMLButtonElement>(null)
  // Only if the focus was in the panel: people working on the page stay where they are.
  useFocusReturned(open, () => button.current?.focus())
  if (account === null) return null
  const name = open ? 'Close Support Chat' : 'Open Support Chat'
  return (
    <button
      ref={button}
      type="button"
      className={`${className} ${styles.button}`}
      aria-label={unread ? `${name}: there is an answer` : name}
      aria-expanded={open}
      title={name}
      data-word="Chat"
      onClick={open ? closeSupport : openSupport}
    >
      <Icon name="chat" />
      {unread && <span className={styles.dot} />}
    </button>
  )
}
