// The questions for what a text raises, worded the same on a form and in an answer.
import type { RaisedConcept } from './model'

export const RAISED_ASKS: Readonly<Record<RaisedConcept, string>> = {
  reaction_to_colour: 'Has hair colour ever caused a reaction?',
  allergy: 'Is there an allergy?',
  under_16: 'Is the client under 16?',
  pregnant_or_nursing: 'Pregnant or nursing?',
  scalp_broken: 'Is the scalp sore or broken?',
  scalp_condition: 'Is there a scalp condition?',
  hair_loss: 'Is there hair loss?',
  illness_or_medicine: 'An illness or a medicine that matters?',
  black_henna: 'Ever had a black henna tattoo?',
  henna: 'Is there henna on the hair?',
  metallic: 'Is there metallic dye on the hair?',
  relaxer: 'Is the hair relaxed?',
  recent_perm: 'Was there a perm lately?',
  breakage: 'Is the hair breaking?',
  home_colour: 'Is there home colour on the hair?',
}
