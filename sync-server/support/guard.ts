// A model's words as they stream in, read in a thread: a model says what a stranger made it say.
import { read } from '../reading/read'

export type Guard = {
  /** What may be shown by now. */
  take: (text: string) => Promise<string>
  rest: () => Promise<string>
  /** How much waits for its sentence to end. */
  held: () => number
}

/** `given`: the articles that it was to answer from. */
export function makeGuard(given: string): Guard {
  let held = ''
  let told = false
  const sift = async (last: boolean): Promise<string> => {
    const sifted = await read('guarded', held, given, told, last)
    held = sifted.held
    told = sifted.told
    return sifted.shown
  }
  return {
    take: async text => {
      held += text
      // Only then can a sentence have ended.
      return /\s/.test(text) && /[.!?…\n]/.test(held) ? sift(false) : ''
    },
    rest: async () => (held === '' ? '' : sift(true)),
    held: () => held.length,
  }
}
