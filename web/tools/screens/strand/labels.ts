// The labels in the picture, for each path that can be picked.
import type { Value } from '../../../../shared/reading/understood/reading'
import type { HISTORY, Zone } from '../../../../shared/tools/colour-formula/told/paths'
import type { Options } from '../understood/labels'

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
export const levelWords = (level: Value): string =>
  Number(level).toLocaleString('en-GB', { maximumFractionDigits: 1 })
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
