// Two shades in one bowl, and how much of each: "6/0 + 6/3 eq pts", "4/0+4/77 (2:1)", "6N half 6G half".
import { read } from '../../../../reading/doc'
import type { ReadShade } from '../shades/shades'

export type Mix = {
  shades: readonly [ReadShade, ReadShade]
  shares: readonly [number, number]
  said: boolean
}

const JOINS = new Set(['+', '&', 'and', 'n', 'with', 'plus', 'half'])
const EVEN = new Set('eq equal equally even evenly half halves mix mixed 50/50'.split(' '))

/** "(2:1)", "2:1". But 1:1 and 1:2 outside brackets give the developer ratio. */
function sharesIn(words: readonly string[]): [number, number] | null {
  const [one, colon, two] = words[0] === '(' ? words.slice(1) : words
  const shares: [number, number] = [Number(one), Number(two)]
  const isShare = colon === ':' && shares.every(share => share >= 1 && share <= 4)
  return isShare && (words[0] === '(' || (shares[0] > 1 && shares[1] === 1)) ? shares : null
}

/** Two shades of the same depth written together. A different depth means a different place. */
export function mixIn(text: string, shades: readonly ReadShade[]): Mix | null {
  for (const [at, first] of shades.entries()) {
    const second = shades[at + 1]
    if (!second || first.level !== second.level || first.how !== 'code' || second.how === 'name') continue
    if (first.written === second.written) continue
    const between = text.slice(first.index + first.written.length, second.index).trim()
    if (!JOINS.has(between)) continue
    const after = read(text.slice(second.index + second.written.length)).tokens.map(({ norm }) => norm)
    const shares = sharesIn(after)
    return {
      shades: [first, second],
      shares: shares ?? [1, 1],
      said: shares !== null || after.slice(0, 2).some(word => EVEN.has(word)),
    }
  }
  return null
}
