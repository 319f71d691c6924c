import { knownAccount } from '../data/account'
import { openSalon } from '../data/db'

/** Opens the database of whoever is known here; nobody known opens none. */
export function openKnownSalon(): void {
  const account = knownAccount()
  if (account) openSalon(account.id)
}
