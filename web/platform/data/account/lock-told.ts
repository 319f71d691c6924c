// The server's session is locked as this tablet is. The lock here is what counts, and is kept: what the server has been told is
// made to agree with it whenever it can be reached, so neither a dead network nor a killed browser leaves them apart.

import { send } from '../request'
import { knownAccount, saidLocked } from './account'
import { hereNow, onPerson } from './people'

let telling: Promise<boolean> | null = null

/** Ends when the server agrees, or can't be told now: false. */
export function tellLock(): Promise<boolean> {
  telling ??= tell().finally(() => {
    telling = null
  })
  return telling
}

async function tell(): Promise<boolean> {
  for (;;) {
    const account = knownAccount()?.id
    if (account === undefined) return false
    const { locked } = hereNow()
    try {
      const reply = await send('POST /session/lock', { account, body: { locked }, limitMs: 15_000 })
      if (!reply.ok) return false
      saidLocked.set(locked)
    } catch (error) {
      console.info('The server is told of the lock later.', error)
      return false
    }
    // Somebody was faster than the answer.
    if (hereNow().locked === locked) return true
  }
}

/** Nothing is known of a server that wasn't heard: a session begins open. */
function agree(): void {
  if (knownAccount() !== null && hereNow().locked !== (saidLocked.get() ?? false)) void tellLock()
}

/** Call once. What the server says of it comes with each check of the account (account.ts). */
export function followLock(): void {
  onPerson(agree)
  saidLocked.subscribe(agree)
  addEventListener('online', agree)
  agree()
}
