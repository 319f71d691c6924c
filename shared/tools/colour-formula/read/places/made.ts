// Whether the hair is natural, tinted or lightened, when only its look tells us.
import type { History } from '../history/hair-history'
import { lifted } from './look'
import type { SaidLevels } from './said-levels'
import { depth, type HairMake, isNatural, zoneOf } from './zones'

/** Dyed dark over light hair: lightening it again means lightening a dye. */
const DYED_OVER =
  /\b(?:dye|box|tint|black|(?:dark|darkest|medium) brown|permanent|colour)\b[^.;\n]{0,50}\b(?:over|on top of|covering|covers) (?:(?:the|her|his|an?|old|previous|faded|grown[ -]out|level \d+(?:\.5)?) )*(?:highlights?|bleach\w*|balayage|blonde|foils|lightened)/

/** What the hair's look adds to the history that was given. Completes `history` in place. */
export function madeOf(
  history: History,
  { read, usable }: SaidLevels,
  now: string,
  { redhead, saidNatural }: { redhead: boolean; saidNatural: boolean },
  assumed: string[],
): HairMake {
  if (history.bleached && !(history.tinted && DYED_OVER.test(now))) return 'bleach'
  if (history.tinted || history.direct) return 'tint'
  if (history.virgin) return 'virgin'
  // Nobody is born orange or yellow: unless this is a redhead, the hair was lifted.
  if (!history.remover && !redhead && lifted(now) && !saidNatural) return lightened(history)
  // A toned code is artificial colour unless the hair was called natural: natural hair is written 6/0. If the code is
  // ambiguous between makers and far lighter than the natural root, it may be a toner on lightened hair.
  const roots = usable.filter(shade => isNatural(read, shade)).map(depth)
  const toned = usable.some(
    shade =>
      (shade.sure || roots.every(root => depth(shade) - root < 1.6)) &&
      shade.how !== 'name' &&
      shade.tone !== null &&
      shade.tone !== 'natural' &&
      !isNatural(read, shade) &&
      zoneOf(read, shade) !== 'root',
  )
  if (toned) {
    history.tinted = true
    return 'tint'
  }
  // Adults rarely have natural hair of level 9 or lighter. If nothing is said, we treat it as lightened and take that
  // care.
  const palest = Math.max(0, ...usable.map(depth))
  if (palest >= 9 && !/\bnatural|\bnever\b|\bwhite\b|\bgrey\b|\bgrandmother/.test(now)) {
    assumed.push('Level 9 and lighter is read as lightened hair; say so if it is natural.')
    return lightened(history)
  }
  return 'virgin'
}

function lightened(history: History): HairMake {
  history.bleached = true
  history.bleachedTimes = Math.max(1, history.bleachedTimes)
  return 'bleach'
}
