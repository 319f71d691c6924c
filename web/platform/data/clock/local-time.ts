// The salon's local time is the tablet's own.

const two = (value: number): string => String(value).padStart(2, '0')

/** "2027-01-09T09:30" */
export const wallOf = (ms: number): string => {
  const date = new Date(ms)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`
}
/** "2027-01-09" */
export const dayOn = (ms: number): string => wallOf(ms).slice(0, 10)

const DAY_MS = 86_400_000
/** The day that many days later. */
export const dayAfter = (ms: number, days: number): string => dayOn(ms + days * DAY_MS)
