// Money as the salon writes it: symbol first, two decimals, in its own currency.
import type { FieldsOf } from '../../../shared/salon/records/records'

export type Currency = FieldsOf<'salon'>['currency']

export const symbols: Readonly<Record<Currency, string>> = {
  GBP: '£',
  USD: '$',
  EUR: '€',
  AUD: 'A$',
  CAD: 'C$',
}

export function money(amount: number, currency: Currency = 'GBP'): string {
  const figure = amount.toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return `${symbols[currency]}${figure}`
}

export type Price = { ok: true; price: number | null } | { ok: false; words: string }

const HIGHEST = 1_000_000

/** "6,50" from "£6,50", "EUR 6,50" and "6,50 €". */
export const withoutCurrency = (text: string): string =>
  text.replace(/^[A-Z]{0,3}\s*[£$€]?\s*/, '').replace(/\s*(?:[£$€]|[A-Z]{3})$/, '')

/** "12.50", "£12.50", "1,250" or nothing, typed or imported. Empty means no price (null), which isn't the same as 0. */
export function readPrice(typed: string): Price {
  const text = typed.trim()
  if (text === '') return { ok: true, price: null }
  const bare = withoutCurrency(text)
  const figure = /^-?\d+,\d{1,2}$/.test(bare)
    ? bare.replace(',', '.')
    : bare.replace(/,(?=\d{3}(?:\D|$))/g, '')
  if (!/^-?(?:\d+\.?\d*|\.\d+)$/.test(figure))
    return { ok: false, words: `"${text}" is not a price. Type a number such as 12.50, or leave it empty.` }
  const price = Number(figure)
  if (price < 0) return { ok: false, words: 'The price cannot be below 0.' }
  if (price > HIGHEST) return { ok: false, words: 'The price cannot be above 1,000,000.' }
  if (Math.abs(price * 100 - Math.round(price * 100)) > 1e-6)
    return { ok: false, words: 'The price has at most two decimals, such as 12.50.' }
  return { ok: true, price: Math.round(price * 100) / 100 }
}
