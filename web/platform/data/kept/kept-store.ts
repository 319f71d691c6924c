// The kept texts of this page's device: what outlives a killed browser (kept-texts.ts), with the page's own comings and goings.
import { keptFile } from './kept-file'
import { withNotes } from './kept-leaving'
import { withMoved } from './kept-moved'
import { makeKept } from './kept-texts'

/** Empty until `openKept` has ended. */
export const kept = makeKept()

let opening: Promise<void> | null = null
/** Call once, before anything is shown. */
export function openKept(): Promise<void> {
  if (opening) return opening
  const file = withNotes(withMoved(keptFile()))
  opening = kept.open(
    file,
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('chairside.kept'),
  )
  const leave = (is: boolean): void => {
    kept.leaving(is)
    file.leaving(is)
    if (is) void kept.flush()
  }
  // What screens still put here as they hear the same goes at once.
  window.addEventListener('pagehide', () => leave(true))
  document.addEventListener('visibilitychange', () => leave(document.visibilityState === 'hidden'))
  window.addEventListener('pageshow', ({ persisted }) => {
    leave(false)
    if (persisted) void kept.readAgain()
  })
  return opening
}
