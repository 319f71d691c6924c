// Which minutes of the day a time can mean, and how times are written.
import type { Clock } from '../../../reading/values/clock'
import { ONE_TO_TWELVE } from '../../../reading/values/number-words'

export const HOUR_WORD = Object.keys(ONE_TO_TWELVE).join('|')

/** The minutes since midnight that a time can mean, the likelier first: salons work between 7:00 and 21:00. */
export function minutesOf({ hour, minute, half }: Clock): number[] {
  const morning = (hour % 12) * 60 + minute
  const evening = morning + 720
  // 12 am and 00:30 are slips for noon: nobody books at midnight.
  if (hour === 0) return [720 + minute]
  // "01:30" means 1.30 pm, but a bride may be booked at five in the morning.
  if (half === 'whole' && hour >= 4 && hour < 6) return [morning, evening]
  if (half === 'whole') return hour < 4 ? [evening, morning] : [hour * 60 + minute]
  if (half === 'am') return [hour === 12 ? 720 + minute : morning]
  if (half === 'pm') return [evening]
  if (hour === 12) return [720 + minute]
  if (hour < 7) return [evening, morning]
  return [morning, evening]
}

/** Minutes since midnight as "09:30". */
export const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** "09:30" as minutes since midnight; NaN for anything else. */
export function clockMinutes(text: string): number {
  const match = /^(\d{1,2}):([0-5]\d)$/.exec(text)
  return match ? Number(match[1]) * 60 + Number(match[2]) : Number.NaN
}
