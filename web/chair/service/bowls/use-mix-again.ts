// "Mix again" on a client's card leads here: the same as last time, once. If a service is under way, nothing is
// replaced: it shows the recipes, last time's first.

import { useSearchParams } from 'react-router-dom'
import { useFirstTime } from '../../../platform/outside'
import { perform } from '../perform'
import type { Chair } from '../use-chair'
import { sameAsLast } from './same'

export function useMixAgain(chair: Chair): void {
  const [params, setParams] = useSearchParams()
  const asked = params.has('again')
  useFirstTime(asked, () => {
    const serving = chair.service !== null
    // Remove it from the address first, so a reload or the back button doesn't ask again.
    setParams(serving ? { view: 'recipe' } : {}, { replace: true })
    if (!serving && chair.last !== null && !chair.locked) void perform(() => sameAsLast(chair, false))
  })
}
