import type { ReactNode } from 'react'
import { Icon } from '../../ui/kit/drawings/Icon'
import { Mark } from '../../ui/kit/drawings/Mark'
import { usePageTitle } from '../../ui/kit/Page'
import styles from './Practice.module.css'

/** Stands in for the payment provider's own page. */
export function PracticeFrame({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title)
  return (
    <div className={styles.page}>
      <header className={styles.brand}>
        <Mark size={44} />
        <strong>Chairside</strong>
      </header>
      <main>
        <h1>{title}</h1>
        <p className={styles.told}>
          <Icon name="caution" />
          <span>This is practice. No money moves, no card is asked for, and nothing leaves this server.</span>
        </p>
        {children}
      </main>
    </div>
  )
}
