import { Link } from 'react-router-dom'
import { useAccount } from '../data/account'
import { ButtonLink } from '../ui/Button'
import { Mark } from '../ui/Mark'
import { usePageTitle } from '../ui/Page'
import { Strand } from '../ui/Strand'
import { LOCKS } from './locks'
import styles from './Site.module.css'

export default function LandingScreen() {
  const account = useAccount()
  usePageTitle('Chairside')
  return (
    <div className={styles.site}>
      <nav className={styles.nav} aria-label="Main">
        <Link to="/" className={styles.brand}>
          <Mark size={36} /> Chairside
        </Link>
        <span className={styles.gap} />
        <ButtonLink look="plain" to="/pricing">
          View Pricing
        </ButtonLink>
        <span className={styles.wide}>
          <ButtonLink to={account ? '/dashboard' : '/auth'}>{account ? 'Dashboard' : 'Sign In'}</ButtonLink>
        </span>
      </nav>
      <main className={styles.hero}>
        <div>
          <h1>The colour bowl in one hand. The client’s whole history in the other.</h1>
          <p>
            Chairside keeps clients, formulas and notes on the tablet beside the chair, works out a colour
            formula by the rules of the trade, and needs no signal to do it.
          </p>
          <div className={styles.buttons}>
            <ButtonLink look="act" to={account ? '/dashboard' : '/auth?mode=sign-up'}>
              {account ? 'Go to Dashboard' : 'Get Started'}
            </ButtonLink>
            {!account && <ButtonLink to="/auth">Sign In</ButtonLink>}
          </div>
          <p className={styles.small}>No credit card required • Cancel anytime</p>
        </div>
        <div className={styles.locks} aria-hidden="true">
          {LOCKS.map(([level, tone]) => (
            <span key={tone}>
              <b>{level}</b>
              <Strand level={level} tone={tone} />
            </span>
          ))}
        </div>
      </main>
    </div>
  )
}
