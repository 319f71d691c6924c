import { useEffect, useState } from 'react'

const EVERY_MS = 20_000

/** The present, ms, often enough for "2 minutes ago". */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
