// Grams of colour for a head of hair. domain 1.5 GTK: weigh, don't guess.
export type Length = 'short' | 'medium' | 'long'

export const REGROWTH_GRAMS = 40
export const TONER_GRAMS = 50
export const FOIL_GRAMS: Record<Length, number> = { short: 30, medium: 40, long: 60 }
export const FULL_HEAD_GRAMS: Record<Length, number> = { short: 50, medium: 70, long: 110 }
