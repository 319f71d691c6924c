// A brief's value as shown, typed and posted.
import type { Value } from '../../../reading/understood/reading'

const SIGNS: Readonly<Record<string, string>> = { GBP: '£', EUR: '€', USD: '$' }
const isBare = (text: string): boolean => text !== '' && !Number.isNaN(Number(text))

/** "45" becomes "£45", a saving of "20" becomes "20%"; a price that was read stays as it was written. */
export function shownAt(path: string, value: Value, currency: string, quote = ''): string {
  if (path === 'price' && typeof value === 'number' && quote !== '') return shownAt(path, quote, currency)
  const text = String(value).trim()
  if (path === 'price' && isBare(text)) return `${SIGNS[currency] ?? ''}${text}`
  if (path === 'percent_off' && isBare(text)) return text === '0' ? '' : `${text}%`
  return text
}
