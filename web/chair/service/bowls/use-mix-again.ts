// "Mix again" on a client's card leads here: the same as last time, once. Beside a service that is under way nothing is
// replaced: its recipes are shown, last time's first.

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
    // Out of the address first: a reload or the way back asks for nothing.
    setParams(serving ? { view: 'recipe' } : {}, { replace: true })
    if (!serving && chair.last !== null && !chair.locked) void perform(() => sameAsLast(chair, false))
  })
}
