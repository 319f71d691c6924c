import { OWNER_ID } from '../../shared/kinds'
import { knownAccount } from './account'

export type CurrentPerson = { id: string; name: string }

/** Who works on this device. An account has one person until switching people comes. */
export function currentPerson(): CurrentPerson {
  const account = knownAccount()
  return { id: OWNER_ID, name: account?.name.trim() || account?.email.split('@')[0] || 'Owner' }
}
