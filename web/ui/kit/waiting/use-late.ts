import { useState } from 'react'
import { useAfter } from '../../../platform/outside'

/** True when something has been waited for longer than that: what is on this device is there sooner, and nothing flashes. */
export function useLate(waiting: boolean, ms = 300): boolean {
  const [late, setLate] = useState(false)
  useAfter(waiting, () => setLate(true), ms)
  if (late && !waiting) setLate(false)
  return waiting && late
}
