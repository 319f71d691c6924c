const long = Math.max(1, Number(process.env.LONG ?? 1) || 1)

/** Random histories a test; LONG multiplies them. */
export const MOST_RUNS = 300 * long
