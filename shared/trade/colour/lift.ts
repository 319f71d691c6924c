// How far hair lifts in one visit. domain 1.9 [HOB][UPC][HILL][LAVISH][VINACCIA]
/** A greater lift takes more than one visit. */
export const LIFT_A_VISIT = 4
/** On coloured hair, this many levels or more take more than one visit. */
export const LIFT_ON_COLOUR = 3
export const TINT_LIFTS = 2
/** High-lift tint needs uncoloured hair of this level or lighter; 5 is marginal and stays warm. domain 1.17 GTK */
export const HIGH_LIFT_FROM = 6
export const HIGH_LIFT_LEVELS = 4
/** Bases up to this level need great caution. [HILL] */
export const DARK_BASE = 3

/** A believable shade for the end of the first visit, and never the final one. */
export function interimLevel(start: number, target: number, careful: boolean): number {
  return Math.min(target - 1, start + (careful ? 3 : LIFT_A_VISIT), 9)
}

const INTERIM: Readonly<Record<number, string>> = {
  4: 'a warm chestnut brown',
  5: 'a warm chestnut or light copper brown',
  6: 'a soft caramel',
  7: 'a caramel or bronze blonde',
  8: 'a honey blonde',
  9: 'a soft golden blonde',
}

export function interimWords(level: number): string {
  return INTERIM[Math.round(level)] ?? 'a warm, deeper shade'
}

export function visitsFor(lift: number, onColour: boolean): string {
  if (onColour) return lift >= 5 ? '3–6 visits' : '2–3 visits'
  return lift > 6 ? '2–4 visits' : '2–3 visits'
}

/** Hair that was lightened within this many weeks hasn't recovered yet. */
export const RESTED_WEEKS = 4
