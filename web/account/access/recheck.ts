// Asks again what the account may use, on focus and every minute as in the specification. A failed check changes
// nothing.
import { knownAccount, refreshAccount } from '../../platform/data/account/account'
import { endedHere } from '../../platform/data/account/ended-here'

const EVERY_MS = 60_000
/** Focus events come in bursts; one check covers them all. */
const LEAST_MS = 5_000

export function startRechecks(): void {
  let last = 0
  const check = (): void => {
    // Nobody is known, but a session was ended here: its owner may still tell this tablet to forget the salon.
    const account = knownAccount()?.id ?? endedHere()
    if (account === null || !navigator.onLine || Date.now() - last < LEAST_MS) return
    last = Date.now()
    void refreshAccount(account)
  }
  check()
  setInterval(() => document.visibilityState === 'visible' && check(), EVERY_MS)
  window.addEventListener('focus', check)
  window.addEventListener('online', check)
}
