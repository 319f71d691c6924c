// A card that gives one shade for the regrowth and another for the lengths: "7/0 regrowth, nat 5, 7/3 lengths". "The
// same again" keeps each where it was. domain 1.7, 1.13

import type { ReadShade } from '../shades/shades'
import type { SaidLevels } from './said-levels'
import { isNatural, zoneOf } from './zones'

export type Worn = { root: ReadShade; lengths: ReadShade }

/** A root that was only toned down needs no tint. */
const SHADOW = /\b(?:smudge\w*|shadow\w*|stretch\w*|melt\w*|root[ -]tap\w*|toner?|toned|gloss\w*|demi)\b/
const pieceOf = (read: string, { index }: ReadShade): string => {
  const end = read.slice(index).search(/[,;\n]|\.(?!\d)/)
  return `${read.slice(0, index).match(/[^,;.\n]*$/)?.[0] ?? ''}${end < 0 ? read.slice(index) : read.slice(index, index + end)}`
}

/** An older formula, or a later one that went all over. */
const NOT_NOW = /\b(?:old|older|former(?:ly)?|used to|before that|in (?:19|20)\d\d|years? ago)\b/
const ALL_OVER = /\b(?:all over|full head|global)\b/
/** The root's code that equals the natural depth may only say how deep the natural hair is. */
const PUT_ON =
  /\b(?:last (?:time|visit|appointment|colour|one)|formula|vol|\d+ ?g|tint\w*|used|applied|put|on (?:the )?(?:roots?|regrowth)|grey|white)\b|%/

/** Null if the code at the root may be the natural depth: that has to be given separately. */
export function wornShades({ read, usable }: SaidLevels): Worn | null {
  const natural = usable.find(shade => isNatural(read, shade))
  const put = usable.filter(
    shade =>
      shade.how === 'code' &&
      (shade.level ?? 99) <= 10 &&
      !isNatural(read, shade) &&
      !NOT_NOW.test(pieceOf(read, shade)),
  )
  if (!natural || put.some(shade => ALL_OVER.test(pieceOf(read, shade)))) return null
  const root = put.find(shade => zoneOf(read, shade) === 'root' && !SHADOW.test(pieceOf(read, shade)))
  const lengths =
    put.find(shade => zoneOf(read, shade) === 'lengths') ?? put.find(shade => zoneOf(read, shade) === 'ends')
  if (!root || !lengths) return null
  const asNatural = root.level === natural.level && (root.tone ?? 'natural') === 'natural'
  return asNatural && !PUT_ON.test(read) ? null : { root, lengths }
}
