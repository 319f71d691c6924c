// How much is tried: the check while one works (QUICK) takes a part, LONG multiplies what is made up at random.
const quick = Boolean(process.env.QUICK)
const long = Math.max(1, Number(process.env.LONG ?? 1) || 1)

/** Stored cases: all of them, or every twentieth. */
export const sampleOf = <T>(cases: readonly T[]): readonly T[] =>
  quick ? cases.filter((_, at) => at % 20 === 0) : cases

/** Random inputs. */
export const runsOf = (usual: number): number => Math.ceil(usual * (quick ? 0.1 : long))
