// What the records say already of a known client's hair: nobody has to type it again, or pick it. The wish is always asked.

import type { Facts } from '../../../facts'
import type { Fact, Picks, Reading } from '../../../reading/understood/reading'
import { CONSULTATION_MONTHS, isDue } from '../../../salon/consultation/latest'
import { spokenIn } from '../../../salon/consultation/said'
import { fieldOf, ZONES } from './paths'
import { wordsOfPicks } from './words'

const isOnRecord = ({ from }: Fact): boolean => from === 'card' || from === 'formula'

/**
 * Words by field. The colour now: where the level of a zone is on record. Condition and history: where the card tells the
 * condition, or a consultation that isn't
 * due again asked for the history; of that its date alone, no answer.
 */
export function known(reading: Reading, facts: Facts, today: string): Record<string, string> {
  const onRecord = Object.entries(reading.facts).filter(([, fact]) => isOnRecord(fact))
  const picks: Picks = Object.fromEntries(onRecord.map(([path, { value }]) => [path, value]))
  const words = wordsOfPicks(
    Object.fromEntries(Object.entries(picks).filter(([path]) => fieldOf(path) !== 'desiredColor')),
  )
  const hasLevel = ZONES.some(zone => picks[`${zone}.level`] !== undefined)
  const asked = spokenIn(facts.consultation)
  const spoken = asked && !isDue(asked.at, CONSULTATION_MONTHS, Date.parse(today)) ? asked : null
  const state = [
    picks.condition === undefined && !spoken ? '' : words.hairCondition,
    spoken ? spoken.from : '',
  ].filter(Boolean)
  return {
    ...(hasLevel && { currentColor: words.currentColor.slice(0, 500) }),
    ...(state.length > 0 && { hairCondition: state.join(', ').slice(0, 500) }),
  }
}
