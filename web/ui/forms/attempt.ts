// Runs a write and reports it: a sentence when done, or the reason why not.
import { knownAccount } from '../../platform/data/account/account'
import { type Notice, notify } from '../kit/notices/notify'

export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** True if it was done. Saving needs somebody to be signed in. */
export async function attempt(action: () => Promise<unknown>, done?: Notice): Promise<boolean> {
  if (knownAccount() === null) {
    notify({ title: 'Error', text: 'Not authenticated', tone: 'stop' })
    return false
  }
  try {
    await action()
  } catch (error) {
    notify({ title: 'Error', text: wordsOf(error), tone: 'stop' })
    return false
  }
  if (done) notify(done)
  return true
}
