// Splits long work into short slices, so that taps are never kept waiting. Slices are measured by time, as a slow
// tablet gets through fewer lines.

export type Pause = () => Promise<void>

/** Too short for a person to notice, and long enough that yielding costs next to nothing. */
const SLICE_MS = 12

/** Yields to the page, so it can render and respond. Not a timer: browsers throttle those in background tabs. */
const pageTurn = (): Promise<void> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

/** Await it after each piece: it yields once the slice is used up. */
export function inSlices(turn: Pause = pageTurn, now = (): number => performance.now()): Pause {
  let began = now()
  return async () => {
    if (now() - began < SLICE_MS) return
    await turn()
    began = now()
  }
}
