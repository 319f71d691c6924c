// Remembers whose session on this tablet was ended from another device, so that only the sign-in shows from then on: in
// every tab, after a reload and without a signal. The database stays for its owner's next sign-in.
import { ENDED_KEY } from '../kept/account-key'
import { kept } from '../kept/kept-store'
import { memory } from '../memory'

/** `forget`: the salon must be removed from this tablet. */
export type End = { account: string; forget: boolean }
export const isEnd = (code: unknown): code is 'session-ended' | 'forget-salon' =>
  code === 'session-ended' || code === 'forget-salon'

/** The latest that this page heard about it from the server. */
export const heardEnd = memory<End | null>(null)

export const endedHere = (): string | null => kept.get(ENDED_KEY)
export const rememberEnded = (account: string): void => void kept.put(ENDED_KEY, account, 'strict')
/** Call when somebody has signed in, or the salon was removed. */
export const forgetEnded = (): void => {
  if (endedHere() !== null) kept.remove(ENDED_KEY, 'strict')
}
