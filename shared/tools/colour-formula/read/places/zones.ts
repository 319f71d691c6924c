import type { Tone } from '../../../../trade/tones'
import type { ReadShade } from '../shades/shades'

export type HairMake = 'virgin' | 'tint' | 'bleach'

export type Place = {
  level: number
  tone: Tone | null
  made: HairMake
  /** The words that it was read from. */
  from?: ReadShade
}

type Zone = 'root' | 'lengths' | 'ends'

const ZONES: readonly (readonly [Zone, RegExp])[] = [
  [
    'root',
    /\b(?:roots?|regrowth|new growth|at the scalp|grown out|grow(?:n)?[ -]out|(?:grow(?:n|ing)?|coming|showing|poking|peeping|(?:hair|growth|it|grey) came) (?:through|in|back)|came (?:through|back))\b/g,
  ],
  [
    'lengths',
    /\b(?:below (?:that|it|this)|the rest|remainder|further down|mid-lengths|lengths|band|middle|mid shaft|throughout|(?<!\b(?:grow|grown|growing|coming|came|showing|poking|peeping) )through)\b/g,
  ],
  ['ends', /\b(?:ends|tips)\b/g],
]

const WITH_LENGTHS = /\b(?:mid-lengths|lengths|middle) (?:and|&) (?:the )?$/

/** A level beside one of these isn't the natural one. */
const TREATED =
  '(?:(?:pre-?)?(?:bleach|lighten|highlight|foil|balayage|babylight|ombre|tint|colour|dye|box|blond)\\w*)'
const TREATED_AFTER = new RegExp(`^ *(?:(?!natural)[a-z]+ )?${TREATED}\\b(?! *(?:level |to |at )*\\d)`)
const TREATED_BEFORE = new RegExp(`\\b${TREATED} (?:(?:level|to|at|up) )*$`)

/** Levels and codes in a piece of text, but no measures. */
const LEVELS =
  /(?<![\d/.,:-])\b(?:1[0-2]|[1-9])(?:[/.,-]\d{1,3})?\b(?!\s*(?:cm|mm|inch\w*|"|%|vol|weeks?|months?|years?|days?|times|x\b|levels?|shades?|foils?)|\d|\s?-\s?\d)/g

/** Every zone word in a piece; in "lengths and ends" the ends count as lengths. */
const zonesIn = (within: string): { zone: Zone; index: number; length: number }[] =>
  ZONES.flatMap(([zone, pattern]) =>
    [...within.matchAll(pattern)].map(hit => ({
      zone: zone === 'ends' && WITH_LENGTHS.test(within.slice(0, hit.index)) ? ('lengths' as const) : zone,
      index: hit.index,
      length: hit[0].length,
    })),
  )

/**
 * "8 ends 6 natural roots", "roots 5 lengths 7": with no commas, each level pairs with the zone word beside it, always
 * on the same side.
 */
function inOrder(within: string, start: number, shade: ReadShade): Zone | 'none' | null {
  const levels = [...within.matchAll(LEVELS)]
  const at = levels.findIndex(
    hit =>
      start + hit.index < shade.index + shade.written.length &&
      start + hit.index + hit[0].length > shade.index,
  )
  if (levels.length < 2 || at < 0) return null
  const zones = zonesIn(within).sort((one, other) => one.index - other.index)
  const [first, last] = [levels[0]?.index ?? 0, levels.at(-1)?.index ?? 0]
  if (zones.length === 0) return null
  const behind = zones.every(({ index }) => index > first) && zones.some(({ index }) => index > last)
  const before = zones.every(({ index }) => index < last) && zones.some(({ index }) => index < first)
  if (behind === before) return null
  const here = levels[at]?.index ?? 0
  const own = behind
    ? zones.filter(({ index }) => index > here && index < (levels[at + 1]?.index ?? Number.POSITIVE_INFINITY))
    : zones.filter(({ index }) => index < here && index > (levels[at - 1]?.index ?? -1))
  const zone = (behind ? own[0] : own.at(-1))?.zone
  if (zone) return zone
  const treated =
    TREATED_AFTER.test(within.slice(here + (levels[at]?.[0].length ?? 0))) ||
    TREATED_BEFORE.test(within.slice(0, here))
  return !treated ? 'none' : zones.some(other => other.zone === 'lengths') ? 'ends' : 'lengths'
}

/** The zone a shade belongs to: the nearest zone word between the same commas. */
export function zoneOf(text: string, shade: ReadShade): Zone | null {
  const stops =
    /[,;\n]|\.(?!\d)|\b(?:then|but|with|over|(?<!\b(?:mid-lengths|lengths|middle) )and|and(?! (?:the )?(?:ends|tips)\b))\b/g
  let start = 0
  let end = text.length
  for (const stop of text.matchAll(stops)) {
    if (stop.index < shade.index) start = stop.index
    else if (stop.index >= shade.index + shade.written.length) {
      end = stop.index
      break
    }
  }
  // "Level 9 from roots to ends" is one zone.
  const within = text
    .slice(start, end)
    .replace(/\b(?:from |the ){0,4}(?:roots?|scalp|top) to (?:the )?(?:ends?|tips?|bottom)\b/g, all =>
      ' '.repeat(all.length),
    )
  const ordered = inOrder(within, start, shade)
  if (ordered) return ordered === 'none' ? null : ordered
  const middle = shade.index + shade.written.length / 2
  let best: { zone: Zone; far: number } | null = null
  for (const { zone, index, length } of zonesIn(within)) {
    const far = Math.abs(start + index + length / 2 - middle)
    if (!best || far < best.far) best = { zone, far }
  }
  return best?.zone ?? null
}

const NATURAL_BEFORE =
  /\b(?:natural(?:ly)?|virgin|base|uncoloured)\b(?:(?!\b(?:with|foils?|highlights?|balayage|bleach\w*|lengths|tint\w*|ends|then)\b)[^.,;\n]){0,22}$/

const NATURAL_AFTER =
  /^\s*(?:(?!over|on|onto|and|with|then|under|above|tint|dye|colour|box|ends|tips|lengths|through|throughout|\d)\w+\s){0,2}(?:natural(?:ly)?|virgin|base|underneath|uncoloured)\b/

/** What comes before the name of a dyed shade: "box dye black". */
export const DYED_BEFORE =
  /\b(?:dye|dyed|dyeing|tint|tinted|tinting|coloured|colouring|box|permanent) (?:(?:a|in|to|dark|very|it|hair) )*$/

export function depth(shade: ReadShade): number {
  return Math.min(10, shade.level ?? 0)
}

/** "natural 6/3", "6/3 base": the code describes natural hair. */
export function isNatural(text: string, shade: ReadShade): boolean {
  const before = text.slice(Math.max(0, shade.index - 24), shade.index)
  if (DYED_BEFORE.test(before)) return false
  return NATURAL_BEFORE.test(before) || NATURAL_AFTER.test(text.slice(shade.index + shade.written.length))
}
