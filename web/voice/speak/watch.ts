// A dog for every step: nothing of the voice may hang.
import { VoiceError } from './voice-error'

/** The promise's end, or a failure where it takes longer. */
export function within<T>(ms: number, promise: Promise<T>, words: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new VoiceError('stalled', words)), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Asks again and again where something stands; tells once when it has stood still for so long. Returns how to end it. */
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
