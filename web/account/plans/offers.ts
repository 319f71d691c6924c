// What is for sale, in words shared by the public page and the app.
import { BUNDLE } from '../../../shared/account/plans'
import { type Currency, saving } from '../../../shared/account/prices'
import { cards } from '../../../shared/tools/cards'

export type Offer = {
  product: string
  title: string
  features: readonly string[]
}

const COUNTS: Readonly<Record<number, string>> = { 6: 'six', 7: 'seven', 8: 'eight' }
const count = COUNTS[cards.length] ?? String(cards.length)

export const bundlePitch = (currency: Currency): string =>
  `All ${count} tools. Save ${saving(currency)}/month.`

export const bundleOffer: Offer = {
  product: BUNDLE,
  title: 'Complete bundle',
  features: [...cards.map(({ title }) => title), 'Any tools we add later', 'One bill'],
}

/** `features`: by tool id, from the tools themselves. */
export const toolOffers = (features: Readonly<Record<string, readonly string[]>>) =>
  cards.map(({ id, product, title, description }) => ({
    product,
    title,
    pitch: description,
    features: features[id] ?? [],
  }))

export const PRICING_TITLE = 'Choose Your AI Tools'
export const PRACTICE =
  'Payments here are for practice. Everything works as it will later, and no money moves.'
export const PRACTICE_ENDED = 'The practice plan has ended: choose a plan'
export const REASSURANCE = {
  always: ['No credit card required • Cancel anytime', 'Set up in about 15 minutes'],
  practice: 'Nobody is charged yet; real payments will be secured by a card payment provider',
  real: 'Payment is secured by a card payment provider',
} as const
/** As payments are set up: prices exclude tax, and no checkout calculates any. */
export const NO_VAT = 'No VAT is added at the checkout'
export const SMALL_PRINT = `Prices exclude VAT. ${NO_VAT}. Plans are paid by the month and renew until you cancel.`
