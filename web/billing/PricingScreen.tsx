// "Choose Your AI Tools": what the plans cost, buying one, and coming back from having bought it.
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { BUNDLE, isPaid, NOT_SUBSCRIBED, TRIAL_DAYS, trialDaysLeft } from '../../shared/plans'
import { type Currency, isCurrency, money, savedByBundle } from '../../shared/prices'
import { cards } from '../../shared/tools/cards'
import { ComfortButton } from '../comfort/ComfortButton'
import { useAccount } from '../data/account'
import { isPractice } from '../plans/calls'
import { longDate } from '../plans/words'
import { ButtonLink } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { Mark } from '../ui/Mark'
import { usePageTitle } from '../ui/Page'
import { AllSet } from './AllSet'
import { Bundle } from './Bundle'
import { CurrencyChoice } from './CurrencyChoice'
import { startCheckout } from './checkout'
import { type Buying, PriceCard } from './PriceCard'
import styles from './Pricing.module.css'
import { useCheckoutReturn } from './use-checkout-return'
import { useFeatures } from './use-features'

const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`

/** How this visitor stands, in one sentence. */
function leadFor({ ended, left, pays }: { ended: string | null; left: number; pays: boolean }): string {
  if (ended)
    return `Your trial or plan ended on ${ended}. Your clients, products and history stay open, to read, edit and export.`
  if (pays) return 'Add a tool, or take all of them.'
  if (left > 0) return `Your free trial of every tool runs for ${days(left)} more. No card is asked for.`
  return `Every account begins with ${TRIAL_DAYS} days of every tool, without a card.`
}

export default function PricingScreen() {
  const account = useAccount()
  const navigate = useNavigate()
  const features = useFeatures()
  const [chosen, setChosen] = useState<Currency>('GBP')
  const [starting, setStarting] = useState<string | null>(null)
  const [practice, setPractice] = useState<boolean | null>(null)
  usePageTitle('Pricing')
  useCheckoutReturn(account?.id)
  useEffect(() => void isPractice().then(setPractice), [])

  const status = account?.subscription ?? NOT_SUBSCRIBED
  const plans = status.plans ?? []
  const fixed = plans.map(({ currency }) => currency).find(isCurrency) ?? null
  const currency = fixed ?? chosen
  const left = trialDaysLeft(status, Date.now())
  const ended = !status.subscribed && status.subscription_end ? longDate(status.subscription_end) : null

  async function subscribe(product: string): Promise<void> {
    if (account === null) {
      navigate('/auth')
      return
    }
    setStarting(product)
    await startCheckout(product, currency)
    setStarting(null)
  }
  const buying: Buying = {
    currency,
    starting,
    isActive: product => isPaid(status, product),
    subscribe: product => void subscribe(product),
  }
  const inTrial = (product: string): string | undefined =>
    left > 0 && !isPaid(status, product) ? `In your free trial: ${days(left)} left` : undefined

  return (
    <div className={styles.site}>
      <nav className={styles.nav} aria-label="Main">
        <Link to="/" className={styles.brand}>
          <Mark size={36} /> Chairside
        </Link>
        <span className={styles.gap} />
        <ComfortButton />
        <ButtonLink to={account ? '/dashboard' : '/auth'}>{account ? 'Dashboard' : 'Sign In'}</ButtonLink>
      </nav>
      <main>
        <header className={styles.head}>
          <div>
            <h1>Choose Your AI Tools</h1>
            <p className={styles.lead}>{leadFor({ ended, left, pays: plans.length > 0 })}</p>
          </div>
          <CurrencyChoice value={currency} fixed={fixed} onChange={setChosen} />
        </header>
        {practice && (
          <p className={styles.practice}>
            <Icon name="info" />
            <span>
              Payments are practice on this server. Everything works as it will, and no money moves.
            </span>
          </p>
        )}
        {plans.length > 0 && <AllSet plans={plans} practice={practice === true} />}
        <Bundle
          {...buying}
          saved={money(savedByBundle(currency), currency)}
          // Single tools that are paid for already end with it.
          credited={plans.length > 0 && !isPaid(status, BUNDLE)}
        />
        <ul className={styles.grid}>
          {cards.map(({ id, product, title, description }) => (
            <li key={id} className={styles.plan}>
              <PriceCard
                {...buying}
                offer={{
                  product,
                  title,
                  pitch: description,
                  features: features[id] ?? [],
                  note: inTrial(product),
                }}
              />
            </li>
          ))}
        </ul>
        {plans.length === 0 && (
          <section className={styles.reassure} aria-labelledby="unsure">
            <h2 id="unsure">Not sure yet?</h2>
            <a className={styles.demo} href="/demo/communications">
              <Icon name="microphone" /> Try Voice-Activated Demo
            </a>
            <ul>
              <li>No credit card required • Cancel anytime</li>
              <li>Set up in about 15 minutes</li>
              <li>
                {practice
                  ? 'A card payment provider takes over when this server has its key'
                  : 'Payment is secured by a card payment provider'}
              </li>
            </ul>
          </section>
        )}
        <p className={styles.small}>
          Prices exclude VAT. Plans are paid by the month and renew until you cancel.
        </p>
      </main>
    </div>
  )
}
