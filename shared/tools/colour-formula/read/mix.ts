// One bowl of two shades, and how much of each: "6/0 + 6/3 eq pts", "4/0+4/77 (2:1)", "6N half 6G half".
import type { ReadShade } from './shades'

export type Mix = {
  shades: readonly [ReadShade, ReadShade]
  shares: readonly [number, number]
  said: boolean
}

const JOINED = /^ ?(?:\+|&|and|n|with|plus|half) ?$/
/** "(2:1)", "2:1"; 1:1 and 1:2 in the open are how much developer. */
const PARTS = /^ ?(?:\(|(?=[2-4] ?: ?1\b))([1-4]) ?: ?([1-4])\b(?!\.)/
const EVENLY = /^[^,;]{0,4}\b(?:eq\w*|even|half|halves|50 ?\/ ?50|mix\w*)\b/

/** Two shades of one depth that are written together; another depth is another place. */
export function mixIn(text: string, shades: readonly ReadShade[]): Mix | null {
  for (const [at, first] of shades.entries()) {
    const second = shades[at + 1]
    if (!second || first.level !== second.level || first.how !== 'code' || second.how === 'name') continue
    if (first.written === second.written) continue
    if (!JOINED.test(text.slice(first.index + first.written.length, second.index))) continue
    const after = text.slice(second.index + second.written.length)
    const [, one, two] = PARTS.exec(after) ?? []
    return {
      shades: [first, second],
      shares: one === two ? [1, 1] : [Number(one), Number(two)],
      said: one !== undefined || EVENLY.test(after),
    }
  }
  return null
}
