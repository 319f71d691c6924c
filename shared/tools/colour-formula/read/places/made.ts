// Whether the hair is natural, tinted or lightened, where only its look tells.
import type { History } from '../history/hair-history'
import { lifted } from './look'
import type { SaidLevels } from './said-levels'
import { depth, type HairMake, isNatural, zoneOf } from './zones'

/** Dyed dark on top of what was light: to lighten it again is to lighten a dye. */
const DYED_OVER =
  /\b(?:dye|box|tint|black|(?:dark|darkest|medium) brown|permanent|colour)\b[^.;\n]{0,50}\b(?:over|on top of|covering|covers) (?:(?:the|her|his|an?|old|previous|faded|grown[ -]out|level \d+(?:\.5)?) )*(?:highlights?|bleach\w*|balayage|blonde|foils|lightened)/

/** What the look of the hair adds to the history that was told; the history is completed with it. */
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
  // Nobody is born orange or yellow: hair that is called so was lifted, unless it is a redhead's.
  if (!history.remover && !redhead && lifted(now) && !saidNatural) return lightened(history)
  // A toned code of hair that nobody called natural is a colour: natural hair is written 6/0. Far lighter than the
  // natural root, a code that the maker decides may as well be a toner on lightened hair.
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
  // Natural hair of level 9 and lighter is rare on a grown head: unsaid, it was lightened, and wants that care.
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
