// What the records already say about a known client's hair, so nobody has to type or pick it again. We always ask for
// the wish.

import type { Facts } from '../../../facts'
import type { Fact, Picks, Reading } from '../../../reading/understood/reading'
import { CONSULTATION_MONTHS, isDue } from '../../../salon/consultation/latest'
import { spokenIn } from '../../../salon/consultation/said'
import { fieldOf, ZONES } from './paths'
import { wordsOfPicks } from './words'

const isOnRecord = ({ from }: Fact): boolean => from === 'card' || from === 'formula'

/**
 * Words by field. Current colour: if a zone's level is on record. Condition and history: if the card gives the
 * condition, or if a consultation that isn't due again asked for the history. From a consultation only its date, never
 * its answers.
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
