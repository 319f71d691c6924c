// Keeps the server's session locked or unlocked as this tablet is. The lock here is the one that counts, and it is
// kept. The server is told whenever it can be reached, so neither a dead network nor a killed browser leaves them
// apart.

import { send } from '../request'
import { knownAccount, saidLocked } from './account'
import { hereNow, onPerson } from './people'

let telling: Promise<boolean> | null = null

/** Resolves to true when the server agrees, or false when it can't be told now. */
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
    // Somebody changed it before the answer came.
    if (hereNow().locked === locked) return true
  }
}

/** If the server hasn't said anything yet, assume unlocked: that is how a session begins. */
function agree(): void {
  if (knownAccount() !== null && hereNow().locked !== (saidLocked.get() ?? false)) void tellLock()
}

/** Call once. The server's side comes with each check of the account (account.ts). */
export function followLock(): void {
  onPerson(agree)
  saidLocked.subscribe(agree)
  addEventListener('online', agree)
  agree()
}
