// `STRIPE_SECRET_KEY=… npm run stripe-setup`: creates this release's products and prices in a Stripe account.

import { setUpStripe } from '../sync-server/providers/payments-stripe-setup'
import { serviceAddress } from '../sync-server/variables'

const { STRIPE_SECRET_KEY: secret, STRIPE_BASE_URL: baseUrl } = process.env
if (baseUrl && !serviceAddress.safeParse(baseUrl).success) {
  console.error('STRIPE_BASE_URL must be an https address.')
  process.exit(1)
}
if (!secret) {
  console.error('Which account? STRIPE_SECRET_KEY=… npm run stripe-setup')
  process.exit(1)
}
try {
  for (const line of await setUpStripe(secret, baseUrl)) console.log(line)
  console.log('Now let Stripe send checkout.session.*, customer.subscription.* and invoice.* to')
  console.log(
    '  <PUBLIC_URL>/api/webhooks/payments, and set STRIPE_WEBHOOK_SECRET to what it signs them with.',
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
