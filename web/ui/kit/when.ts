// Dates in the salon's format, by this device's clock.
const DAY_MS = 86_400_000
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' })

const dateOf = (instant: string | number): Date | null => {
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? null : date
}

export function dayOf(instant: string | number): string {
  const date = dateOf(instant)
  return date ? day.format(date) : String(instant)
}

export function whenOf(instant: string | number): string {
  const date = dateOf(instant)
  return date ? `${day.format(date)}, ${time.format(date)}` : String(instant)
}

/** "Sat 21 Nov, 14:30": for times within days of now. */
export function soonOf(instant: number): string {
  const date = dateOf(instant)
  return date ? `${weekday.format(date)}, ${time.format(date)}` : String(instant)
}

/** Counts calendar days: at nine in the morning, last night's client was yesterday. */
const dayNumber = (instant: number): number => {
  const date = new Date(instant)
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS
}

export function agoOf(instant: string, now: number): string {
  const days = dayNumber(now) - dayNumber(Date.parse(instant))
  if (!Number.isFinite(days) || days < 1) return 'today'
  if (days === 1) return 'yesterday'
  if (days < 14) return `${days} days ago`
  if (days < 120) return `${Math.round(days / 7)} weeks ago`
  if (days < 730) return `${Math.round(days / 30.4)} months ago`
  return `${Math.round(days / 365)} years ago`
}

/** Converts an instant to a `datetime-local` value and back. Null if it can't be read. */
export function toField(instant: string): string {
  const date = dateOf(instant)
  if (!date) return ''
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

export function fromField(value: string): string | null {
  const date = value === '' ? null : dateOf(value)
  return date ? date.toISOString() : null
}
