// Dates as the salon reads them.
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

const valid = (instant: string): Date | null => {
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? null : date
}

export function dayOf(instant: string): string {
  const date = valid(instant)
  return date ? day.format(date) : instant
}

export function whenOf(instant: string): string {
  const date = valid(instant)
  return date ? `${day.format(date)}, ${time.format(date)}` : instant
}

/** "today", "yesterday", "5 days ago", "7 weeks ago", "8 months ago". */
export function agoOf(instant: string, today: string): string {
  const days = Math.floor((Date.parse(today) - Date.parse(instant)) / 86_400_000)
  if (!Number.isFinite(days) || days < 1) return 'today'
  if (days === 1) return 'yesterday'
  if (days < 14) return `${days} days ago`
  if (days < 120) return `${Math.round(days / 7)} weeks ago`
  return `${Math.round(days / 30.4)} months ago`
}

/** An instant as a `datetime-local` field holds it, on this device's clock; and back. */
export function toLocalField(instant: string): string {
  const date = valid(instant)
  if (!date) return ''
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}

export function fromLocalField(value: string): string | null {
  const date = valid(value)
  return value === '' || date === null ? null : date.toISOString()
}
