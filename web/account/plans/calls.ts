// What this device asks of the payments: a checkout, the portal, whether money moves here.
import { type Currency, priceIdOf } from '../../../shared/prices'
import { callApi } from '../../platform/data/api'

const LIMIT_MS = 30_000
export const CHECKOUT_FAILED = 'Failed to start checkout. Please try again.'
export const PORTAL_FAILED = 'Failed to open subscription portal. Please try again.'

export type Reply = { ok: true; body: Record<string, unknown> } | { ok: false; words: string | null }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** `words`: the server's own, null where none came. */
export async function call(path: string, body?: unknown): Promise<Reply> {
  try {
    const response = await callApi(`/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      cache: 'no-store',
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    const said: unknown = await response.json().catch(() => null)
    const told = isRecord(said) ? said : {}
    if (response.ok) return { ok: true, body: told }
    return { ok: false, words: typeof told.error === 'string' ? told.error : null }
  } catch (error) {
    console.info('The server could not be reached.', error)
    return { ok: false, words: null }
  }
}

/** A page of this origin, or one behind https: anything else isn't opened, whoever says it. */
function addressIn(reply: Reply): string | null {
  if (!reply.ok || typeof reply.body.url !== 'string' || !URL.canParse(reply.body.url)) return null
  const { href, origin, protocol } = new URL(reply.body.url)
  return protocol === 'https:' || origin === window.location.origin ? href : null
}

export type Address = { url: string } | { problem: string }

export async function askCheckout(product: string, currency: Currency): Promise<Address> {
  const reply = await call('/functions/create-checkout', { priceId: priceIdOf(product), currency })
  const url = addressIn(reply)
  return url === null ? { problem: (!reply.ok && reply.words) || CHECKOUT_FAILED } : { url }
}

export async function askPortal(): Promise<Address> {
  const reply = await call('/functions/customer-portal', {})
  const url = addressIn(reply)
  return url === null ? { problem: (!reply.ok && reply.words) || PORTAL_FAILED } : { url }
}

/** Whether payments are practice here; null: not known now. */
export async function isPractice(): Promise<boolean | null> {
  const reply = await call('/payments')
  return reply.ok && typeof reply.body.practice === 'boolean' ? reply.body.practice : null
}
