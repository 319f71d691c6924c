// Pictures that take spoken words: "root is a five". Only tried when no command was meant and no question is open; the
// innermost first.

import { useRef } from 'react'
import { memory } from '../../../platform/data/memory'
import { useSource } from '../../../platform/outside'
import type { Done } from './handlers'

type Hearer = {
  /** The title for it on the sheet of what you can say. */
  title: string
  examples: readonly string[]
  /** Returns what to do about it, or null when it wasn't meant for this. */
  hear: (text: string) => Promise<(() => Done) | null>
}

/** Two may have the same title, so `key` tells them apart while they are registered. */
type RegisteredHearer = { key: number; present: () => Hearer }
const hearers = memory<readonly RegisteredHearer[]>([])
let last = 0

export const hearersHere = (): readonly (Hearer & { key: number })[] =>
  hearers.get().map(({ key, present }) => ({ ...present(), key }))

/** Acts only if the picture is still there once the words are understood; undo also works only while it is there. */
export async function heardHere(text: string): Promise<(Done & { stands: () => boolean }) | null> {
  for (const hearer of [...hearers.get()].reverse()) {
    const stands = (): boolean => hearers.get().includes(hearer)
    const act = await hearer.present().hear(text)
    if (act !== null && stands()) return { ...act(), stands }
  }
  return null
}

/** Returns the function that unregisters it. */
export function standing(present: () => Hearer): () => void {
  last += 1
  const mine = { key: last, present }
  hearers.set([...hearers.get(), mine])
  return () => hearers.set(hearers.get().filter(each => each !== mine))
}

/** Registered while the component is mounted. */
export function useHearer(hearer: Hearer): void {
  const present = useRef(hearer)
  present.current = hearer
  useSource(() => standing(() => present.current), [])
}
