import { knownAccount, onAccount } from '../../platform/data/account/account'
import { closeSalon, currentSalon, openSalon } from '../../platform/data/db'

/** The open database is that of whoever is known here; nobody known opens none. */
export function openKnownSalon(): void {
  const account = knownAccount()
  const open = currentSalon()
  if (account === null) closeSalon()
  else if (open === null || open.account === account.id) void openSalon(account.id)
  else {
    // Another tab signed in as someone else. What stands on this page is the first one's: it begins anew.
    closeSalon()
    location.reload()
  }
}

/** Call once. */
export function followAccount(): void {
  openKnownSalon()
  onAccount(openKnownSalon)
}
