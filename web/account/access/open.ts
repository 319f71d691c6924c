import { knownAccount, onAccount } from '../../platform/data/account/account'
import { closeSalon, currentSalon, openSalon } from '../../platform/data/db'

/** The open database belongs to the account known here; without one, none is open. */
export function openKnownSalon(): void {
  const account = knownAccount()
  const open = currentSalon()
  if (account === null) closeSalon()
  else if (open === null || open.account === account.id) void openSalon(account.id)
  else {
    // Another tab signed in as somebody else. This page still shows the first account, so it reloads.
    closeSalon()
    location.reload()
  }
}

/** Call once. */
export function followAccount(): void {
  openKnownSalon()
  onAccount(openKnownSalon)
}
