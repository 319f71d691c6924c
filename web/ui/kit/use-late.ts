import { useEffect, useState } from 'react'

/** True when something has been waited for longer than that: what is on this device is there sooner, and nothing flashes. */
export function useLate(waiting: boolean, ms = 300): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setLate(true), ms)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [waiting, ms])
  return waiting && late
}
