// Reports what the server would refuse before saving, and never cuts anything.
export const SHORT = 200
export const LONG = 20_000

/** Undefined if it fits. */
export const tooLong = (value: string | null, most: number = LONG): string | undefined =>
  value !== null && value.length > most
    ? `${value.length} characters: ${value.length - most} too many. Nothing is cut; please shorten it.`
    : undefined
