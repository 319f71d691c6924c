// Signs out and decides what stays on the tablet: by default everything, for the next sign-in; on request, nothing.
import { knownAccount } from '../../../platform/data/account/account'
import { forgetSalon, unsentOf } from '../../../platform/data/account/forget-salon'
import { tellApi } from '../../../platform/data/api'
import { outboxCount } from '../../../platform/data/outbox/outbox-count'
import { confirmWith } from '../../../ui/kit/dialogs/confirm'
import { type Notice, notify } from '../../../ui/kit/notices/notify'
import { rememberLeft, unsentWords } from './left'
import { signOut } from './sign-out'

const REMOVED: Notice = {
  title: 'This salon was removed from this tablet',
  text: 'Signing in here brings back what the server has.',
  tone: 'ok',
}
const WHAT_GOES =
  'Clients, notes, sounds, pictures and everybody’s half-written texts are deleted from this browser. What was sent stays on the server.'

const askRemove = (unsent: number, yes: string): Promise<boolean> =>
  confirmWith(unsent > 0 ? unsentWords(unsent) : 'Remove this salon from this tablet?', {
    text:
      unsent > 0
        ? `No other device has ${unsent === 1 ? 'it' : 'them'}: removing the salon loses ${unsent === 1 ? 'it' : 'them'} for good. To keep everything, wait until all is sent. ${WHAT_GOES}`
        : WHAT_GOES,
    yes: unsent === 0 ? yes : unsent === 1 ? 'Remove and lose it' : 'Remove and lose them',
    no: 'Keep it here',
  })

async function forget(account: string): Promise<boolean> {
  try {
    await forgetSalon(account)
    rememberLeft(null)
    notify(REMOVED)
    return true
  } catch (error) {
    console.warn('The salon could not be removed.', error)
    notify({
      title: 'Error',
      text: 'Not everything could be removed. Close the other tabs of Chairside, then try again.',
      tone: 'stop',
    })
    return false
  }
}

/** For somebody who has already signed out. */
export async function removeLeft(account: string): Promise<boolean> {
  if (!(await askRemove(await unsentOf(account), 'Remove')) || !(await forget(account))) return false
  // If there is a signal, also clears the browser's own cache, which only a response from the server can do.
  void tellApi('POST /auth/sign-out', { body: { remove: true } })
  return true
}

/** Signs out first, so nothing is written meanwhile. `away`: leaves the salon's screens. */
export async function signOutAndRemove(away: () => void): Promise<void> {
  const account = knownAccount()?.id
  if (account === undefined || !(await askRemove(await outboxCount(), 'Sign out and remove'))) return
  const result = await signOut(true)
  if (!result.ok) return notify({ title: 'Error', text: result.words, tone: 'stop' })
  rememberLeft(account)
  away()
  // Screens close first, as they save their last changes on the way out.
  await new Promise(resolve => setTimeout(resolve, 100))
  await forget(account)
}
