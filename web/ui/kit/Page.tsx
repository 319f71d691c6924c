import type { ReactNode } from 'react'
import { useTold } from '../../platform/outside'
import styles from './Page.module.css'

/** The title of the window. */
export function usePageTitle(title: string): void {
  useTold(title, () => {
    document.title = title === 'Chairside' ? title : `${title} · Chairside`
  })
}

/** A screen: its heading, what can be done with the whole of it, and the rest. */
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
