import type { Asks } from '../../../platform/data/account/people'

/** Loads what a locked tablet shows, and what it asks a client. */
export const fetchLocked = (asks: Asks | null): Promise<unknown> =>
  Promise.all([import('./Cover'), asks && import('../../../salon/consultation/client-mode/ClientMode')])
