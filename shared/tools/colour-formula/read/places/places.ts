// The depth at the root, along the lengths and at the ends, and how each was made.
import type { Maker } from '../../../../trade/colour/codes'
import type { History } from '../history/hair-history'
import { type ReadShade, shadesIn } from '../shades/shades'
import { DONE, guessIn } from './look'
import type { Field, SaidLevels } from './said-levels'
import { depth, type HairMake, isNatural, type Place, zoneOf } from './zones'

export type Places = {
  root: Place | null
  /** Mid-lengths to ends, or all the hair if no zones were named. */
  lengths: Place | null
  ends: Place | null
}

const placed = (shade: ReadShade, made: HairMake): Place => ({
  level: depth(shade),
  tone: shade.tone,
  made,
  from: shade,
})

const PIECES_BEFORE =
  /\b(?:balayage|highlights?|foils|babylights|ombre)\b(?!.*\b(?:roots?|regrowth)\b)[^,;\n]*$/

const isNow = (read: string, { index, written }: ReadShade): boolean =>
  /^ *(?:\(?now\b|at the moment\b|currently\b|today\b)/.test(read.slice(index + written.length)) ||
  /\b(?:now|currently|at the moment|faded to)(?: (?:is|it's|it is|at|about|a|an|level|sits at|sitting at))* *$/.test(
    read.slice(Math.max(0, index - 30), index),
  )

/** Puts every level where it belongs. */
/** The text also gives a natural level at another depth: "8/0 regrowth, nat 6, ends 9/16". */
const otherBase = (read: string, usable: readonly ReadShade[], shade: ReadShade): boolean =>
  usable.some(
    other =>
      isNatural(read, other) &&
      depth(other) !== depth(shade) &&
      !['lengths', 'ends'].includes(zoneOf(read, other) ?? ''),
  )

export function placesOf({ read, usable }: SaidLevels, history: History, made: HairMake): Places {
  let root: Place | null = null
  let lengths: Place | null = null
  let ends: Place | null = null
  for (const shade of usable) {
    const zone = zoneOf(read, shade)
    const natural = isNatural(read, shade)
    const dyedThere =
      natural &&
      zone === 'lengths' &&
      usable.some(other => other !== shade && !isNatural(read, other) && zoneOf(read, other) === 'lengths')
    // "6.35 regrowth 20 vol, natural 6" is what went on the regrowth, because no hair grows in that colour. "Balayage
    // level 8 grown out, natural 5" describes the pieces.
    const applied =
      zone === 'root' &&
      !natural &&
      !history.hotRoots &&
      !/^[^,;\n]*\b(?:bright\w*|brassy|orange|hot|warm\w*|glow\w*)\b/.test(read.slice(shade.index)) &&
      ((shade.how === 'code' &&
        ((shade.tone ?? 'natural') !== 'natural' || otherBase(read, usable, shade))) ||
        PIECES_BEFORE.test(read.slice(Math.max(0, shade.index - 40), shade.index))) &&
      usable.some(other => other !== shade && isNatural(read, other))
    if (applied) lengths ??= placed(shade, made === 'virgin' ? 'tint' : made)
    else if (dyedThere) root ??= placed(shade, 'virgin')
    else if (zone === 'root' && !(root && natural === false)) root = placed(shade, 'virgin')
    else if (zone === 'ends') ends = placed(shade, made)
    else if (zone === 'lengths') lengths = placed(shade, made)
    else if (
      natural &&
      (lengths?.made === 'tint' || usable.length > 1 || history.tinted || history.bleached || history.direct)
    )
      root ??= placed(shade, 'virgin')
    // "Black box over bleached 9, level 1 now": the current level counts.
    else if (!lengths || isNow(read, shade)) lengths = placed(shade, made)
  }
  return lengths || !ends ? { root, lengths, ends } : { root, lengths: ends, ends: null }
}

/** Adds what the condition field says: "old highlights level 9", "natural 5 underneath". */
export function completed(
  places: Places,
  condition: Field,
  maker: Maker | null,
  history: History,
  made: HairMake,
): Places {
  const past = condition.tidied
  const levelWhere = (fits: (shade: ReadShade) => boolean): ReadShade | undefined =>
    shadesIn(past, condition.raw, maker).find(
      shade => shade.how !== 'name' && (shade.level ?? 0) >= 1 && (shade.level ?? 99) <= 10 && fits(shade),
    )
  let { root, lengths } = places
  if (!lengths && (history.bleached || history.tinted)) {
    const done = levelWhere(
      shade =>
        DONE.test(past.slice(Math.max(0, shade.index - 40), shade.index + 30)) && !isNatural(past, shade),
    )
    if (done) lengths = placed(done, made)
  }
  if (!root && lengths && lengths.made !== 'virgin') {
    const natural = levelWhere(
      shade => /\bnatural/.test(past) && (isNatural(past, shade) || zoneOf(past, shade) === 'root'),
    )
    if (natural) root = placed(natural, 'virgin')
  }
  return { ...places, root, lengths }
}

/**
 * Natural hair is all one depth. Lengths lighter than the natural root were lightened; darker ones were coloured. A
 * tube's code can have lifted two levels on its own.
 */
export function toldApart({ root, lengths, ends }: Places): Places {
  return root?.made === 'virgin' && lengths?.made === 'virgin' && Math.abs(root.level - lengths.level) > 0.9
    ? {
        root,
        lengths: {
          ...lengths,
          made: lengths.level - root.level > (lengths.from?.how === 'code' ? 2.1 : 0) ? 'bleach' : 'tint',
        },
        ends,
      }
    : { root, lengths, ends }
}

/** A level guessed from words where nobody gave one; the answer always says so and asks to confirm it. */
export function guessed(now: string, made: HairMake): Place | null {
  const level = guessIn(now)
  return level === null ? null : { level, tone: null, made }
}

/** Two zones or more, over a level apart or made differently. */
export const zonedBy = ({ root, lengths, ends }: Places): boolean =>
  (root !== null &&
    lengths !== null &&
    lengths.made !== 'virgin' &&
    (Math.abs(root.level - lengths.level) > 0.9 || root.made !== lengths.made)) ||
  (ends !== null && lengths !== null && Math.abs(ends.level - lengths.level) > 0.9)
