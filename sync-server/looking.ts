// A timer for workers that look from time to time for what is due.

export type Looking = {
  /** Waits for work in progress. */
  stop: () => Promise<void>
  /** Resolves once everything due is done. */
  idle: () => Promise<void>
}

/** Runs never overlap. `drain` works until nothing is due or `isStopped`, and must not throw. */
export function lookEvery(everyMs: number, drain: (isStopped: () => boolean) => Promise<void>): Looking {
  let stopped = false
  let running: Promise<void> | null = null
  const look = (): Promise<void> => {
    running ??= drain(() => stopped).finally(() => {
      running = null
    })
    return running
  }
  const timer = setInterval(look, everyMs)
  return {
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await running
    },
    idle: async () => {
      await running
      await look()
    },
  }
}
