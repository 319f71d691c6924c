// "What's in the roots bowl", "read me the second bowl": one bowl of several is asked for by its place.
import type { Context } from '../intents'
import { zoneOf } from '../zones'
import { meant, type Rule } from './rule'
import { whichBowl } from './which-bowl'

const WHAT =
  "(?:tell me )?what(?:'?s| is| was|(?: have| had| did| do|'ve)? (?:i|we) (?:got|have|put|mix|mixed))"
const OF = '(?:the|my|her|his|that|this)'
const BOWL = '(?:bowl|mix)'
const ASKED: readonly RegExp[] = [
  new RegExp(`^${WHAT} (?:in|inside) ${OF} (.+?) ${BOWL}(?: again)?$`),
  new RegExp(`^${WHAT} (?:in|inside) ${OF} ${BOWL} (?:for|on) (?:${OF} )?(.+?)(?: again)?$`),
  new RegExp(`^(?:read|tell|show)(?: me)?(?: back| out)? ${OF} (.+?) ${BOWL}(?: back| out| again| to me)*$`),
]

export const bowlAsked: Rule = ({ text }, context) => {
  const said = ASKED.map(pattern => pattern.exec(text)?.[1]).find(found => found !== undefined)
  const zone = said === undefined ? null : bowlCalled(said, context)
  return zone === null ? null : meant({ id: 'whats-in-the-bowl', slots: { zone } })
}

/** By a part of the head, or by its place among today's bowls. */
const bowlCalled = (said: string, context: Context): string | null =>
  zoneOf(said) ?? whichBowl(`in the ${said} bowl`, context).zone
