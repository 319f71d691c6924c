import { runsOf } from '../../support/sample'

/** Random histories a test. */
export const MOST_RUNS = runsOf(300)
