const long = Math.max(1, Number(process.env.LONG ?? 1) || 1)

/** Random histories a test: LONG multiplies them, the check before a commit (QUICK) takes a sample. */
export const MOST_RUNS = process.env.QUICK ? 50 : 300 * long
