import { onAnswered } from '../data/answered'
import { type Memory, memory } from '../data/memory'

/** True if this tab's last request came through, or it hasn't made one yet. */
export const reachable: Memory<boolean> = memory(true)
// Any answer counts: something else may come through before a failed sync retries.
onAnswered(() => reachable.set(true))
