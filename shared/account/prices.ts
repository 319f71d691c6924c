// What the plans cost, in minor units (pence, cents): whole numbers, so that we charge exactly what we show.
import { BUNDLE, TOOL_PRODUCTS } from './plans'

/** One tool for one month, without VAT. */
export const TOOL_PENCE = 4_900
/** All tools for one month. */
export const BUNDLE_PENCE = 24_900

/** The specification's table: hundredths of each currency per pound. */
export const currencies = {
  GBP: { sign: '£', hundredths: 100, name: 'British pounds' },
  USD: { sign: '$', hundredths: 127, name: 'US dollars' },
  EUR: { sign: '€', hundredths: 117, name: 'Euros' },
  AUD: { sign: 'A$', hundredths: 193, name: 'Australian dollars' },
  CAD: { sign: 'C$', hundredths: 172, name: 'Canadian dollars' },
} as const
export type Currency = keyof typeof currencies
export const CURRENCIES = ['GBP', 'USD', 'EUR', 'AUD', 'CAD'] as const satisfies readonly Currency[]

export const isCurrency = (value: unknown): value is Currency =>
  typeof value === 'string' && Object.hasOwn(currencies, value)

/** Rounded half up to the cent. */
export const convert = (pence: number, currency: Currency): number =>
  Math.floor((pence * currencies[currency].hundredths + 50) / 100)

/** "A$94.57" */
export const money = (minor: number, currency: Currency): string =>
  `${currencies[currency].sign}${(minor / 100).toFixed(2)}`

/** Everything on sale, including a tool that was only just registered. */
export const PRODUCTS: readonly string[] = [...TOOL_PRODUCTS, BUNDLE]

/** The price of a product for one month. */
export const amountOf = (product: string, currency: Currency): number =>
  convert(product === BUNDLE ? BUNDLE_PENCE : TOOL_PENCE, currency)

/** What the bundle saves each month compared with buying all its tools separately. */
export const savedByBundle = (currency: Currency): number =>
  TOOL_PRODUCTS.length * amountOf(TOOL_PRODUCTS[0] ?? '', currency) - amountOf(BUNDLE, currency)

/** "£45", or "$57.15" if it isn't a whole number. */
export const saving = (currency: Currency): string =>
  money(savedByBundle(currency), currency).replace(/\.00$/, '')

/** The lookup key under which the payment provider has a product's price. */
export const priceIdOf = (product: string): string => `chairside_${product.toLowerCase()}_monthly`

/** Undefined if it isn't one of our prices. */
export const productOfPrice = (priceId: string): string | undefined =>
  PRODUCTS.find(product => priceIdOf(product) === priceId)

/** The plans page, with one plan already selected. */
export const plansWith = (product: string, currency?: Currency): string =>
  `/pricing?${new URLSearchParams({ plan: product, ...(currency ? { currency } : {}) })}`

/** What was selected before: an existing plan, and its currency. */
export function chosenIn(search: string): { plan: string | null; currency: Currency | null } {
  const asked = new URLSearchParams(search)
  const [plan, currency] = [asked.get('plan'), asked.get('currency')]
  return {
    plan: plan !== null && PRODUCTS.includes(plan) ? plan : null,
    currency: isCurrency(currency) ? currency : null,
  }
}
