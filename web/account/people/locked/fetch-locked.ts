import type { Asks } from '../../../platform/data/account/people'

/** What stands on a locked tablet, and what it asks a client there. */
export const fetchLocked = (asks: Asks | null): Promise<unknown> =>
  Promise.all([import('./Cover'), asks && import('../../../salon/consultation/client-mode/ClientMode')])
