// What the four figures can't say of themselves: VAT, and what belongs among the costs. domain 4 [MBARB][HJI-VAT]
import { LEAST } from './engine'
import { exact, minus, over, rounded, times } from './exact'
import type { Currency, ProfitInput } from './schema'
import { moneyText, percentText } from './words'

/** Taxable turnover in any 12 months from which a UK business registers, and below which it may leave (from April 2024). */
export const VAT_THRESHOLD = 90_000
export const VAT_LEAVING = 88_000

/** The VAT in takings that include it: a sixth. And what is left of the profit without it. */
export function vatInside(input: ProfitInput): { vat: number; profit: number; margin: number | null } {
  const net = over(times(exact(input.revenue), exact(5)), exact(6))
  const profit = minus(net, exact(input.costs))
  return {
    vat: rounded(minus(exact(input.revenue), net), 2),
    profit: rounded(profit, 2),
    margin: input.revenue >= LEAST ? rounded(over(times(profit, exact(100)), net), 2) : null,
  }
}

export function vatText(input: ProfitInput, currency: Currency): string {
  if (currency !== 'GBP')
    return 'Take all four figures without sales tax or VAT where you are registered for it. Tax in the takings is not yours, and margins with it look better than they are. Your accountant knows your rate.'
  const year = rounded(times(exact(input.revenue), exact(12)), 2)
  const threshold = `${moneyText(VAT_THRESHOLD, 'GBP').replace('.00', '')} of taxable turnover in any rolling 12 months`
  const size =
    year > VAT_THRESHOLD
      ? `Twelve months like this come to ${moneyText(year, 'GBP')}, above the UK threshold of ${threshold}.`
      : `Twelve months like this come to ${moneyText(year, 'GBP')}; the UK threshold is ${threshold}.`
  if (input.revenue < LEAST) return `Not registered for VAT: gross is net. The UK threshold is ${threshold}.`
  const { vat, profit, margin } = vatInside(input)
  return [
    'VAT-registered? Then use figures without VAT: the VAT in your takings is not yours.',
    `If this revenue includes 20% VAT, ${moneyText(vat, 'GBP')} of it is VAT (a sixth), and with these costs the profit is ${moneyText(profit, 'GBP')}${margin === null ? '' : `, a margin of ${percentText(margin)}`}.`,
    `Not registered: gross is net. ${size} On the flat rate scheme other sums apply; check with your accountant.`,
  ].join(' ')
}

export const COSTS_TEXT =
  'Are your own pay, employer’s National Insurance and pension among the costs? Without them the profit is your wage. Chair rent that you receive is revenue, not a saving on wages. This is arithmetic on your own figures, not financial advice.'
export const COSTS_TEXT_ELSEWHERE =
  'Are your own pay, payroll taxes and pension among the costs? Without them the profit is your wage. Chair rent that you receive is revenue, not a saving on wages. This is arithmetic on your own figures, not financial advice.'
