import { BUNDLE } from '../../../shared/account/plans'
import { isCurrency, money } from '../../../shared/account/prices'
import type { PaidPlan } from '../../../shared/account/subscription'
import { cards } from '../../../shared/tools/cards'

export const titleOf = (product: string): string =>
  product === BUNDLE ? 'Complete bundle' : (cards.find(card => card.product === product)?.title ?? product)

export const longDate = (date: string): string =>
  new Date(date).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

export const perMonth = ({ amount, currency }: Pick<PaidPlan, 'amount' | 'currency'>): string =>
  isCurrency(currency) ? `${money(amount, currency)} a month` : ''

/** What buying means for a trial that is still running; null if none is. */
export const besideTrial = (end: string | null | undefined, now: number): string | null =>
  end && Date.parse(end) > now
    ? `Your free trial carries on: every tool stays open until ${longDate(end)}, and nothing is charged when it ends.`
    : null

/** How a plan continues, in one sentence. */
export function goesOn({ ends, cancels, failed }: Pick<PaidPlan, 'ends' | 'cancels' | 'failed'>): string {
  if (failed) return 'The last payment did not go through. We’ll try again. Nothing is closed until then.'
  if (ends === null) return 'Paid each month.'
  return cancels
    ? `Ends on ${longDate(ends)}. There are no more payments.`
    : `Next payment: ${longDate(ends)}.`
}
