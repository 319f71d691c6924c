// "What's in the roots bowl", "read me the second bowl": asks for one of several bowls.
import type { Context } from '../../intents'
import { meant, type Rule } from '../../lexicon/rule'
import { zoneOf } from '../../zones'
import { whichBowl } from './which-bowl'

const WHAT =
  "(?:tell me )?what(?:'?s| is| was|(?: have| had| did| do|'ve)? (?:i|we)(?:'ve)? (?:got|have|put|mix|mixed))"
const OF = '(?:the|my|her|his|that|this)'
const BOWL = '(?:bowl|mix)'
const ASKED: readonly RegExp[] = [
  new RegExp(`^${WHAT} (?:in|inside) ${OF} (.+?) ${BOWL}(?: again)?$`),
  new RegExp(`^${WHAT} (?:in|inside) ${OF} ${BOWL} (?:for|on) (?:${OF} )?(.+?)(?: again)?$`),
  new RegExp(`^(?:read|tell|show)(?: me)?(?: back| out)? ${OF} (.+?) ${BOWL}(?: back| out| again| to me)*$`),
]

/** "What was in her last bowl" means the saved record, not a bowl mixed today. */
const HERS =
  /\b(?:in|inside|read|tell|show)\b.* (?:her|his|their) (?:very )?(first|second|third|fourth|last|previous|old|usual)(?: (?:\S+ )?(?:bowl|mix)| one)\b/
const WAS_LAST = /\bwas (?:in|inside) (?:the|that|my) (?:very )?(?:last|previous) (?:\S+ )?(?:bowl|mix)\b/

export const bowlAsked: Rule = ({ text }, context) => {
  const [hers, place] = HERS.exec(text) ?? []
  if (hers !== undefined && place !== undefined)
    return ['last', 'previous'].includes(place) && /(?:last|previous) (?:bowl|mix)\b/.test(hers)
      ? meant({ id: 'last-formula', slots: {} })
      : null
  if (WAS_LAST.test(text)) return null
  const said = ASKED.map(pattern => pattern.exec(text)?.[1]).find(found => found !== undefined)
  const zone = said === undefined ? null : bowlCalled(said, context)
  return zone === null ? null : meant({ id: 'whats-in-the-bowl', slots: { zone } })
}

/** The bowl's zone, from a part of the head or its position among today's bowls. */
const bowlCalled = (said: string, context: Context): string | null =>
  zoneOf(said) ?? whichBowl(`in the ${said} bowl`, context).zone
