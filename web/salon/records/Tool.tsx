import { Icon, type IconName } from '../../ui/kit/drawings/Icon'
import styles from './Tool.module.css'

const WORDS = { edit: 'Edit', delete: 'Delete', close: 'Remove' } as const satisfies Partial<
  Record<IconName, string>
>
type Props = { icon: keyof typeof WORDS; label: string; onClick: () => void }

/** An icon, with its word if there is room; the label says what it does and to what. */
export function Tool({ icon, label, onClick }: Props) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      data-word={WORDS[icon]}
      onClick={onClick}
    >
      <Icon name={icon} size={22} />
    </button>
  )
}
