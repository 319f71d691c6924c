// Where to go after signing in: the page that asked for it, in the sign-in address as ?next=.

import { chosenIn, isCurrency, plansWith } from '../../../../shared/account/prices'
import { SIGNED_IN } from '../../../../shared/addresses'
import { cards } from '../../../../shared/tools/cards'
import { titleOf } from '../../plans/words'

/** Buying a plan needs an account; no other public page does. */
const PLANS = /^\/pricing(\?|$)/

/** Only our own screens, as anybody can write an address. */
export function readNext(search: string): string | null {
  const asked = new URLSearchParams(search)
  const next = asked.get('next')
  if (next === null || !(SIGNED_IN.test(next) || PLANS.test(next))) return null
  const plan = PLANS.test(next) ? planIn(next) : null
  const currency = asked.get('currency')
  // The public page has no script, so its form sends the currency as a separate field.
  return plan !== null && isCurrency(currency) ? plansWith(plan, currency) : next
}

const planIn = (next: string): string | null => chosenIn(next.replace(/^[^?]*/, '')).plan

/** Explains to somebody who wanted another page why they are here. */
export function whyHere(next: string): string | null {
  const plan = PLANS.test(next) ? planIn(next) : null
  if (plan !== null)
    return `You chose the plan ${titleOf(plan)}. Sign up, or sign in if you have an account, and its checkout comes next.`
  if (PLANS.test(next))
    return 'A plan needs an account. Sign up, or sign in if you have one, and you come back to the plans.'
  const tool = cards.find(({ path }) => next === path || next.startsWith(`${path}?`))
  return tool
    ? `${tool.title} opens in your own salon’s account. Sign in, or sign up if you are new, and you come back to it.`
    : null
}

const KEY = 'chairside.next'

/** Remembers it across a provider's page, which doesn't pass it back. Overwrites what an earlier visit asked for. */
export function keepNext(next: string | null): void {
  try {
    if (next === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, next)
  } catch {
    // Then signing in leads to the dashboard.
  }
}

export function keptNext(): string | null {
  try {
    return readNext(new URLSearchParams({ next: sessionStorage.getItem(KEY) ?? '' }).toString())
  } catch {
    return null
  }
}
