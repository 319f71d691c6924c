import { type Config, publicUrl } from '../config'
import type { Database } from '../db/open'
import { openPractice } from '../practice/payments'
import type { Payments } from '../providers/payments'
import { openStripe } from '../providers/payments-stripe'

type Given = { database: Database; config: Config; now: () => number }

/** Stripe if its keys are set, otherwise practice. */
export function openPayments({ database, config, now }: Given): Payments {
  const { STRIPE_SECRET_KEY: secret, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_BASE_URL: baseUrl } = config
  return secret && webhookSecret
    ? openStripe({ secret, webhookSecret, baseUrl }, now)
    : openPractice({ database, origin: publicUrl(config), now })
}
