// What the account may use, asked again on focus and every minute, as specified. A check that fails changes nothing.
import { knownAccount, refreshAccount } from '../../platform/data/account/account'
import { endedHere } from '../../platform/data/account/ended-here'

const EVERY_MS = 60_000
/** Focus comes in bursts; one check serves them all. */
const LEAST_MS = 5_000

export function startRechecks(): void {
  let last = 0
  const check = (): void => {
    // Nobody known, but ended here: the owner may ask the tablet to forget its salon yet.
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
