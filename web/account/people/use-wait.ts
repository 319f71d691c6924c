import { useEffect, useState } from 'react'
import { waitOf } from './tries'

/** ms until this person's next try, second by second. `again`: a try was just made. */
export function useWait(person: string, again: number): number {
  const [left, setLeft] = useState(() => waitOf(person))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try may have begun another wait
  useEffect(() => {
    const look = (): number => {
      const wait = waitOf(person)
      setLeft(wait)
      return wait
    }
    if (look() === 0) return
    const timer = setInterval(() => look() === 0 && clearInterval(timer), 1_000)
    return () => clearInterval(timer)
  }, [person, again])
  return left
}
