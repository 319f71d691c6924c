// "Choose Your AI Tools" for signed-in people: prices, buying a plan, and the return from the checkout. Visitors get
// the public page (web/site/pages/pages/pricing.tsx), built from the same parts.

import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { BUNDLE, isPaid, NOT_SUBSCRIBED, TRIAL_DAYS, trialDaysLeft } from '../../../shared/account/plans'
import {
  amountOf,
  type Currency,
  chosenIn,
  isCurrency,
  money,
  plansWith,
} from '../../../shared/account/prices'
import { wayInTo } from '../../../shared/addresses'
import { SPOKEN_DEMO } from '../../../shared/toolbox'
import { useAccount } from '../../platform/data/account/account'
import { ComfortButton } from '../../ui/comfort/ComfortButton'
import { ButtonLink } from '../../ui/kit/Button'
import { Icon } from '../../ui/kit/drawings/Icon'
import { Mark } from '../../ui/kit/drawings/Mark'
import { usePageTitle } from '../../ui/kit/Page'
import { useLoaded } from '../../ui/state/use-loaded'
import { BundleCard } from '../plans/BundleCard'
import { CurrencyChoice } from '../plans/CurrencyChoice'
import { isPractice } from '../plans/calls'
import offers from '../plans/Offers.module.css'
import {
  bundleOffer,
  bundlePitch,
  PRACTICE,
  PRACTICE_ENDED,
  PRICING_TITLE,
  REASSURANCE,
  SMALL_PRINT,
  toolOffers,
} from '../plans/offers'
import { PriceCard } from '../plans/PriceCard'
import { longDate } from '../plans/words'
import { AllSet } from './AllSet'
import { BuyButton } from './BuyButton'
import { ChosenPlan } from './ChosenPlan'
import { startCheckout } from './checkout'
import styles from './Pricing.module.css'
import { useCheckoutReturn } from './use-checkout-return'
import { useFeatures } from './use-features'

/** Every signed-in page has help; nobody waits for it to load. */
const SupportChat = lazy(() =>
  import('../support/SupportChat').catch(() => ({ default: (): ReactNode => null })),
)
const SupportButton = lazy(() =>
  import('../support/SupportButton').catch(() => ({ default: (): ReactNode => null })),
)

const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`

/** This visitor's situation in one sentence. */
function leadFor({
  ended,
  trialLeft,
  pays,
}: {
  ended: string | null
  trialLeft: string | null
  pays: boolean
}): string {
  if (ended)
    return `Your trial or plan ended on ${ended}. Your clients, products and history stay open, to read, edit and export.`
  if (pays) return 'Add a tool, or take all of them.'
  if (trialLeft)
    return `Your free trial of every tool runs for ${trialLeft}. No card needed, and nothing is charged when it ends.`
  return `Every account begins with ${TRIAL_DAYS} days of every tool, without a card.`
}

export default function PricingScreen() {
  const account = useAccount()
  const navigate = useNavigate()
  const features = useFeatures()
  const [params, setParams] = useSearchParams()
  const before = chosenIn(`?${params}`)
  const [chosen, setChosen] = useState<Currency>(before.currency ?? 'GBP')
  const [starting, setStarting] = useState<string | null>(null)
  usePageTitle('Pricing')
  useCheckoutReturn(account?.id)
  const practice = useLoaded(isPractice, [], 'Whether payments are practice is not known.') ?? null

  const status = account?.subscription ?? NOT_SUBSCRIBED
  const plans = status.plans ?? []
  const fixed = plans.map(({ currency }) => currency).find(isCurrency) ?? null
  const currency = fixed ?? chosen
  const left = trialDaysLeft(status, Date.now())
  const ended = !status.subscribed && status.subscription_end ? longDate(status.subscription_end) : null

  const trialLeft =
    left > 0 && status.trial_end ? `${days(left)} more, until ${longDate(status.trial_end)}` : null

  async function subscribe(product: string): Promise<void> {
    if (account === null) {
      navigate(wayInTo(plansWith(product, currency), 'sign-up'))
      return
    }
    setStarting(product)
    await startCheckout(product, currency)
    setStarting(null)
  }
  const inTrial = (product: string): string | undefined =>
    left > 0 && !isPaid(status, product) ? `In your free trial: ${days(left)} left` : undefined
  const priceOf = (product: string) => (
    <>
      {money(amountOf(product, currency), currency)} <small>per month</small>
    </>
  )
  const buy = (product: string, title: string, best = false) => (
    <BuyButton
      title={title}
      best={best}
      active={isPaid(status, product)}
      starting={starting === product}
      onClick={() => void subscribe(product)}
    />
  )

  /** The plan chosen before signing up, if it isn't paid yet. */
  const wanted = account !== null && before.plan !== null && !isPaid(status, before.plan) ? before.plan : null

  return (
    <div className={styles.site}>
      <nav className={styles.nav} aria-label="Main">
        <Link to="/" className={styles.brand}>
          <Mark size={36} /> Chairside
        </Link>
        <span className={styles.gap} />
        {account && (
          <Suspense>
            <SupportButton className={styles.help} />
          </Suspense>
        )}
        <ComfortButton />
        <ButtonLink to={account ? '/dashboard' : '/auth'}>{account ? 'Dashboard' : 'Sign In'}</ButtonLink>
      </nav>
      <main>
        <header className={offers.head}>
          <div>
            <h1>{PRICING_TITLE}</h1>
            <p className={offers.lead}>{leadFor({ ended, trialLeft, pays: plans.length > 0 })}</p>
          </div>
          <CurrencyChoice value={currency} fixed={fixed} onChange={setChosen} />
        </header>
        {wanted !== null && (
          <ChosenPlan
            product={wanted}
            currency={currency}
            trialLeft={trialLeft}
            starting={starting === wanted}
            onBuy={() => void subscribe(wanted)}
            onOther={() => setParams({}, { replace: true })}
          />
        )}
        {practice && (
          <p className={offers.practice}>
            <Icon name="info" />
            <span>{PRACTICE}</span>
          </p>
        )}
        {status.practice_ended && (
          <p className={offers.practice}>
            <Icon name="info" />
            <span>{PRACTICE_ENDED}. Real payments have started. Nothing you wrote is lost.</span>
          </p>
        )}
        {plans.length > 0 && <AllSet plans={plans} practice={practice === true} />}
        <BundleCard
          pitch={bundlePitch(currency)}
          price={priceOf(BUNDLE)}
          // Buying it ends the single tools already paid for.
          note={
            plans.length > 0 && !isPaid(status, BUNDLE)
              ? 'Your single tools then end. What is left of their month comes off your next bill.'
              : undefined
          }
        >
          {buy(BUNDLE, bundleOffer.title, wanted === null)}
        </BundleCard>
        <ul className={offers.grid}>
          {toolOffers(features).map(({ pitch, ...offer }) => (
            <li key={offer.product} className={offers.plan}>
              <PriceCard
                offer={offer}
                pitch={pitch}
                price={priceOf(offer.product)}
                note={inTrial(offer.product)}
              >
                {buy(offer.product, offer.title)}
              </PriceCard>
            </li>
          ))}
        </ul>
        {plans.length === 0 && (
          <section className={offers.reassure} aria-labelledby="unsure">
            <h2 id="unsure">Not sure yet?</h2>
            <a className={offers.demo} href={SPOKEN_DEMO}>
              <Icon name="microphone" /> Try Voice-Activated Demo
            </a>
            <ul>
              {REASSURANCE.always.map(line => (
                <li key={line}>{line}</li>
              ))}
              <li>{practice ? REASSURANCE.practice : REASSURANCE.real}</li>
            </ul>
          </section>
        )}
        <p className={offers.small}>{SMALL_PRINT}</p>
      </main>
      {account && (
        <Suspense>
          <SupportChat />
        </Suspense>
      )}
    </div>
  )
}
