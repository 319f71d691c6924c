// A panel that replaces the step for a while, and the way back to it.
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { Button } from '../../../ui/kit/Button'
import styles from './Panel.module.css'

type PanelProps = {
  title: string
  back: string
  onBack: () => void
  /** What gets the focus when it opens; by default its heading. */
  first?: RefObject<HTMLElement | null>
  children: ReactNode
}

export function Panel({ title, back, onBack, first, children }: PanelProps) {
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // Follows scrolling and focus, before it is painted.
  // Opened from a button far below it, it comes into sight by itself.
  useLayoutEffect(() => {
    panel.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
    const target = first?.current ?? heading.current
    target?.focus({ preventScroll: true })
  }, [first])
  return (
    <section ref={panel} className={styles.panel} aria-labelledby="chair-panel">
      <header className={styles.head}>
        <h2 id="chair-panel" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Button onClick={onBack}>{back}</Button>
      </header>
      {children}
    </section>
  )
}
