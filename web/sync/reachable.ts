import { type Memory, memory } from '../data/memory'

/** The last request came through, or none was made yet; of this tab alone. */
export const reachable: Memory<boolean> = memory(true)
