// While a timer rings, "stop" means that timer, without a name and without a yes.
import type { Context, Understood } from '../../intents'
import { isAll } from '../../lexicon/by-words'
import { meant, type Rule } from '../../lexicon/rule'

export const ring: Rule = ({ text }, { ringing }) =>
  ringing.length > 0 && isAll('ring_off', text, 'ringing')
    ? meant({ id: 'stop-ring', slots: { timers: [...ringing] } })
    : null

/** "Stop the roots timer", while that one is ringing. */
export function endsRing(understood: Understood, { ringing }: Context): Understood {
  if (understood.kind !== 'meant' || understood.intent.id !== 'timer-stop') return understood
  const { id } = understood.intent.slots.timer
  const rings = ringing.filter(each => each.id === id)
  return rings.length > 0 ? meant({ id: 'stop-ring', slots: { timers: rings } }) : understood
}
