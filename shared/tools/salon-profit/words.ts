// Money, percentages and counts as people read them. Never writes NaN, ∞ or -0.
import type { Currency } from './schema'

const SYMBOLS: Record<Currency, string> = { GBP: '£', USD: '$', EUR: '€', AUD: 'A$', CAD: 'C$' }

/** A real minus sign before the symbol: −£500.00. */
export function moneyText(amount: number, currency: Currency): string {
  const figure = Math.abs(amount).toLocaleString('en-GB', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return `${amount < 0 && figure !== '0.00' ? '−' : ''}${SYMBOLS[currency]}${figure}`
}

/** One decimal. Beyond a thousand percent either way, just “over” or “under”. */
export function percentText(percent: number): string {
  if (percent > 1000) return 'over 1,000%'
  if (percent < -1000) return 'under −1,000%'
  const short = Math.abs(percent).toFixed(1)
  // 19.96 misses the mark of 20, so it mustn't read as 20.0.
  const figure = short === '20.0' && percent !== 20 ? Math.abs(percent).toFixed(2) : short
  return `${percent < 0 && figure !== '0.0' ? '−' : ''}${figure}%`
}

export const countText = (count: number): string =>
  count.toLocaleString('en-GB', { maximumFractionDigits: 2 })

export const clientsText = (count: number): string =>
  `${countText(count)} ${count === 1 ? 'client' : 'clients'}`
