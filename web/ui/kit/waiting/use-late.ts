import { useState } from 'react'
import { useAfter } from '../../../platform/outside'

/** True after waiting longer than `ms`. Anything on this device loads faster, so nothing flashes. */
export function useLate(waiting: boolean, ms = 300): boolean {
  const [late, setLate] = useState(false)
  useAfter(waiting, () => setLate(true), ms)
  if (late && !waiting) setLate(false)
  return waiting && late
}
