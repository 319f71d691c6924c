import { useEffect, useState } from 'react'

/** The present instant, renewed each half minute: a patch test ripens while one looks. */
export function useNow(): string {
  const [now, setNow] = useState(() => new Date().toISOString())
  useEffect(() => {
    const timer = window.setInterval(() => setNow(new Date().toISOString()), 30_000)
    return () => window.clearInterval(timer)
  }, [])
  return now
}
