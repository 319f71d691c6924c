import { Link } from 'react-router-dom'
import { TRIAL_DAYS } from '../../shared/plans'
import { cards } from '../../shared/tools/cards'
import { type KnownAccount, useAccount } from '../data/account'
import { ButtonLink } from '../ui/Button'
import { Mark } from '../ui/Mark'
import { usePageTitle } from '../ui/Page'
import { Strand } from '../ui/Strand'
import { LOCKS } from './locks'
import styles from './Site.module.css'

const longDate = (date: string): string =>
  new Date(date).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

type Standing = KnownAccount['subscription'] | undefined

/** How this visitor stands, in one sentence. */
function standing(status: Standing, end: string | null): string {
  if (!status || end === null) return `Every account begins with ${TRIAL_DAYS} days of every tool.`
  const kept = 'Your clients, products and history stay open, to read, edit and export.'
  if (!status.subscribed) return `Your trial or plan ended on ${end}. ${kept}`
  return status.trial ? `Your free trial of every tool runs until ${end}.` : `Your plan runs until ${end}.`
}

/** The place of the plans: what they cost. Buying one comes with payments. */
export default function PricingScreen() {
  const account = useAccount()
  usePageTitle('Pricing')
  const status = account?.subscription
  const end = status?.subscription_end ? longDate(status.subscription_end) : null
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
          {standing(status, end)} Plans can’t be bought in this version yet; no money moves.
        </p>
        <section className={styles.plan} data-best>
          <div>
            <h2>
              Complete bundle <span className={styles.best}>Best Value</span>
            </h2>
            <p className={styles.price}>
              £249 <span>per month</span>
            </p>
            <p>All six tools. Save £45/month.</p>
          </div>
          <div className={styles.fan} aria-hidden="true">
            {LOCKS.map(([level, tone]) => (
              <span key={tone}>
                <Strand level={level} tone={tone} />
              </span>
            ))}
          </div>
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
        <p className={styles.small}>Prices exclude VAT. No credit card required • Cancel anytime</p>
      </main>
    </div>
  )
}
