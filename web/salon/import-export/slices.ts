// Long work done a little at a time, so that a tap is never kept waiting: by the clock, because a slow tablet does
// fewer lines in a moment than a fast one.

export type Pause = () => Promise<void>

/** Well under what a person notices, and long enough that the turns themselves cost nothing. */
const SLICE_MS = 12

/** The page's turn: it draws and answers before this goes on. Not a timer: those crawl in a tab that is not looked at. */
const pageTurn = (): Promise<void> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

/** Awaited after each piece: gives the page its turn once a slice is used up. */
export function inSlices(turn: Pause = pageTurn, now = (): number => performance.now()): Pause {
  let began = now()
  return async () => {
    if (now() - began < SLICE_MS) return
    await turn()
    began = now()
  }
}
