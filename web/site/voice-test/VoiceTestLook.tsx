import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/kit/Button'
import { Mark } from '../../ui/kit/drawings/Mark'
import styles from './VoiceTest.module.css'

export function VoiceTestLook({ isIn, children }: { isIn: boolean; children?: ReactNode }) {
  return (
    <div className={styles.page}>
      <nav className={styles.nav} aria-label="Main">
        <a className={styles.brand} href="/">
          <Mark size={36} /> Chairside
        </a>
        <a className={buttonClass('quiet')} href={isIn ? '/dashboard' : '/'}>
          {isIn ? 'Back to Dashboard' : 'Back to Home'}
        </a>
      </nav>
      <main>
        <header className={styles.head}>
          <h1>Voice test</h1>
          <p>
            Can’t hear the voice? Run the three tests from the top. The first one that fails shows where to
            look.
          </p>
        </header>
        {children}
      </main>
    </div>
  )
}
