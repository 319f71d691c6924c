import { memory } from '../../memory'

/** A search shows the best of them. */
export const MOST_FOUND = 50

/** False while only the beginnings of names are looked at: until an index stands, or one that many rows overtook is made anew. */
export const searchIsWhole = memory(false)

/** Counts up when an index stands, and when a row has changed since: what was answered before is asked again. */
export const searchIndexStands = memory(0)
