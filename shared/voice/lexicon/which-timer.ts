// Finds the running timer that is meant: by its name, its part of the head, the sound of either, or its position in the
// row.
import { soundOf } from '../../reading/names/sound'
import type { Context, Intent, NamedRecord, Understood } from '../intents'
import { meantAs } from '../say'
import { zoneOf } from '../zones'
import { choices, meant, missing } from './rule'
import { PLACED } from './timer-places'

const BEFORE_A_NAME = new Set(['the', 'that', 'this', 'my', 'her', 'his'])
const bareName = (said: string): string => {
  const [first = '', ...rest] = said.toLowerCase().split(' ')
  return BEFORE_A_NAME.has(first) && rest.length > 0 ? rest.join(' ') : said.toLowerCase()
}

/** Tries the position in the row, then the name or the part of the head, then the sound. */
export function running(said: string, { timers }: Context): NamedRecord | null {
  const plain = bareName(said)
  if (Object.hasOwn(PLACED, plain)) return timers.at(PLACED[plain] ?? 0) ?? null
  const zone = zoneOf(plain)
  return (
    timers.find(({ name }) => name === zone || name.toLowerCase() === plain) ??
    timers.find(({ name }) => soundOf(plain).length > 1 && soundOf(name) === soundOf(plain)) ??
    null
  )
}

export function onTimer(
  said: string | null,
  context: Context,
  then: (timer: NamedRecord) => Intent,
): Understood | null {
  const { timers, ringing } = context
  if (said !== null && said !== 'it') {
    const timer = running(said, context)
    if (timer) return meant(then(timer))
    // A zone has a capital, so we compare the words.
    const zone = zoneOf(bareName(said))
    return zone === null ? null : missing(`No timer runs for ${zone}.`)
  }
  // If one is ringing, that is the one they mean.
  const rings = timers.filter(({ id }) => ringing.some(each => each.id === id))
  const [only, second] = rings.length === 1 ? rings : timers
  if (!only) return missing('No timer is running.')
  if (!second) return meant(then(only))
  return choices([meantAs(then(only)), meantAs(then(second))], 'Which timer?')
}
