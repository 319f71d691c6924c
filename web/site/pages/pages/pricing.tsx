// "Choose Your AI Tools" for visitors. Each price is here in every currency, and CSS alone shows the chosen one.
// Signed-in people get the app's own screen at the same address (sync-server/web.ts).

import type { ReactNode } from 'react'
import { BUNDLE, TRIAL_DAYS } from '../../../../shared/account/plans'
import {
  amountOf,
  BUNDLE_PENCE,
  CURRENCIES,
  type Currency,
  money,
  plansWith,
  TOOL_PENCE,
} from '../../../../shared/account/prices'
import { SPOKEN_DEMO } from '../../../../shared/toolbox'
import { BundleCard } from '../../../account/plans/BundleCard'
import { CurrencyChoice } from '../../../account/plans/CurrencyChoice'
import styles from '../../../account/plans/Offers.module.css'
import {
  bundleOffer,
  bundlePitch,
  PRACTICE,
  PRICING_TITLE,
  REASSURANCE,
  SMALL_PRINT,
  toolOffers,
} from '../../../account/plans/offers'
import { PriceCard } from '../../../account/plans/PriceCard'
import { buttonClass } from '../../../ui/kit/Button'
import { Icon } from '../../../ui/kit/drawings/Icon'
import { abouts } from '../abouts'
import { IfPractice, IfReal } from '../blocks/Paying'
import type { SitePage } from '../site-page'

const SIGN_IN = 'sign-in'
const pounds = (pence: number): string => `£${pence / 100}`
const offers = toolOffers(Object.fromEntries(abouts.map(({ id, about }) => [id, about.checklist])))

const inEach = (words: (currency: Currency) => ReactNode): ReactNode =>
  CURRENCIES.map(code => (
    <span key={code} className={styles.money} data-currency={code}>
      {words(code)}
    </span>
  ))
const pricesOf = (product: string): ReactNode =>
  inEach(code => (
    <>
      {money(amountOf(product, code), code)} <small>per month</small>
    </>
  ))
/** Buying starts with signing in; this is still a button, and works without script. */
const buy = ({ product, title }: { product: string; title: string }, best = false) => (
  <button
    type="submit"
    form={SIGN_IN}
    name="next"
    value={plansWith(product)}
    className={buttonClass(best ? 'act' : 'quiet')}
    aria-label={`Subscribe Now: ${title}`}
  >
    Subscribe Now
  </button>
)

const priced = (product: string) =>
  CURRENCIES.map(code => ({
    '@type': 'Offer',
    price: (amountOf(product, code) / 100).toFixed(2),
    priceCurrency: code,
    availability: 'https://schema.org/InStock',
  }))

export const pricing: SitePage = {
  path: '/pricing',
  title: 'Pricing',
  description: `One tool for ${pounds(TOOL_PENCE)} a month, all of them for ${pounds(BUNDLE_PENCE)}. ${TRIAL_DAYS} days of every tool free, without a card. Cancel anytime.`,
  structured: [bundleOffer, ...offers].map(({ product, title }) => ({
    '@type': 'Product',
    name: `Chairside ${title}`,
    category: 'Salon software',
    offers: priced(product),
  })),
  main: (
    <div className={styles.offers}>
      <form id={SIGN_IN} action="/auth">
        <input type="hidden" name="mode" value="sign-up" />
      </form>
      <header className={styles.head}>
        <div>
          <h1>{PRICING_TITLE}</h1>
          <p className={styles.lead}>
            Every account begins with {TRIAL_DAYS} days of every tool, without a card.
          </p>
        </div>
        <CurrencyChoice value="GBP" fixed={null} onChange={() => undefined} form={SIGN_IN} />
      </header>
      <IfPractice>
        <p className={styles.practice}>
          <Icon name="info" />
          <span>{PRACTICE}</span>
        </p>
      </IfPractice>
      <BundleCard pitch={inEach(bundlePitch)} price={pricesOf(BUNDLE)}>
        {buy(bundleOffer, true)}
      </BundleCard>
      <ul className={styles.grid}>
        {offers.map(({ pitch, ...offer }) => (
          <li key={offer.product} className={styles.plan}>
            <PriceCard offer={offer} pitch={pitch} price={pricesOf(offer.product)}>
              {buy(offer)}
            </PriceCard>
          </li>
        ))}
      </ul>
      <section className={styles.reassure} aria-labelledby="unsure">
        <h2 id="unsure">Not sure yet?</h2>
        <a className={styles.demo} href={SPOKEN_DEMO}>
          <Icon name="microphone" /> Try Voice-Activated Demo
        </a>
        <ul>
          {REASSURANCE.always.map(line => (
            <li key={line}>{line}</li>
          ))}
          <li>
            <IfPractice>{REASSURANCE.practice}</IfPractice>
            <IfReal>{REASSURANCE.real}</IfReal>
          </li>
        </ul>
      </section>
      <p className={styles.small}>{SMALL_PRINT}</p>
    </div>
  ),
}
