import type { Asks } from '../../platform/data/account/people'
import { notify } from '../kit/notices/notify'
import { lock } from './lock'

/** Locks by hand, and says so if that isn't possible yet. */
export async function lockHere(asks: Asks | null = null): Promise<void> {
  if (await lock(asks)) return
  notify({
    title: 'Error',
    text: 'The locked screen isn’t on this tablet yet. It downloads once, when there is a signal.',
    tone: 'stop',
  })
}
