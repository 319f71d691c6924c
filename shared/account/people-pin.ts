// The rules for a PIN. web/account/people/pin/pin.ts says how it is stored.

export const PIN_LENGTH = { least: 4, most: 8 } as const
export const isPin = (text: string): boolean => /^\d{4,8}$/.test(text)

/** The ones everybody would try first. */
const EASY = /^(\d)\1+$/
const isRun = (text: string): boolean => '01234567890'.includes(text) || '09876543210'.includes(text)

/** What is wrong with a new PIN; null if nothing is. */
export function pinProblem(pin: string, again: string): string | null {
  if (!isPin(pin)) return 'A PIN has 4 to 8 digits.'
  if (EASY.test(pin) || isRun(pin)) return 'Everybody tries that PIN first. Choose another one.'
  return pin === again ? null : 'The two PINs are not the same.'
}

/** Wrong attempts by one person on one device. `at`: when the last one was made, ms. */
export type Tries = { wrong: number; at: number }
export const NO_TRIES: Tries = { wrong: 0, at: 0 }

/** This many wrong attempts in a row cost nothing: fingers slip. */
const FREE = 4
const WAITS_MS = [30_000, 60_000, 120_000, 300_000, 600_000, 900_000] as const

/** How long the next attempt must wait after so many wrong ones. Never more than a quarter of an hour. */
export function waitAfter(wrong: number): number {
  if (wrong <= FREE) return 0
  return WAITS_MS[Math.min(wrong - FREE, WAITS_MS.length) - 1] ?? 0
}

/** ms until the next attempt. Setting the clock back can't make the wait longer than it was. */
export function leftToWait({ wrong, at }: Tries, now: number): number {
  const wait = waitAfter(wrong)
  return Math.max(0, Math.min(wait, at + wait - now))
}

/** "28 seconds", "1 minute", "12 minutes" */
export function waitWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  if (seconds <= 90) return seconds === 1 ? '1 second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
