// Which levels the text gives for the hair as it is now: from the first field, else from the condition field.
import type { Maker } from '../../../../trade/colour/codes'
import { toneIn } from '../shades/shade-names'
import { type ReadShade, shadesIn } from '../shades/shades'
import { redAfter } from './look'
import { DYED_BEFORE, isNatural, zoneOf } from './zones'

/** Colour that is no longer on the head. "Grown out 4 cm" is regrowth, so the colour is still there. */
const CUT_OFF =
  /\b(?:all |since |now |long |completely |fully ){0,6}(?:cut off|cut out|chopped off|long gone|(?:all|completely|fully) grown out)\b/

const VAGUE = new Set(['blonde', 'brown', 'brunette'])

/** A field as typed, and tidied. */
export type Field = { tidied: string; raw: string }

export type SaidLevels = {
  /** The text that the levels came from. */
  read: string
  /** The levels that count. A name beside a level or a code only describes it. */
  usable: ReadShade[]
  /** Levels and codes, but no names. */
  strong: ReadShade[]
  /** Levels that don't exist, as typed. */
  impossible: string[]
}

const exists = (shade: ReadShade): boolean => shade.level !== null && shade.level >= 1 && shade.level <= 12

export function saidLevels(
  current: Field,
  condition: Field,
  maker: Maker | null,
  wished: readonly ReadShade[],
  /** Something was done to the hair. */
  coloured: boolean,
): SaidLevels {
  // Hair that was cut off has no level any more. We blank it out so that indices stay the same.
  const onHead = current.tidied.replace(/[^,;\n]+/g, piece =>
    CUT_OFF.test(piece) ? ' '.repeat(piece.length) : piece,
  )
  // Words decide where a code alone is ambiguous: "red 6/66". "Natural 5 roots, ends 6/4" says natural only of the
  // roots.
  const word = toneIn(current.tidied)
  const said = word === 'natural' ? null : word
  let shades = shadesIn(onHead, current.raw, maker).map(shade =>
    shade.how === 'code' && !shade.sure && said
      ? { ...shade, tone: said }
      : shade.how === 'level' && shade.tone === null
        ? { ...shade, tone: redAfter(current.tidied, shade) }
        : shade,
  )
  let read = current.tidied
  // A level says more than "blonde" does, whichever field it is in.
  const inCondition = shadesIn(condition.tidied, condition.raw, maker).filter(shade => shade.how !== 'name')
  const vaguely =
    shades.every(shade => shade.how === 'name' && VAGUE.has(shade.written)) &&
    inCondition.some(shade => shade.how === 'level' && !isNatural(condition.tidied, shade))
  if (vaguely || !shades.some(shade => shade.level !== null)) {
    read = condition.tidied
    shades = inCondition
  }
  const impossible = [
    ...[...shades, ...wished].filter(shade => shade.level !== null && !exists(shade)),
    // 11 and 12 are high-lift series, not natural depths.
    ...shades.filter(shade => shade.how === 'level' && exists(shade) && (shade.level ?? 0) > 10),
  ].map(shade => shade.written)
  const levels = shades.filter(exists)
  const strong = levels.filter(shade => shade.how !== 'name')
  return {
    read,
    usable: strong.length > 0 ? withoutDescriptions(read, levels, strong, coloured) : levels,
    strong,
    impossible,
  }
}

/** "Natural level 4 medium brown" is one level; "box dye black, natural 5 roots" are two. */
const withoutDescriptions = (
  read: string,
  levels: ReadShade[],
  strong: ReadShade[],
  coloured: boolean,
): ReadShade[] =>
  levels.filter(
    shade =>
      shade.how !== 'name' ||
      (strong.every(other => isNatural(read, other) || zoneOf(read, other) === 'root') &&
        (DYED_BEFORE.test(read.slice(0, shade.index)) || (coloured && apartFrom(read, shade, strong)))) ||
      (zoneOf(read, shade) !== null && !strong.some(other => zoneOf(read, other) === zoneOf(read, shade))),
  )

/** "Darkest brown from the chemist, roots natural 7": too far apart to describe the same hair. */
const apartFrom = (read: string, name: ReadShade, strong: readonly ReadShade[]): boolean =>
  !VAGUE.has(name.written) &&
  !/\b(?:was|used to be|were|child\w*|wants?|like)\b[^.,;\n]{0,20}$/.test(read.slice(0, name.index)) &&
  strong.every(other => Math.abs((other.level ?? 0) - (name.level ?? 0)) > 1.5)
