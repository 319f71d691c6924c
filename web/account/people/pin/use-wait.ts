import { useState } from 'react'
import { useEvery, useTold } from '../../../platform/outside'
import { waitOf } from './tries'

/** Milliseconds until this person's next try, updated every second. `again`: changes after each try. */
export function useWait(person: string, again: number): number {
  const [left, setLeft] = useState(() => waitOf(person))
  const look = (): void => setLeft(waitOf(person))
  // Each try may have started another wait.
  useTold(`${again} ${person}`, look)
  useEvery(left > 0 ? 1_000 : null, look)
  return left
}
