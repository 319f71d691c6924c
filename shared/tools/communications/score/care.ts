// How much of a conversation takes care of the client.
import type { Signal, SignalHeard } from '../hear/line/line'

/** What looks after the client. */
const CARE = new Set<Signal>([
  'empathises',
  'apologises',
  'owns',
  'comfort',
  'reflects',
  'echoes',
  'product_use',
  'upkeep',
  'risk',
  'small_step',
  'greets',
  'introduces',
  'small_talk',
  'paraphrases',
  'check_question',
  'open_question',
  'offers_choice',
  'limits',
  'sessions',
  'timing',
  'price',
  'explains',
  'thanks',
  'warm',
  'uses_name',
  'solution',
  'home_step',
  'rebook',
  'contact',
  'tests',
])
/** How much of a conversation takes care of the client: kinds of care per line, on average. */
export function careIn(lines: readonly (readonly SignalHeard[])[]): number {
  const kinds = lines.map(
    heard => new Set(heard.map(({ signal }) => signal).filter(signal => CARE.has(signal))).size,
  )
  return kinds.reduce((sum, each) => sum + each, 0) / Math.max(1, kinds.length)
}

/** From this value on the conversation is caring, so what only sounds harsh isn't meant that way. */
export const CARING = 2
/** Up to this value nobody was looked after, however good single words sound. */
export const CARELESS = 1
