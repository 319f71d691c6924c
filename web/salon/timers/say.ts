// The last timer action with its undo: one line in the bar, for ten seconds.
import { useSyncExternalStore } from 'react'
import { memory } from '../../platform/data/memory'
import type { Done } from './actions'

const UNDO_MS = 10_000
const said = memory<Done | null>(null)

export const forgetSaid = (): void => said.set(null)

export function say(done: Done): void {
  said.set(done)
  setTimeout(() => {
    if (said.get() === done) forgetSaid()
  }, UNDO_MS)
}

export const useSaid = (): Done | null => useSyncExternalStore(said.subscribe, said.get)
