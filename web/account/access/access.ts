// Who gets in where: the specification's order, as a pure decision. What was last known holds until the server says
// otherwise: a failed or an offline check never takes it away.
import { NOT_SUBSCRIBED, opens } from '../../../shared/account/plans'
import type { KnownAccount } from '../../platform/data/account/account'

export type Need = { subscription: boolean; product: string | null }
type Access = 'wait' | 'sign-in' | 'subscribe' | 'upgrade' | 'open'

/** `checking`: nobody is known here, and the server is being asked. */
export function accessFor(account: KnownAccount | null, checking: boolean, need: Need): Access {
  if (account === null) return checking ? 'wait' : 'sign-in'
  if (!need.subscription && need.product === null) return 'open'
  // Known here, never yet heard what it may use: the server's first word decides, not the lack of one.
  if (account.checkedAt === 0) return 'wait'
  const status = account.subscription ?? NOT_SUBSCRIBED
  // `subscribed` is the server's word at the last check. An end date that passes between two checks closes nothing:
  // the service that is open, and its asks, can be finished.
  if (!status.subscribed) return 'subscribe'
  if (need.product !== null && !opens(status, need.product)) return 'upgrade'
  return 'open'
}
