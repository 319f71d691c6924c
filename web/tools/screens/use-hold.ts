import { useEffect } from 'react'
import { holdUpdates } from '../../platform/pwa/update'

/** A new version of the app waits while something half written stands on the screen. */
export function useHold(writing: boolean, reason: string): void {
  useEffect(() => (writing ? holdUpdates(reason) : undefined), [writing, reason])
}
