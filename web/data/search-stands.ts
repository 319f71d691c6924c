import { memory } from './memory'

/** Counts up when an index stands, and when a row has changed since: what was answered before is asked again. */
export const searchIndexStands = memory(0)
