import { Icon, type IconName } from '../ui/Icon'
import styles from './Tool.module.css'

type Props = { icon: IconName; label: string; onClick: () => void }

/** A button with a sign alone; its label says what it does and to what. */
export function Tool({ icon, label, onClick }: Props) {
  return (
    <button type="button" className={styles.tool} aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} size={22} />
    </button>
  )
}
