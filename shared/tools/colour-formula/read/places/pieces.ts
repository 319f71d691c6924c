// Existing light pieces that are to be toned: how light they are, which the base doesn't tell us.
import type { Place } from './zones'

const PIECES =
  '(?:highlights?|foils?|balayaged?|babylights?|money ?piece|face[ -]?fram\\w*|streaks|slices|highlighted|lightened|bleached|pre-?lightened|lifted)'
const LEVEL =
  '(10|[1-9])(?:[/.]\\d{1,3})?(?![\\d%/.:-]| ?(?:cm|%|weeks?|wks?|months?|mths?|years?|yrs?|days?|vol|x|times|inch|mm)\\b)'
const AFTER = new RegExp(
  `\\b${PIECES}\\b(?:(?!\\b(?:every|natural|base|roots?|regrowth|on|over|from)\\b)[^,.;\\n\\d]){0,30}?(?<!\\bx ?)\\b${LEVEL}`,
)
const BEFORE = new RegExp(
  `(?<!\\b(?:natural|nat|base|virgin|roots?|regrowth)[^,.;\\n]{0,15})\\b${LEVEL},? (?!(?:natural|nat|base|virgin|with|and)\\b)(?:(?:yellow|pale|warm|blonde|brassy|faded|old|fine|chunky|previous) )*${PIECES}\\b`,
)
const BASE = /\b(?:natural|nat|base|virgin|roots?|regrowth|new growth|underneath|with|and)\b/

/** The level given beside the pieces, or the level of the one light place named. Null if nobody gave one. */
export function levelOfPieces(
  now: string,
  { root, lengths }: { root: Place | null; lengths: Place | null },
): number | null {
  const beside = AFTER.exec(now)?.[1] ?? BEFORE.exec(now)?.[1]
  if (beside) return Number(beside)
  if (lengths?.made !== 'bleach') return null
  if (root && lengths.level - root.level > 0.9) return lengths.level
  return !BASE.test(now) && lengths.level >= 7 ? lengths.level : null
}
