// Who may open what, in the specification's order, as a pure decision. The last known answer holds until the server
// gives another: a failed check, or being offline, never takes access away.
import { NOT_SUBSCRIBED, opens } from '../../../shared/account/plans'
import type { KnownAccount } from '../../platform/data/account/account'

export type Need = { subscription: boolean; product: string | null }
type Access = 'wait' | 'sign-in' | 'subscribe' | 'upgrade' | 'open'

/** `checking`: this device knows nobody, and we are asking the server. */
export function accessFor(account: KnownAccount | null, checking: boolean, need: Need): Access {
  if (account === null) return checking ? 'wait' : 'sign-in'
  if (!need.subscription && need.product === null) return 'open'
  // Known here, but we have never heard what the account may use: wait for the server's first answer.
  if (account.checkedAt === 0) return 'wait'
  const status = account.subscription ?? NOT_SUBSCRIBED
  // `subscribed` is the server's answer at the last check. An end date that passes between two checks locks nobody out:
  // an open service and its asks can be finished.
  if (!status.subscribed) return 'subscribe'
  if (need.product !== null && !opens(status, need.product)) return 'upgrade'
  return 'open'
}
