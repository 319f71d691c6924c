// A watchdog for every step: nothing about the voice may hang.
import { VoiceError } from './voice-error'

/** Settles as the promise does, or rejects when that takes longer than `ms`. */
export function within<T>(ms: number, promise: Promise<T>, words: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new VoiceError('stalled', words)), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/**
 * Checks the position again and again; tells once when it hasn't moved for `ms`. Returns the function that stops it.
 */
export function whenStill(where: () => number, ms: number, tell: () => void): () => void {
  let last = where()
  let since = Date.now()
  const timer = setInterval(() => {
    const now = where()
    if (now !== last) {
      last = now
      since = Date.now()
    } else if (Date.now() - since >= ms) {
      clearInterval(timer)
      tell()
    }
  }, 250)
  return () => clearInterval(timer)
}
