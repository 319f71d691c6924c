import { Link } from 'react-router-dom'
import { cards } from '../../shared/tools/cards'
import { useAccount } from '../data/account'
import { ButtonLink } from '../ui/Button'
import { Mark } from '../ui/Mark'
import { usePageTitle } from '../ui/Page'
import styles from './Site.module.css'

/** The place of the plans: what they cost. Buying one comes with payments. */
export default function PricingScreen() {
  const account = useAccount()
  usePageTitle('Pricing')
  const status = account?.subscription
  const until = status?.subscription_end
    ? new Date(status.subscription_end).toLocaleDateString('en-GB', {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
      })
    : null
  return (
    <div className={styles.site}>
      <nav className={styles.nav} aria-label="Main">
        <Link to="/" className={styles.brand}>
          <Mark size={36} /> Chairside
        </Link>
        <span className={styles.gap} />
        <ButtonLink to={account ? '/dashboard' : '/auth'}>
          {account ? 'Go to Dashboard' : 'Sign In'}
        </ButtonLink>
      </nav>
      <main className={styles.plans}>
        <h1>Choose Your AI Tools</h1>
        <p className={styles.lead}>
          {status?.trial && until
            ? `Your free trial of every tool runs until ${until}.`
            : until
              ? `Your plan ended on ${until}. Your clients, products and history stay open, to read, edit and export.`
              : 'Every account begins with 14 days of every tool.'}
        </p>
        <section className={styles.plan} data-best>
          <h2>Complete bundle</h2>
          <p className={styles.price}>
            £249 <span>per month</span>
          </p>
          <p>All six tools. Save £45/month.</p>
        </section>
        <ul className={styles.planGrid}>
          {cards.map(({ id, title, description }) => (
            <li key={id} className={styles.plan}>
              <h2>{title}</h2>
              <p className={styles.price}>
                £49 <span>per month</span>
              </p>
              <p>{description}</p>
            </li>
          ))}
        </ul>
        <p className={styles.small}>
          Prices exclude VAT. No credit card required • Cancel anytime. Plans can’t be bought in this version
          yet; no money moves.
        </p>
      </main>
    </div>
  )
}
