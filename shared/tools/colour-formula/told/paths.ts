// What a person can pick for a colour question, by path: the same paths as what is read of a text.
import { RAISED } from '../../../reading/model'
import type { Picks, Value } from '../../../reading/reading'
import { TONES } from '../../../trade/tones'

export const ZONES = ['root', 'lengths', 'ends'] as const
export type Zone = (typeof ZONES)[number]

const oneOf = (values: readonly string[]) => ({ of: 'words' as const, values })
const number = (min: number, max: number, step: number) => ({ of: 'number' as const, min, max, step })
const yesNo = { of: 'yes-no' as const }
type Kind = ReturnType<typeof oneOf> | ReturnType<typeof number> | typeof yesNo

export const MADE = ['natural', 'tint', 'lightened', 'direct', 'henna'] as const
/** What was put on the hair before. */
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
/** The answers to what is asked about the person. */
export const ANSWERS = ['yes', 'no', 'unknown'] as const

const level = number(1, 10, 0.5)
const PATHS: Readonly<Record<string, Kind>> = {
  ...Object.fromEntries(
    ZONES.flatMap(zone => [
      [`${zone}.level`, level],
      [`${zone}.tone`, oneOf(TONES)],
      [`${zone}.made`, oneOf(MADE)],
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
/** What can be read of a text, apart from what has to be asked about. */
export const FACT_PATHS: readonly string[] = Object.keys(PATHS).filter(path => !isRaised(path))

const fits = (kind: Kind, value: Value): boolean =>
  kind.of === 'words'
    ? typeof value === 'string' && kind.values.includes(value)
    : kind.of === 'yes-no'
      ? typeof value === 'boolean'
      : typeof value === 'number' && value >= kind.min && value <= kind.max

/** Those that this version understands; another version's paths and values are kept in the ask and pass by. */
export const picksIn = (picks: Picks | undefined): Picks =>
  Object.fromEntries(
    Object.entries(picks ?? {}).filter(([path, value]) => {
      const kind = Object.hasOwn(PATHS, path) ? PATHS[path] : undefined
      return kind !== undefined && fits(kind, value)
    }),
  )

/** Which of the question's fields a path belongs to. */
export function fieldOf(path: string): 'currentColor' | 'desiredColor' | 'hairCondition' {
  if (path.startsWith('wish.')) return 'desiredColor'
  return ['texture', 'porosity', 'condition', 'length'].includes(path) || path.startsWith('raised.')
    ? 'hairCondition'
    : 'currentColor'
}
