// Creates what a new Stripe account needs: a product and a price in five currencies for each plan, and the portal's
// settings. Run again, it only changes what differs.
import Stripe from 'stripe'
import { BUNDLE } from '../../shared/account/plans'
import { amountOf, CURRENCIES, PRODUCTS, priceIdOf } from '../../shared/account/prices'
import { cards } from '../../shared/tools/cards'
import { hostOf } from './payments-stripe'

const nameOf = (product: string): string =>
  product === BUNDLE
    ? 'Chairside: complete bundle'
    : `Chairside: ${cards.find(card => card.product === product)?.title ?? product}`

/** Returns a line for each thing it created. */
export async function setUpStripe(secret: string, baseUrl: string | undefined): Promise<string[]> {
  const stripe = new Stripe(secret, { telemetry: false, ...(baseUrl ? hostOf(baseUrl) : {}) })
  const said: string[] = []
  for (const product of PRODUCTS) {
    const id = `chairside_${product.toLowerCase()}`
    const { data } = await stripe.products.list({ ids: [id] })
    if (data.length === 0) await stripe.products.create({ id, name: nameOf(product), metadata: { product } })
    said.push(`${nameOf(product)}: ${await priceFor(stripe, product, id)}`)
  }
  const { data: portals } = await stripe.billingPortal.configurations.list({ is_default: true, active: true })
  if (portals.length === 0) {
    await stripe.billingPortal.configurations.create({
      features: {
        customer_update: { enabled: true, allowed_updates: ['email', 'address', 'tax_id'] },
        invoice_history: { enabled: true },
        payment_method_update: { enabled: true },
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
      },
    })
    said.push('Portal: made; plans end with their month.')
  }
  return said
}

async function priceFor(stripe: Stripe, product: string, id: string): Promise<string> {
  const key = priceIdOf(product)
  const { data } = await stripe.prices.list({
    lookup_keys: [key],
    active: true,
    expand: ['data.currency_options'],
  })
  const [known] = data
  const isRight = (price: Stripe.Price): boolean =>
    CURRENCIES.every(each => chargedIn(price, each.toLowerCase()) === amountOf(product, each))
  if (known && isRight(known)) return 'is there.'
  // A price can't be edited, so a new one takes over its lookup key and the old one is withdrawn.
  await stripe.prices.create({
    product: id,
    currency: 'gbp',
    unit_amount: amountOf(product, 'GBP'),
    tax_behavior: 'exclusive',
    recurring: { interval: 'month' },
    lookup_key: key,
    transfer_lookup_key: true,
    currency_options: Object.fromEntries(
      CURRENCIES.filter(each => each !== 'GBP').map(each => [
        each.toLowerCase(),
        { unit_amount: amountOf(product, each), tax_behavior: 'exclusive' as const },
      ]),
    ),
  })
  if (known) await stripe.prices.update(known.id, { active: false })
  return known ? 'a new price took the old one’s place.' : 'made.'
}

/** In minor units; null if not sold in that currency. */
const chargedIn = (price: Stripe.Price, code: string): number | null =>
  (code === price.currency ? price.unit_amount : price.currency_options?.[code]?.unit_amount) ?? null
