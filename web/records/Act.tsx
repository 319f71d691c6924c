// Buttons of the lists: plain elements, so that a list is on screen before the parts of the dialogs are loaded.
import type { ButtonHTMLAttributes } from 'react'
import { Icon, type IconName } from '../ui/Icon'
import styles from './Act.module.css'

type ActProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** The one blue button of a screen. */
  main?: boolean
  danger?: boolean
  small?: boolean
}

export function Act({ main = false, danger = false, small = false, className, ...rest }: ActProps) {
  const classes = [styles.act, main && styles.main, danger && styles.danger, small && styles.small, className]
  return <button type="button" {...rest} className={classes.filter(Boolean).join(' ')} />
}

type ToolProps = { icon: IconName; label: string; onClick: () => void }

export function Tool({ icon, label, onClick }: ToolProps) {
  return (
    <button type="button" className={styles.tool} aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  )
}
