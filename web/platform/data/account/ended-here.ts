// A session of this tablet that was ended from another device: whose it was. Kept, so that the sign-in alone is shown from then
// on, in every tab, after a reload and without a signal. What is in the database stays for its owner's next sign-in.
import { ENDED_KEY } from '../kept/account-key'
import { kept } from '../kept/kept-store'
import { memory } from '../memory'

/** `forget`: the salon is to be taken from this tablet. */
export type End = { account: string; forget: boolean }
export const isEnd = (code: unknown): code is 'session-ended' | 'forget-salon' =>
  code === 'session-ended' || code === 'forget-salon'

/** What this page heard last of it from the server. */
export const heardEnd = memory<End | null>(null)

export const endedHere = (): string | null => kept.get(ENDED_KEY)
export const rememberEnded = (account: string): void => void kept.put(ENDED_KEY, account, 'strict')
/** Somebody signed in, or the salon was taken away. */
export const forgetEnded = (): void => {
  if (endedHere() !== null) kept.remove(ENDED_KEY, 'strict')
}
