// What the four figures don't show: VAT, and what counts as a cost. domain 4 [MBARB][HJI-VAT]
import { LEAST } from '../engine'
import { exact, minus, over, rounded, times } from '../exact'
import type { Currency, ProfitInput, ProfitOutput } from '../schema'
import { moneyText, percentText } from '../words'

/** A UK business registers once its taxable turnover in any 12 months reaches this (from April 2024). */
const VAT_THRESHOLD = 90_000

/** The VAT in takings that include it (a sixth at 20%), and the profit that is left without it. */
export function vatInside(
  input: ProfitInput,
  rate = 20,
): { vat: number; profit: number; margin: number | null } {
  const net = over(times(exact(input.revenue), exact(100)), exact(100 + rate))
  const profit = minus(net, exact(input.costs))
  return {
    vat: rounded(minus(exact(input.revenue), net), 2),
    profit: rounded(profit, 2),
    margin: input.revenue >= LEAST ? rounded(over(times(profit, exact(100)), net), 2) : null,
  }
}

/** The VAT in these takings at `rate`, in words. */
function insideText(input: ProfitInput, currency: Currency, rate: number): string {
  const { vat, profit, margin } = vatInside(input, rate)
  const share = rate === 20 ? ' (a sixth)' : ''
  return `If this revenue includes ${rate}% VAT, ${moneyText(vat, currency)} of it is VAT${share}, and with these costs the profit is ${moneyText(profit, currency)}${margin === null ? '' : `, a margin of ${percentText(margin)}`}.`
}

const CHECK = 'On the flat rate scheme other sums apply; check with your accountant.'

/** `vat`: from the salon's settings; null if they don't say. */
export function vatText(input: ProfitInput, currency: Currency, vat: ProfitOutput['vat'] = null): string {
  const uk = currency === 'GBP'
  const year = rounded(times(exact(input.revenue), exact(12)), 2)
  const threshold = `${moneyText(VAT_THRESHOLD, 'GBP').replace('.00', '')} of taxable turnover in any rolling 12 months`
  const size =
    year > VAT_THRESHOLD
      ? `Twelve months like this come to ${moneyText(year, 'GBP')}, above the UK threshold of ${threshold}.`
      : `Twelve months like this come to ${moneyText(year, 'GBP')}; the UK threshold is ${threshold}.`
  if (vat?.registered && input.revenue >= LEAST)
    return [
      'Your salon is registered for VAT: use figures without it, as the VAT in your takings is not yours.',
      insideText(input, currency, vat.rate),
      ...(uk ? [CHECK] : []),
    ].join(' ')
  if (vat && !vat.registered)
    return `Your settings say: not registered for VAT. Gross is net.${uk && input.revenue >= LEAST ? ` ${size}` : ''}`
  if (!uk)
    return 'Take all four figures without sales tax or VAT where you are registered for it. Tax in the takings is not yours, and margins with it look better than they are. Your accountant knows your rate.'
  if (input.revenue < LEAST) return `Not registered for VAT: gross is net. The UK threshold is ${threshold}.`
  return [
    'VAT-registered? Then use figures without VAT: the VAT in your takings is not yours.',
    insideText(input, 'GBP', 20),
    `Not registered: gross is net. ${size} ${CHECK}`,
  ].join(' ')
}

export const COSTS_TEXT =
  'Are your own pay, employer’s National Insurance and pension among the costs? Without them the profit is your wage. Chair rent that you receive is revenue, not a saving on wages. This is arithmetic on your own figures, not financial advice.'
export const COSTS_TEXT_ELSEWHERE =
  'Are your own pay, payroll taxes and pension among the costs? Without them the profit is your wage. Chair rent that you receive is revenue, not a saving on wages. This is arithmetic on your own figures, not financial advice.'
