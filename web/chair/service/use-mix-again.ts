// "Mix again" on a client's card leads here: the same as last time, once. Beside a service that is under way nothing is
// replaced: its recipes are shown, last time's first.
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { perform } from './perform'
import { sameAsLast } from './same'
import type { Chair } from './use-chair'

export function useMixAgain(chair: Chair): void {
  const [params, setParams] = useSearchParams()
  const asked = params.has('again')
  const done = useRef(false)
  useEffect(() => {
    if (!asked || done.current) return
    done.current = true
    const serving = chair.service !== null
    // Out of the address first: a reload or the way back asks for nothing.
    setParams(serving ? { view: 'recipe' } : {}, { replace: true })
    if (!serving && chair.last !== null && !chair.locked) void perform(() => sameAsLast(chair, false))
  }, [asked, chair, setParams])
}
