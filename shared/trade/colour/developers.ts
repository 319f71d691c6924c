// Hydrogen peroxide: volumes and percent, and what each strength is for. domain 1.4 [VLB][FCA][OLIGO]
const PERCENT: Readonly<Record<number, number>> = {
  0: 0,
  5: 1.5,
  6: 1.9,
  7: 2.1,
  10: 3,
  13: 4,
  20: 6,
  30: 9,
  40: 12,
}

/** The strengths that are sold; 0 = none. */
export const VOLUMES: readonly number[] = Object.keys(PERCENT).map(Number)

/** Percent of hydrogen peroxide as it stands on the bottle: 20 vol = 6. */
export function percentOf(volume: number): number {
  return PERCENT[volume] ?? Math.round(volume * 3) / 10
}

/** 6 (%) → 20 vol; null where no such bottle is sold. */
export function volumeOf(percent: number): number | null {
  const nearest = VOLUMES.find(volume => Math.abs(percentOf(volume) - percent) < 0.15)
  return nearest ?? null
}

/** On the scalp lightener takes 20 vol at most; with bleach powder never more than 30, off the scalp. [HFL2] GTK */
export const MAX_ON_SCALP_LIGHTENER = 20
export const MAX_LIGHTENER = 30
/** Demi and toner deposit, so they stay low. */
export const MAX_DEPOSIT = 13
