import { type ReactNode, useRef } from 'react'
import { useBrought } from '../../../ui/kit/address/use-brought'
import styles from './ClientMode.module.css'

/** A step's heading; a screen reader starts here. */
export function Heading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Focuses the heading on each new step.
  useBrought(children, () => heading.current?.focus())
  return (
    <h1 ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h1>
  )
}
