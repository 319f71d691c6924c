import type { ReactNode } from 'react'
import { Icon, type IconName } from './drawings/Icon'
import styles from './Empty.module.css'

/** An empty list: says what will be here and offers a first step. */
export function Empty({
  icon,
  art,
  title,
  text,
  children,
}: {
  icon?: IconName
  /** A picture of what will be here (web/ui/kit/art), if there is room. */
  art?: ReactNode
  title: string
  text?: string
  children?: ReactNode
}) {
  return (
    <div className={styles.empty}>
      {art ??
        (icon && (
          <span className={styles.icon}>
            <Icon name={icon} size={32} />
          </span>
        ))}
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
