// What a person can pick for a colour question, by path: the same paths as the facts read from a text.
import { RAISED } from '../../../reading/model/model'
import { ANSWERS, number, oneOf, type Paths, picksOf, yesNo } from '../../../reading/understood/picks'
import type { Picks } from '../../../reading/understood/reading'
import { TONES } from '../../../trade/tones'

export const ZONES = ['root', 'lengths', 'ends'] as const
export type Zone = (typeof ZONES)[number]

export const MADE = ['natural', 'tint', 'lightened', 'direct', 'henna'] as const
/** What has been put on the hair. */
export const HISTORY = [
  'box_dye',
  'salon_colour',
  'lightener',
  'toner',
  'direct_dye',
  'henna',
  'metallic',
  'colour_remover',
  'relaxer',
  'perm',
  'keratin',
] as const
export const SERVICES = [
  'all_over',
  'roots',
  'highlights',
  'balayage',
  'gloss',
  'toner',
  'root_shadow',
  'grey_blend',
  'darker',
  'correction',
  'colour_removal',
  'same_again',
] as const

const level = number(1, 10, 0.5)
const PATHS: Paths = {
  ...Object.fromEntries(
    ZONES.flatMap(zone => [
      [`${zone}.level`, level],
      [`${zone}.tone`, oneOf(TONES)],
      [`${zone}.made`, oneOf(MADE)],
      // Applies to this zone only: the rest of the head may still be lightened.
      [`${zone}.lightened`, yesNo],
    ]),
  ),
  regrowth_cm: number(0, 60, 0.5),
  grey_percent: number(0, 100, 5),
  grey_where: oneOf(['temples', 'front', 'nape', 'scattered', 'all']),
  texture: oneOf(['fine', 'medium', 'coarse']),
  porosity: oneOf(['low', 'normal', 'high']),
  condition: oneOf(['sound', 'dry', 'fragile', 'breaking']),
  length: oneOf(['short', 'chin', 'shoulder', 'long']),
  ...Object.fromEntries(
    HISTORY.flatMap(what => [
      [`history.${what}`, yesNo],
      [`history.${what}.weeks`, number(0, 520, 1)],
    ]),
  ),
  'wish.service': oneOf(SERVICES),
  'wish.level': level,
  'wish.tone': oneOf(TONES),
  'wish.cover_grey': yesNo,
  ...Object.fromEntries(RAISED.map(concern => [`raised.${concern}`, oneOf(ANSWERS)])),
}

const isRaised = (path: string): boolean => path.startsWith('raised.')
/** What can be read from a text, without the concerns to ask about. */
export const FACT_PATHS: readonly string[] = Object.keys(PATHS).filter(path => !isRaised(path))

export const picksIn = (picks: Picks | undefined): Picks => picksOf(PATHS, picks)

/** Which of the question's fields a path belongs to. */
export function fieldOf(path: string): 'currentColor' | 'desiredColor' | 'hairCondition' {
  if (path.startsWith('wish.')) return 'desiredColor'
  return ['texture', 'porosity', 'condition', 'length'].includes(path) || path.startsWith('raised.')
    ? 'hairCondition'
    : 'currentColor'
}
