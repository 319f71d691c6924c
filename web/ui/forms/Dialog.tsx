// Mantine's dialog with our own heading: Mantine's header would be a second banner on the page.
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/CloseButton.css'
import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { Icon } from '../kit/drawings/Icon'
import { Kit } from '../kit/theme/Kit'
import styles from './Dialog.module.css'

type Props = { title: string; onClose: () => void; held?: boolean; children: ReactNode }

/** `held`: a tap outside doesn't close it. */
export function Dialog({ title, onClose, held = false, children }: Props) {
  return (
    <Kit>
      <Modal.Root
        opened
        onClose={onClose}
        size="lg"
        closeOnClickOutside={!held}
        // Mantine would add a style element for this, so Dialog.module.css stops the scrolling instead.
        lockScroll={false}
        transitionProps={{ duration: 120 }}
        centered
        yOffset="min(5dvh, var(--space-5))"
        classNames={{ inner: styles.inner ?? '', content: styles.content ?? '' }}
      >
        <Modal.Overlay className={styles.behind} />
        <Modal.Content aria-label={title}>
          <div className={styles.head}>
            <h2>{title}</h2>
            <Modal.CloseButton aria-label="Close" icon={<Icon name="close" />} />
          </div>
          <Modal.Body className={styles.body}>{children}</Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </Kit>
  )
}
