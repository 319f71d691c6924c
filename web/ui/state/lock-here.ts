import type { Asks } from '../../platform/data/account/people'
import { notify } from '../kit/notices/notify'
import { lock } from './lock'

/** By hand, and where that can't be done yet it says so. */
export async function lockHere(asks: Asks | null = null): Promise<void> {
  if (await lock(asks)) return
  notify({
    title: 'Error',
    text: 'The locked screen isn’t on this tablet yet. It downloads once, when there is a signal.',
    tone: 'stop',
  })
}
