// "The server answered": whoever gets an answer announces it, so that retries needn't wait for their timer.
const listeners = new Set<() => void>()

export function onAnswered(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A proxy gives these in place of a server that is down. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504])
export const isAway = (status: number): boolean => AWAY.has(status)

/** Call for any answer, even a refusal. Never throws. */
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
