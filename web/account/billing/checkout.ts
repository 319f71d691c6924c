// Starting a checkout, and returning from one.
import { isPaid } from '../../../shared/account/plans'
import type { Currency } from '../../../shared/account/prices'
import type { SubscriptionStatus } from '../../../shared/account/subscription'
import { notify } from '../../ui/kit/notices/notify'
import { askCheckout } from '../plans/calls'

const FOLLOW_MS = 100

/** Opens a tab within the tap itself, then sends this window to the same address too. */
export async function startCheckout(product: string, currency: Currency): Promise<void> {
  const tab = window.open('', '_blank')
  const asked = await askCheckout(product, currency)
  if ('problem' in asked) {
    tab?.close()
    notify({ title: 'Error', text: asked.problem, tone: 'stop' })
    return
  }
  notify({ title: 'Opening secure checkout...', tone: 'info' })
  if (tab) {
    // The checkout must not get access to this window.
    tab.opener = null
    tab.location.replace(asked.url)
  }
  await new Promise(resolve => setTimeout(resolve, FOLLOW_MS))
  window.location.assign(asked.url)
}

export type Back = { bought: string | null }

/** Whether this address is the return from a checkout, and what was bought. */
export function backFrom(search: string): Back | null {
  const given = new URLSearchParams(search)
  return given.has('session_id') ? { bought: given.get('bought') } : null
}

/** The address without the checkout's parameters. */
export function withoutBack(search: string): string {
  const given = new URLSearchParams(search)
  given.delete('session_id')
  given.delete('bought')
  const rest = given.toString()
  return rest === '' ? '' : `?${rest}`
}

/** The trial doesn't count: a purchase has arrived once it is paid. */
export const hasArrived = ({ bought }: Back, status: SubscriptionStatus | undefined): boolean =>
  status !== undefined &&
  status.trial !== true &&
  (bought === null ? (status.plans ?? []).length > 0 : isPaid(status, bought))

const TRIES = 6
const FIRST_MS = 1_000
const EVERY_MS = 2_000

/** Asks up to six times: after one second, then every two. */
export async function poll(
  arrived: () => Promise<boolean>,
  wait: (ms: number) => Promise<void>,
): Promise<boolean> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    await wait(attempt === 0 ? FIRST_MS : EVERY_MS)
    if (await arrived()) return true
  }
  return false
}
