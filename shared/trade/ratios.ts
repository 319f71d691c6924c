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

/** 40 g at 1:1.5 takes 60 g. */
export function developerGrams(grams: number, ratio: string | null): number | null {
  const parts = ratio?.match(/^1:(\d+(?:\.\d+)?)$/)
  return parts ? Math.round(grams * Number(parts[1])) : null
}
