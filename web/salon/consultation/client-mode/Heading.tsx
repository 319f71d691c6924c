import { type ReactNode, useRef } from 'react'
import { useBrought } from '../../../ui/kit/address/use-brought'
import styles from './ClientMode.module.css'

/** Of a step: reading begins at it. */
export function Heading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // With each new step.
  useBrought(children, () => heading.current?.focus())
  return (
    <h1 ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h1>
  )
}
