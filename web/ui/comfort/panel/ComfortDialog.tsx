import { Dialog } from '../../kit/dialogs/Dialog'
import styles from './Comfort.module.css'
import ComfortPanel from './ComfortPanel'

/** Over any page, also a public one: what is chosen shows behind it at once. */
export default function ComfortDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Comfort" className={styles.dialog} onClose={onClose}>
      <ComfortPanel />
    </Dialog>
  )
}
