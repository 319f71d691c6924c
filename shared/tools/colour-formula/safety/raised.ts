// Concerns that the text raised and nobody has answered. Until somebody does, we take the cautious way. What would stop
// a colour is asked before anything is mixed; what calls for care is planned with care.
import type { Facts } from '../../../facts'
import { RAISED_ASKS } from '../../../reading/model/asks'
import type { RaisedConcept } from '../../../reading/model/model'
import type { History } from '../read/history/hair-history'
import type { Person } from '../read/person'
import type { Picture } from '../read/picture'
import { findings } from './safety'

const person =
  (isOpen: (person: Person) => boolean, as: Partial<Person>) =>
  (picture: Picture): Picture | null =>
    isOpen(picture.person) ? { ...picture, person: { ...picture.person, ...as } } : null
const history =
  (isOpen: (history: History) => boolean, as: Partial<History>) =>
  (picture: Picture): Picture | null =>
    isOpen(picture.history) ? { ...picture, history: { ...picture.history, ...as } } : null

/** The picture if the concern is true. Null if the picture already assumes it, or if what is known rules it out. */
const IF_SO: Readonly<Record<RaisedConcept, (picture: Picture) => Picture | null>> = {
  reaction_to_colour: person(
    ({ reacted, unexplained, itch, bleachBurn }) =>
      reacted === null && unexplained === null && itch === null && !bleachBurn,
    { reacted: 'a previous reaction to hair colour' },
  ),
  under_16: person(
    ({ age, under16, maybeMinor, childAsked }) => age === null && !under16 && !maybeMinor && !childAsked,
    { under16: true },
  ),
  scalp_broken: person(({ scalp }) => scalp === 'calm' || scalp === 'condition', { scalp: 'broken' }),
  scalp_condition: person(({ scalp }) => scalp === 'calm', { scalp: 'condition' }),
  black_henna: person(({ tattoo }) => tattoo === 'none', { tattoo: 'clear' }),
  allergy: person(
    ({ reacted, otherAllergy, crossAllergy, latex }) =>
      reacted === null && crossAllergy === null && !otherAllergy && !latex,
    { otherAllergy: true },
  ),
  pregnant_or_nursing: person(({ pregnant, breastfeeding }) => !pregnant && !breastfeeding, {
    pregnant: true,
  }),
  illness_or_medicine: person(
    ({ medication, chemo, asthma, wheeze }) => !medication && chemo === 'none' && !asthma && !wheeze,
    { medication: true },
  ),
  hair_loss: () => null,
  henna: history(({ henna }) => henna === 'none', { henna: 'present' }),
  metallic: history(({ metallic, metalTestClear }) => !metallic && !metalTestClear, { metallic: true }),
  relaxer: history(({ relaxed }) => !relaxed, { relaxed: true }),
  recent_perm: history(({ perm }) => !perm, { perm: true, permWeeks: 0 }),
  breakage: history(({ condition }) => condition !== 'gummy' && condition !== 'fragile', {
    condition: 'fragile',
  }),
  home_colour: history(({ boxDye }) => !boxDye, { boxDye: true }),
}

const isKnown = (concept: string): concept is RaisedConcept => Object.hasOwn(IF_SO, concept)
const stops = (picture: Picture, facts: Facts): number =>
  findings(picture, facts).filter(({ weight }) => weight === 'refuse' || weight === 'hold').length

export function careful(picture: Picture, facts: Facts): Picture {
  let now = picture
  const questions: string[] = []
  for (const { concept, quote } of picture.raised) {
    const ifSo = isKnown(concept) ? IF_SO[concept](now) : null
    if (!isKnown(concept) || ifSo === null) continue
    if (stops(ifSo, facts) > stops(now, facts)) questions.push(`“${quote}”: ${RAISED_ASKS[concept]}`)
    else now = ifSo
  }
  return { ...now, toAsk: questions }
}
