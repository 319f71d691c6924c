// What stands in the middle instead of the step for a while, and the way back to it.
import type { ReactNode } from 'react'
import { Button } from '../../ui/kit/Button'
import styles from './Panel.module.css'

type PanelProps = { title: string; back: string; onBack: () => void; children: ReactNode }

export function Panel({ title, back, onBack, children }: PanelProps) {
  return (
    <section className={styles.panel} aria-labelledby="chair-panel">
      <header className={styles.head}>
        <h2 id="chair-panel">{title}</h2>
        <Button onClick={onBack}>{back}</Button>
      </header>
      {children}
    </section>
  )
}
