import { runsOf } from '../../../support/sample'

/** Random histories a test. */
export const MOST_RUNS = runsOf(300)

/** They end when they are done; only what hangs is cut off, however busy the machine is. */
export const AT_LEISURE = { timeout: 20 * 60_000 }
