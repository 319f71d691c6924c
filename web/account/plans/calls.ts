// Payment requests: a checkout, the portal, and whether payments are real here.

import { type Currency, priceIdOf } from '../../../shared/account/prices'
import { billing } from '../../../shared/api/billing'
import { type ApiAnswer, askApi } from '../../platform/data/api'

const CHECKOUT_FAILED = 'Failed to start checkout. Please try again.'
const PORTAL_FAILED = 'Failed to open subscription portal. Please try again.'
const LIMIT_MS = 30_000

export type Address = { url: string } | { problem: string }

/** Only opens pages of this origin or over https, whoever sent the address. */
function addressIn(reply: ApiAnswer<{ url: string }>, failed: string): Address {
  if (!reply.ok) return { problem: reply.words ?? failed }
  if (!URL.canParse(reply.answer.url)) return { problem: failed }
  const { href, origin, protocol } = new URL(reply.answer.url)
  return protocol === 'https:' || origin === window.location.origin ? { url: href } : { problem: failed }
}

export async function askCheckout(product: string, currency: Currency): Promise<Address> {
  const body = { priceId: priceIdOf(product), currency }
  return addressIn(await askApi(billing.checkout, { body, limitMs: LIMIT_MS }), CHECKOUT_FAILED)
}

export const askPortal = async (): Promise<Address> =>
  addressIn(await askApi(billing.portal, { limitMs: LIMIT_MS }), PORTAL_FAILED)

/** Whether payments are only practice here; null if not known right now. */
export async function isPractice(): Promise<boolean | null> {
  const reply = await askApi(billing.payments, {})
  return reply.ok ? reply.answer.practice : null
}
