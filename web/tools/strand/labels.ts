// The words of the picture, for each path that can be picked.
import type { RaisedConcept } from '../../../shared/reading/model'
import type { Value } from '../../../shared/reading/reading'
import type { HISTORY, Zone } from '../../../shared/tools/colour-formula/told/paths'

export type Options = readonly (readonly [value: Value, label: string])[]

export const ZONE_LABELS: Record<Zone, string> = { root: 'Root', lengths: 'Lengths', ends: 'Ends' }
export const MADE_LABELS: Options = [
  ['natural', 'Natural'],
  ['tint', 'Tint'],
  ['lightened', 'Lightened'],
  ['direct', 'Direct dye'],
  ['henna', 'Henna'],
]
export const TEXTURES: Options = [
  ['fine', 'Fine'],
  ['medium', 'Medium'],
  ['coarse', 'Coarse'],
]
export const CONDITIONS: Options = [
  ['sound', 'Sound'],
  ['dry', 'Dry'],
  ['fragile', 'Fragile'],
  ['breaking', 'Breaking'],
]
export const POROSITIES: Options = [
  ['low', 'Low'],
  ['normal', 'Normal'],
  ['high', 'High'],
]
export const LENGTHS: Options = [
  ['short', 'Short'],
  ['chin', 'Chin'],
  ['shoulder', 'Shoulder'],
  ['long', 'Long'],
]
export const GREY_WHERE: Options = [
  ['temples', 'Temples'],
  ['front', 'Front'],
  ['nape', 'Nape'],
  ['scattered', 'Scattered'],
  ['all', 'All over'],
]
export const SERVICE_LABELS: Options = [
  ['roots', 'Roots'],
  ['all_over', 'All over'],
  ['highlights', 'Highlights'],
  ['balayage', 'Balayage'],
  ['toner', 'Toner'],
  ['gloss', 'Gloss'],
  ['root_shadow', 'Root shadow'],
  ['grey_blend', 'Grey blending'],
  ['darker', 'Darker'],
  ['correction', 'Correction'],
  ['colour_removal', 'Colour removal'],
  ['same_again', 'Same again'],
]
export const YES_NO: Options = [
  [true, 'Yes'],
  [false, 'No'],
]
export const HISTORY_LABELS: Record<(typeof HISTORY)[number], string> = {
  box_dye: 'Box dye',
  salon_colour: 'Salon colour',
  lightener: 'Lightener',
  toner: 'Toner',
  direct_dye: 'Direct dye',
  henna: 'Henna',
  metallic: 'Metallic dye',
  colour_remover: 'Colour remover',
  relaxer: 'Relaxer',
  perm: 'Perm',
  keratin: 'Keratin',
}
export const QUESTIONS: Record<RaisedConcept, string> = {
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
export const ANSWER_LABELS: Options = [
  ['yes', 'Yes'],
  ['no', 'No'],
  ['unknown', 'Not known'],
]

export const levelWords = (level: Value): string =>
  Number(level).toLocaleString('en-GB', { maximumFractionDigits: 1 })
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
