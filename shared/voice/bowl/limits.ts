// The limits of a recipe, the same as in its record. A larger figure was misheard, and zero is nothing to weigh.
const MOST_GRAMS = 1000
const MOST_DEVELOPER = 2000
/** In minutes. */
const LONGEST = 240

const within = (value: number, most: number): boolean => value > 0 && value <= most
export const isTubeGrams = (value: number): boolean => within(value, MOST_GRAMS)
export const isDeveloperGrams = (value: number): boolean => within(value, MOST_DEVELOPER)
export const isMinutes = (value: number): boolean => within(value, LONGEST)
