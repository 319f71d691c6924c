import { useState } from 'react'
import { useEvery, useTold } from '../../../platform/outside'
import { waitOf } from './tries'

/** ms until this person's next try, second by second. `again`: a try was just made. */
export function useWait(person: string, again: number): number {
  const [left, setLeft] = useState(() => waitOf(person))
  const look = (): void => setLeft(waitOf(person))
  // Each try may have begun another wait.
  useTold(`${again} ${person}`, look)
  useEvery(left > 0 ? 1_000 : null, look)
  return left
}
