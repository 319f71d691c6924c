// What the server would refuse is said before it is saved, and nothing is ever cut.
export const SHORT = 200
export const LONG = 20_000

/** Undefined where it fits. */
export const tooLong = (value: string | null, most: number = LONG): string | undefined =>
  value !== null && value.length > most
    ? `${value.length} characters: ${value.length - most} too many. Nothing is cut; please shorten it.`
    : undefined
