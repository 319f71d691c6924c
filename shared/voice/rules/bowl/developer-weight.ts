// A weight of its own for the developer: "sixty grams of twenty vol", "make it sixty grams of developer". Every word
// must have its place. We don't take "add ten grams of twenty vol", which could mean ten more or ten in all.

import { isDeveloperGrams } from '../../bowl/limits'
import { itemsIn } from '../../bowl/mix-items'
import { corrected } from '../../bowl/spoken-formula'
import { isVolume } from '../../intents'
import { meant, missing, type Rule } from '../../lexicon/rule'
import { whichBowl } from './which-bowl'

const VERB =
  /^(?:(?:make|change|set|put|use|weigh|pour|take|give|i want|i need)(?: (?:it|that|me))?(?: (?:out|in|up|down))?(?: to)?|it's|with|do(?= .* instead$))(?: the)? /
/** "Make the developer sixty grams": here the subject comes first. */
const SUBJECT =
  /^(?:(?:make|change|set|put) )?(?:the )?(?:developer|peroxide)(?: (?:to|is|at))? (?=.*\b(?:g|gms?|gram\w*)\b)/

export const developerWeight: Rule = ({ text }, context) => {
  const { rest, zone: bowl } = whichBowl(text, context)
  const subject = SUBJECT.exec(rest)?.[0] ?? null
  const said = (subject === null ? rest.replace(VERB, '') : rest.slice(subject.length)).replace(
    / (?:in|instead)$/,
    '',
  )
  const items = corrected(itemsIn(said.split(' '), context.separator))
  const zones = items.flatMap(item => (item.type === 'zone' ? [item.value] : []))
  const [first, second, ...more] = items.filter(item => item.type !== 'zone')
  if (first === undefined || more.length > 0 || zones.length > 1) return null
  const zone = zones[0] ?? bowl
  const grams =
    first.type === 'developer-grams' || (first.type === 'grams' && (subject !== null || second !== undefined))
      ? first.value
      : null
  if (grams === null || !isDeveloperGrams(grams)) return null
  if (second !== undefined && second.type !== 'volume') return null
  // If we don't know the strength, we ask for it and not for the weight.
  const volume = second?.type === 'volume' ? second.value : null
  if (second !== undefined && (volume === null || !isVolume(volume))) return null
  if (context.openClient === null) return missing('Whose colour? Open a client first.')
  return meant({
    id: 'change-developer-grams',
    slots: { zone, grams, volume: volume !== null && isVolume(volume) ? volume : null },
  })
}
