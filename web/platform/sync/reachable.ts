import { onAnswered } from '../data/answered'
import { type Memory, memory } from '../data/memory'

/** The last request came through, or none was made yet; of this tab alone. */
export const reachable: Memory<boolean> = memory(true)
// A sync that failed is not the last word: anything else may be answered before it tries again.
onAnswered(() => reachable.set(true))
