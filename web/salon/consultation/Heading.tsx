import { type ReactNode, useEffect, useRef } from 'react'
import styles from './ClientMode.module.css'

/** Of a step: reading begins at it. */
export function Heading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new step
  useEffect(() => heading.current?.focus(), [children])
  return (
    <h1 ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h1>
  )
}
