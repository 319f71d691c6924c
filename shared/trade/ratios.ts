// Colour to developer, by line. domain 1.5 [KELTEK][KSTRANDS][GOCONQR][MODSALON]; the tube's own figure overrides.
import type { Maker } from './codes'

export const LIGHTENER_RATIO = '1:2'
/** Thicker, so that hand-painted pieces hold. */
export const PAINTED_RATIO = '1:1.5'
export const HIGH_LIFT_RATIO = '1:2'

export function permanentRatio(maker: Maker | null): string {
  return maker === 'loreal' ? '1:1.5' : '1:1'
}

export function demiRatio(maker: Maker | null): string {
  return maker === 'wella' ? '1:2' : maker === 'letters' ? '1:1' : '1:1.5'
}

/** Parts of developer to one of colour: 1.5 for "1:1.5". Null where the ratio says none. */
function developerParts(ratio: string | null): number | null {
  const parts = ratio?.match(/^1:(\d+(?:\.\d+)?)$/)
  return parts ? Number(parts[1]) : null
}

/** 40 g at 1:1.5 takes 60 g. */
export function developerGrams(grams: number, ratio: string | null): number | null {
  const parts = developerParts(ratio)
  return parts === null ? null : Math.round(grams * parts)
}

/** What a salon’s scale is read by, in grams. */
const SCALE_STEP = 5

/** So much of the colour that was meant may be wanting: a bowl that runs out is worse than a rest in it. */
const SHORT_AT_MOST = 0.1

/**
 * Grams of each part of a bowl, by its share: whole steps of the scale, the developer’s too, with shares and ratio kept to
 * the letter. As near to `grams` of colour as that allows, never more than a tenth less; where shares and ratio leave no
 * such amount, the next above it, however far.
 */
export function weigh(grams: number, shares: readonly number[], ratio: string | null): number[] {
  const all = shares.reduce((sum, share) => sum + share, 0)
  const developer = developerParts(ratio) ?? 1
  const isWhole = (amount: number): boolean =>
    Math.abs(amount / SCALE_STEP - Math.round(amount / SCALE_STEP)) < 1e-6
  const fits = (total: number): boolean =>
    total > 0 &&
    total >= grams * (1 - SHORT_AT_MOST) &&
    isWhole(total * developer) &&
    shares.every(share => isWhole((total * share) / all))
  for (let off = 0; off <= grams; off += 1)
    for (const total of [grams + off, grams - off])
      if (fits(total)) return shares.map(share => Math.round((total * share) / all))
  return shares.map(share => Math.max(1, Math.round((grams * share) / all)))
}
