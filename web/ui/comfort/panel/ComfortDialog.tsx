import { Dialog } from '../../kit/dialogs/Dialog'
import styles from './Comfort.module.css'
import ComfortPanel from './ComfortPanel'

/** Opens over any page, even a public one; a choice shows behind it straight away. */
export default function ComfortDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Comfort" className={styles.dialog} onClose={onClose}>
      <ComfortPanel />
    </Dialog>
  )
}
