// "In the second bowl", "to the bowl": which of today's bowls is meant, where no part of the head says so.
import type { Context } from '../../intents'
import { zoneOf } from '../../zones'

const THIS = / (?:in|into|to|for|on|from|of|out of) (?:it|(?:the|this|that|my) (?:bowl|mix))$/
const NTH = /(?: (?:in|into|to|for|on|from|of|out of))? the (first|second|third|fourth|last) (?:bowl|mix)\b/
/** "In the roots bowl". */
const CALLED = / (?:in|into|to|for|on|from|of|out of)(?: (?:the|her|his|that))? ((?:\S+ ){1,3}?)(?:bowl|mix)$/
const PLACES: readonly string[] = ['first', 'second', 'third', 'fourth']

/** `zone` null: the current bowl, or none was named. `rest`: the text without the words that named it. */
export function whichBowl(said: string, { bowls }: Context): { rest: string; zone: string | null } {
  if (THIS.test(said)) return { rest: said.replace(THIS, ''), zone: null }
  const place = NTH.exec(said)?.[1]
  const called = place === undefined ? zoneOf(CALLED.exec(said)?.[1] ?? '') : null
  if (called !== null) return { rest: said.replace(CALLED, ''), zone: called }
  if (place === undefined) return { rest: said, zone: null }
  const bowl = place === 'last' ? bowls.at(-1) : bowls[PLACES.indexOf(place)]
  return bowl ? { rest: said.replace(NTH, '').trim(), zone: bowl.zone } : { rest: said, zone: null }
}
