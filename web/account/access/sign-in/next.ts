// Where signing in is to lead: the page that asked for it, written in the address of the way in as ?next=.

import { chosenIn, isCurrency, plansWith } from '../../../../shared/account/prices'
import { SIGNED_IN } from '../../../../shared/addresses'
import { cards } from '../../../../shared/tools/cards'
import { titleOf } from '../../plans/words'

/** Plans can be bought by who is signed in only; everything else that is open needs no way in. */
const PLANS = /^\/pricing(\?|$)/

/** Own screens only: an address may be written by anybody. */
export function readNext(search: string): string | null {
  const asked = new URLSearchParams(search)
  const next = asked.get('next')
  if (next === null || !(SIGNED_IN.test(next) || PLANS.test(next))) return null
  const plan = PLANS.test(next) ? planIn(next) : null
  const currency = asked.get('currency')
  // The public page's own form sends the currency beside the plan: it has no script.
  return plan !== null && isCurrency(currency) ? plansWith(plan, currency) : next
}

const planIn = (next: string): string | null => chosenIn(next.replace(/^[^?]*/, '')).plan

/** Why somebody who asked for something else is here. */
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

/** Through a provider's page, which gives back nothing of it. What an earlier visit asked for is over. */
export function keepNext(next: string | null): void {
  try {
    if (next === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, next)
  } catch {
    // Signing in leads to the dashboard then.
  }
}

export function keptNext(): string | null {
  try {
    return readNext(new URLSearchParams({ next: sessionStorage.getItem(KEY) ?? '' }).toString())
  } catch {
    return null
  }
}
