// While a timer rings, "stop" is for it: no yes is waited for, and no name is needed.
import type { Context, Understood } from '../intents'
import { meant, type Rule } from './rule'

const STOPS = new Set('stop silence quiet hush shush enough off'.split(' '))
const BESIDE = new Set(
  "it that that's the this be turn switch shut up all right ringing ring noise alarm beeping timer timers okay yes".split(
    ' ',
  ),
)

export const ring: Rule = ({ words }, { ringing }) =>
  ringing.length > 0 &&
  words.some(word => STOPS.has(word)) &&
  words.every(word => STOPS.has(word) || BESIDE.has(word))
    ? meant({ id: 'stop-ring', slots: { timers: [...ringing] } })
    : null

/** "Stop the roots timer", said while that is what rings. */
export function endsRing(understood: Understood, { ringing }: Context): Understood {
  if (understood.kind !== 'meant' || understood.intent.id !== 'timer-stop') return understood
  const { id } = understood.intent.slots.timer
  const rings = ringing.filter(each => each.id === id)
  return rings.length > 0 ? meant({ id: 'stop-ring', slots: { timers: rings } }) : understood
}
