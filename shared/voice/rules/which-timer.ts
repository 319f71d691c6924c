// Which of the timers that run is meant: by its name, its place of the head, their sound, or its place in their row.
import { soundOf } from '../../sound'
import type { Context, Intent, Named, Understood } from '../intents'
import { meantAs } from '../say'
import { zoneOf } from '../zones'
import { choices, meant, missing } from './rule'

/** The next to end is the first, and what rings is before it. */
const PLACED =
  /^(?:the )?(?:(first|second|third|last|next)(?: one| timer)?|one that(?:'s| is) (?:ringing|going off|beeping)|ringing(?: one| timer)?|alarm)$/
const AT: Readonly<Record<string, number>> = { first: 0, next: 0, second: 1, third: 2, last: -1 }

/** By its place in their row, by its name, by the place of the head, or by the sound of either. */
export function running(said: string, { timers }: Context): Named | null {
  const placed = PLACED.exec(said)
  if (placed) return timers.at(AT[placed[1] ?? 'first'] ?? 0) ?? null
  const zone = zoneOf(said)
  const plain = said.toLowerCase().replace(/^(?:the|that|this|my|her|his) /, '')
  return (
    timers.find(({ name }) => name === zone || name.toLowerCase() === plain) ??
    timers.find(({ name }) => soundOf(plain).length > 1 && soundOf(name) === soundOf(plain)) ??
    null
  )
}

export function onTimer(
  said: string | null,
  context: Context,
  then: (timer: Named) => Intent,
): Understood | null {
  const { timers } = context
  if (said !== null && said !== 'it') {
    const timer = running(said, context)
    if (timer) return meant(then(timer))
    return zoneOf(said) === null ? null : missing(`No timer runs for ${zoneOf(said)}.`)
  }
  const [only, second] = timers
  if (!only) return missing('No timer is running.')
  if (!second) return meant(then(only))
  return choices([meantAs(then(only)), meantAs(then(second))], 'Which timer?')
}
