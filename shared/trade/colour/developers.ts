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

/** The strengths on sale; 0 = none. */
export const VOLUMES: readonly number[] = Object.keys(PERCENT).map(Number)

/** The percentage of hydrogen peroxide on the bottle: 20 vol = 6. */
export function percentOf(volume: number): number {
  return PERCENT[volume] ?? Math.round(volume * 3) / 10
}

/** 6 (%) → 20 vol; null where there is no such bottle. */
export function volumeOf(percent: number): number | null {
  const nearest = VOLUMES.find(volume => Math.abs(percentOf(volume) - percent) < 0.15)
  return nearest ?? null
}

/** Lightener on the scalp: 20 vol at most. Off the scalp, bleach powder never gets more than 30. [HFL2] GTK */
export const MAX_ON_SCALP_LIGHTENER = 20
export const MAX_LIGHTENER = 30
/** Demi and toner deposit, so they stay low. */
export const MAX_DEPOSIT = 13
