// What each part of the picture says, and whether all of it is sure: anything only assumed needs a look.
import type { Reading } from '../../../../shared/reading/understood/reading'
import type { Zone } from '../../../../shared/tools/colour-formula/told/paths'
import { capital, levelWords } from './labels'

type Facts = Reading['facts']
type Fact = Facts[string] | undefined
type StrandWords = { words: string; sure: boolean }

const isKnown = (fact: Fact): fact is NonNullable<Fact> => fact !== undefined
const areSure = (facts: readonly Fact[]): boolean => facts.every(fact => fact?.sure ?? true)

export function zoneSaid(facts: Facts, zone: Zone | 'wish'): StrandWords {
  const [level, tone] = [facts[`${zone}.level`], facts[`${zone}.tone`]]
  const made = zone === 'wish' ? undefined : facts[`${zone}.made`]
  const [grey, regrowth] = zone === 'root' ? [facts.grey_percent, facts.regrowth_cm] : []
  const hair = [
    level && `level ${levelWords(level.value)}`,
    tone && tone.value !== made?.value && String(tone.value),
    made && (made.value === 'direct' ? 'direct dye' : String(made.value)),
  ].filter(Boolean)
  const more = [grey && `${grey.value}% grey`, regrowth && `${levelWords(regrowth.value)} cm`]
  return {
    words: [capital(hair.join(', ')), ...more].filter(Boolean).join(' · '),
    sure: areSure([level, tone, made, grey, regrowth]),
  }
}

export function stateSaid(facts: Facts): StrandWords {
  const said = ['texture', 'condition', 'length'].map(path => facts[path]).filter(isKnown)
  return { words: capital(said.map(({ value }) => String(value)).join(', ')), sure: areSure(said) }
}
