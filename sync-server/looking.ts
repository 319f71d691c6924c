// The beat of a worker that looks for what is due now and again.

export type Looking = {
  /** Waits for what is under way. */
  stop: () => Promise<void>
  /** After all that is due was done. */
  idle: () => Promise<void>
}

/** Never twice at once. `drain` goes on until nothing is due or `isStopped`, and throws nothing. */
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
