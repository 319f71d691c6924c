// Checks a model's words as they stream in, in a thread, because a stranger may have made the model say them.
import { read } from '../reading/read'

export type Guard = {
  /** What may be shown so far. */
  take: (text: string) => Promise<string>
  rest: () => Promise<string>
  /** How much text is waiting for the end of its sentence. */
  held: () => number
}

/** `given`: the articles it was told to answer from. */
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
      // A sentence can only have ended now.
      return /\s/.test(text) && /[.!?…\n]/.test(held) ? sift(false) : ''
    },
    rest: async () => (held === '' ? '' : sift(true)),
    held: () => held.length,
  }
}
