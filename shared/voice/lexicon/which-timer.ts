// Which of the timers that run is meant: by its name, its place of the head, their sound, or its place in their row.
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

/** By its place in their row, by its name, by the place of the head, or by the sound of either. */
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
    // A zone comes with its capital: it is told by its words.
    const zone = zoneOf(bareName(said))
    return zone === null ? null : missing(`No timer runs for ${zone}.`)
  }
  // Where one rings, that is the one that is spoken of.
  const rings = timers.filter(({ id }) => ringing.some(each => each.id === id))
  const [only, second] = rings.length === 1 ? rings : timers
  if (!only) return missing('No timer is running.')
  if (!second) return meant(then(only))
  return choices([meantAs(then(only)), meantAs(then(second))], 'Which timer?')
}
