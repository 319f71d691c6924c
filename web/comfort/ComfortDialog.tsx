import { useEffect, useRef } from 'react'
import { Icon } from '../ui/Icon'
import styles from './Comfort.module.css'
import ComfortPanel from './ComfortPanel'

/** Over any page, also a public one: what is chosen shows behind it at once. */
export default function ComfortDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="comfort-title"
      onClose={onClose}
      onPointerDown={event => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div className={styles.head}>
        <h2 id="comfort-title">Comfort</h2>
        <button
          type="button"
          className={styles.close}
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.inside}>
        <ComfortPanel />
      </div>
    </dialog>
  )
}
