// "The server answered": whatever heard it says so, and what waits for the server needn't wait for its own turn.
const listeners = new Set<() => void>()

export function onAnswered(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What stands before a server that is away answers in its place. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504])
export const isAway = (status: number): boolean => AWAY.has(status)

/** Of any answer, also a refusal. Never throws. */
export function tellAnswered(status = 200): void {
  if (isAway(status)) return
  for (const listener of listeners) {
    try {
      listener()
    } catch (error) {
      console.error(error)
    }
  }
}
