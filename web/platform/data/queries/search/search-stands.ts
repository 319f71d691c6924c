import { memory } from '../../memory'

/** The most matches that a search shows. */
export const MOST_FOUND = 50

/**
 * False while only the beginnings of names are searched: until the index is built, or rebuilt after too many rows
 * changed at once.
 */
export const searchIsWhole = memory(false)

/** Counts up when the index is ready, and when a row has changed since, so that queries run again. */
export const searchIndexStands = memory(0)
