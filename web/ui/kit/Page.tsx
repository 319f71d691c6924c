import type { ReactNode } from 'react'
import { useTold } from '../../platform/outside'
import styles from './Page.module.css'

/** Sets the window title. */
export function usePageTitle(title: string): void {
  useTold(title, () => {
    document.title = title === 'Chairside' ? title : `${title} · Chairside`
  })
}

/** A screen: its heading, the actions for all of it, and its content. */
export function Page({
  title,
  lead,
  actions,
  children,
}: {
  title: string
  lead?: string
  actions?: ReactNode
  children: ReactNode
}) {
  usePageTitle(title)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}
