// Pictures that take what is said to them: "root is a five". Asked only where no command was meant and nothing waits for an
// answer; the innermost first.

import { useRef } from 'react'
import { memory } from '../../../platform/data/memory'
import { useSource } from '../../../platform/outside'
import type { Done } from './handlers'

type Hearer = {
  /** As the sheet of what can be said names it. */
  title: string
  examples: readonly string[]
  /** What is to be done about it. Null: it was not for it. */
  hear: (text: string) => Promise<(() => Done) | null>
}

/** Two may have the same title: `key` tells them apart while they stand. */
type RegisteredHearer = { key: number; present: () => Hearer }
const hearers = memory<readonly RegisteredHearer[]>([])
let last = 0

export const hearersHere = (): readonly (Hearer & { key: number })[] =>
  hearers.get().map(({ key, present }) => ({ ...present(), key }))

/** Done only where the picture still stands once it is understood; and what it did is undone only while it stands. */
export async function heardHere(text: string): Promise<(Done & { stands: () => boolean }) | null> {
  for (const hearer of [...hearers.get()].reverse()) {
    const stands = (): boolean => hearers.get().includes(hearer)
    const act = await hearer.present().hear(text)
    if (act !== null && stands()) return { ...act(), stands }
  }
  return null
}

/** Returns what makes it stand no more. */
export function standing(present: () => Hearer): () => void {
  last += 1
  const mine = { key: last, present }
  hearers.set([...hearers.get(), mine])
  return () => hearers.set(hearers.get().filter(each => each !== mine))
}

/** While the component stands. */
export function useHearer(hearer: Hearer): void {
  const present = useRef(hearer)
  present.current = hearer
  useSource(() => standing(() => present.current), [])
}
