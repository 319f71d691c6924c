import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { buttonClass } from '../../../ui/kit/Button'
import { Mark } from '../../../ui/kit/drawings/Mark'
import styles from './Mfa.module.css'

/** The frame around setting up the second step, before anything is known. */
export function MfaLook({ children }: { children: ReactNode }) {
  return (
    <main className={styles.screen} data-notices="top">
      <Link to="/" className={styles.brand} aria-label="Chairside, home">
        <Mark size={36} /> Chairside
      </Link>
      <h1>Two-step sign-in</h1>
      <p className={styles.lead}>
        Anybody who knows your password still needs a code from your phone. Any authenticator app works.
      </p>
      {children}
      <Link to="/dashboard" className={`${buttonClass('plain')} ${styles.skip}`}>
        Skip for Now
      </Link>
    </main>
  )
}
