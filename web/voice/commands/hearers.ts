// Pictures that take what is said to them: "root is a five". Asked only where no command was meant and nothing waits for an
// answer; the innermost first.
import { useEffect, useRef } from 'react'
import { memory } from '../../data/memory'
import type { Done } from './handlers'

export type Hearer = {
  /** As the sheet of what can be said names it. */
  title: string
  examples: readonly string[]
  /** Null: it was not for it. */
  hear: (text: string) => Promise<Done | null>
}

const hearers = memory<readonly (() => Hearer)[]>([])
export const hearersHere = (): readonly Hearer[] => hearers.get().map(each => each())

export async function heardHere(text: string): Promise<Done | null> {
  for (const { hear } of [...hearersHere()].reverse()) {
    const done = await hear(text)
    if (done !== null) return done
  }
  return null
}

/** While the component stands. */
export function useHearer(hearer: Hearer): void {
  const present = useRef(hearer)
  present.current = hearer
  useEffect(() => {
    const here = () => present.current
    hearers.set([...hearers.get(), here])
    return () => hearers.set(hearers.get().filter(each => each !== here))
  }, [])
}
