import type { HowLong } from '../../../../shared/voice/intents'

const HALF_DAY_S = 12 * 3600
/** "Until a quarter past three": the next time that a wall clock shows it. */
export function secondsOf({ seconds, until }: HowLong, now: Date): number {
  if (until === null) return seconds
  const present = now.getHours() * 3600 + now.getMinutes() * 60 + now.getSeconds()
  const wanted = until.hour * 3600 + until.minute * 60
  const day = until.hour > 12 ? 2 * HALF_DAY_S : HALF_DAY_S
  return (((wanted - present) % day) + day) % day || day
}
