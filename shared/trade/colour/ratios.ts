// Colour to developer, by line. domain 1.5 [KELTEK][KSTRANDS][GOCONQR][MODSALON]; the figure on the tube takes
// precedence.
import type { Maker } from './codes'

export const LIGHTENER_RATIO = '1:2'
/** Thicker, so that hand-painted pieces stay put. */
export const PAINTED_RATIO = '1:1.5'
export const HIGH_LIFT_RATIO = '1:2'

export function permanentRatio(maker: Maker | null): string {
  return maker === 'loreal' ? '1:1.5' : '1:1'
}

export function demiRatio(maker: Maker | null): string {
  return maker === 'wella' ? '1:2' : maker === 'letters' ? '1:1' : '1:1.5'
}

/** Parts of developer to one of colour: 1.5 for "1:1.5". Null where there is no such ratio. */
function developerParts(ratio: string | null): number | null {
  const parts = ratio?.match(/^1:(\d+(?:\.\d+)?)$/)
  return parts ? Number(parts[1]) : null
}

/** Grams of developer: 40 g at 1:1.5 takes 60 g. */
export function developerGrams(grams: number, ratio: string | null): number | null {
  const parts = developerParts(ratio)
  return parts === null ? null : Math.round(grams * parts)
}

/** The steps of a salon’s scale, in grams. */
const SCALE_STEP = 5

/**
 * The least and the most of the intended amount of colour, as factors. Running out is worse than having some left
 * over.
 */
const LEAST = 0.9
const MOST = 1.25

/**
 * Grams of each part of a bowl, by its share. All are whole steps of the scale, the developer too, and the ratio is
 * kept exactly. The shares are exact where an amount near `grams` of colour allows it, otherwise to within a step.
 */
export function weigh(grams: number, shares: readonly number[], ratio: string | null): number[] {
  const all = shares.reduce((sum, share) => sum + share, 0)
  const developer = developerParts(ratio) ?? 1
  const isWhole = (amount: number): boolean =>
    Math.abs(amount / SCALE_STEP - Math.round(amount / SCALE_STEP)) < 1e-6
  const totals = Array.from({ length: Math.ceil(grams * MOST) }, (_, at) => at + 1)
    .filter(total => total >= grams * LEAST && isWhole(total) && isWhole(total * developer))
    .sort((a, b) => Math.abs(a - grams) - Math.abs(b - grams) || b - a)
  const exact = totals.find(total => shares.every(share => isWhole((total * share) / all)))
  if (exact !== undefined) return shares.map(share => Math.round((exact * share) / all))
  let left = totals[0] ?? grams
  const total = left
  return shares.map((share, at) => {
    const stepped = SCALE_STEP * Math.max(1, Math.round((total * share) / all / SCALE_STEP))
    const part = at === shares.length - 1 ? left : stepped
    left -= part
    return part
  })
}
