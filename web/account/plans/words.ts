import { BUNDLE, type PaidPlan } from '../../../shared/plans'
import { isCurrency, money } from '../../../shared/prices'
import { cards } from '../../../shared/tools/cards'

export const titleOf = (product: string): string =>
  product === BUNDLE ? 'Complete bundle' : (cards.find(card => card.product === product)?.title ?? product)

export const longDate = (date: string): string =>
  new Date(date).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

export const perMonth = ({ amount, currency }: Pick<PaidPlan, 'amount' | 'currency'>): string =>
  isCurrency(currency) ? `${money(amount, currency)} a month` : ''

/** How a plan goes on, in one sentence. */
export function goesOn({ ends, cancels, failed }: Pick<PaidPlan, 'ends' | 'cancels' | 'failed'>): string {
  if (failed) return 'The last payment did not go through. It is tried again; nothing is closed meanwhile.'
  if (ends === null) return 'Paid each month.'
  return cancels ? `Ends on ${longDate(ends)}. It is not paid again.` : `Next payment: ${longDate(ends)}.`
}
