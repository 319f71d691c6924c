// The rules of a PIN. How it is kept stands in web/account/people/pin/pin.ts.

export const PIN_LENGTH = { least: 4, most: 8 } as const
export const isPin = (text: string): boolean => /^\d{4,8}$/.test(text)

/** Everyone would try these first. */
const EASY = /^(\d)\1+$/
const isRun = (text: string): boolean => '01234567890'.includes(text) || '09876543210'.includes(text)

/** What is wrong with a new PIN; null: nothing. */
export function pinProblem(pin: string, again: string): string | null {
  if (!isPin(pin)) return 'A PIN has 4 to 8 digits.'
  if (EASY.test(pin) || isRun(pin)) return 'Everybody tries that PIN first. Choose another one.'
  return pin === again ? null : 'The two PINs are not the same.'
}

/** Wrong tries of one person on one device. `at`: when the last was made, ms. */
export type Tries = { wrong: number; at: number }
export const NO_TRIES: Tries = { wrong: 0, at: 0 }

/** So many in a row cost nothing: fingers slip. */
const FREE = 4
const WAITS_MS = [30_000, 60_000, 120_000, 300_000, 600_000, 900_000] as const

/** How long the next try waits after so many wrong ones. It never grows beyond a quarter of an hour. */
export function waitAfter(wrong: number): number {
  if (wrong <= FREE) return 0
  return WAITS_MS[Math.min(wrong - FREE, WAITS_MS.length) - 1] ?? 0
}

/** ms until the next try. A clock that was put back makes no wait longer than it ever was. */
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
