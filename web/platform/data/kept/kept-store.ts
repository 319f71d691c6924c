// This page's kept texts, which survive a killed browser (kept-texts.ts), tied to the page being shown and hidden.
import { keptFile } from './kept-file'
import { withNotes } from './kept-leaving'
import { withMoved } from './kept-moved'
import { makeKept } from './kept-texts'

/** Empty until `openKept` has resolved. */
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
  // What the screens still put here on the same event is written at once.
  window.addEventListener('pagehide', () => leave(true))
  document.addEventListener('visibilitychange', () => leave(document.visibilityState === 'hidden'))
  window.addEventListener('pageshow', ({ persisted }) => {
    leave(false)
    if (persisted) void kept.readAgain()
  })
  return opening
}
