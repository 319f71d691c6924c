// What a person can pick for home care, by path: needs, substances to leave out, products at home or declined, the
// hair.
import { RAISED } from '../../../reading/model/model'
import { ANSWERS, oneOf, type Paths, picksOf, yesNo } from '../../../reading/understood/picks'
import type { Picks } from '../../../reading/understood/reading'
import type { NeedKey } from '../../../trade/concerns'

/** Each need as its chip shows it, and what it looks for on the list. A pick uses the first. */
export const NEEDS = {
  moisture: ['moisture'],
  repair: ['repair', 'gummy', 'split-ends'],
  colour_care: ['colour-care', 'red'],
  brass: ['yellow', 'orange'],
  frizz: ['frizz'],
  curl: ['definition'],
  volume: ['volume'],
  scalp_dry: ['dry-scalp', 'sensitive'],
  scalp_oily: ['oily'],
  dandruff: ['dandruff'],
  heat: ['heat'],
  hold: ['hold', 'texture'],
  shine: ['shine'],
  light_weight: [],
  thinning: ['thinning'],
  sun_swim: ['swim', 'sun'],
  child: [],
  quick: [],
  no_air: [],
  detangle: ['tangles'],
} as const satisfies Readonly<Record<string, readonly NeedKey[]>>
export type NeedChip = keyof typeof NEEDS
export const NEED_CHIPS = Object.keys(NEEDS) as NeedChip[]

export const TEXTURES = ['fine', 'medium', 'coarse'] as const
export const CURLS = ['straight', 'wavy', 'curly', 'coily'] as const

const PATHS: Paths = {
  ...Object.fromEntries(NEED_CHIPS.map(need => [`needs.${need}`, yesNo])),
  'hair.texture': oneOf(TEXTURES),
  'hair.curl': oneOf(CURLS),
  'hair.coloured': yesNo,
  'hair.lightened': yesNo,
  ...Object.fromEntries(RAISED.map(concern => [`raised.${concern}`, oneOf(ANSWERS)])),
}

/** Followed by a substance's key or a product's id; we have no full list of either. */
const OPEN = ['avoid', 'owns', 'declined'] as const
export type OpenPath = (typeof OPEN)[number]
const openPaths = (picks: Picks): Paths =>
  Object.fromEntries(
    Object.keys(picks)
      .filter(path => OPEN.some(open => path.startsWith(`${open}.`) && path.length > open.length + 1))
      .map(path => [path, yesNo]),
  )

export const picksIn = (picks: Picks = {}): Picks => picksOf({ ...PATHS, ...openPaths(picks) }, picks)

/** Picks at paths with this prefix, without the prefix. */
export const pickedAt = (picks: Picks, open: OpenPath): [key: string, is: boolean][] =>
  Object.entries(picks).flatMap(([path, value]) =>
    path.startsWith(`${open}.`) ? [[path.slice(open.length + 1), value === true]] : [],
  )
