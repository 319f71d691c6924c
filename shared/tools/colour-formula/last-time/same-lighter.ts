// "The same but lighter" depends on the developer as much as on the shade. domain 1.4, 1.8, 1.9
// [VLB][MINARDI1][MINARDI4]
import { TINT_LIFTS } from '../../../trade/colour/lift'
import type { Picture } from '../read/picture'
import type { HairMake } from '../read/places/zones'
import { type Bowl, inPermanent, LIFTING, levelsOf } from '../same-but'
import { holdsWord, ZONE_NAMES, type Zone, zonesIn } from '../same-zones'

/** The changed bowl, and what to say about it. */
export type Moved = { bowl: Bowl; say: string | null }
type Hair = { made: HairMake | null; level: number | null }

const UNKNOWN: Hair = { made: null, level: null }
const KEPT =
  'Not made lighter: colour does not lift colour, and a tint lifts natural hair alone. Lighter hair there is a new formula.'

/** Services that go over a root that was coloured or lightened, or over any other hair. */
const OVER = ['shadow', 'melt', 'smudge', 'tap', 'stretch', 'toner', 'toning', 'tone', 'gloss', 'glaze']
const EVERYWHERE = ['all over', 'whole head', 'full head', 'global']

/**
 * Natural, unless the text puts colour or bleach on the root, or mentions it without a place and doesn't set the root
 * apart.
 */
function rootsOf({ manner, natural }: Picture): Hair {
  if (manner.rootTold === 'treated') return UNKNOWN
  return { made: 'virgin', level: manner.rootTold === 'unclear' ? null : natural }
}

function hairAt(zone: Zone, picture: Picture): Hair {
  if (zone === 'roots') return rootsOf(picture)
  const place = (zone === 'ends' ? picture.ends : null) ?? picture.lengths
  // A saved bowl coloured these places, so they are natural only if the text says so.
  return place === null || (place.made === 'virgin' && !picture.history.virgin) ? UNKNOWN : place
}

/**
 * The hair that a bowl goes on, as far as we know it. If there are several places: the darkest, and only if they were
 * all made alike.
 */
function hairUnder(zone: string, picture: Picture): Hair {
  const named = EVERYWHERE.some(word => holdsWord(zone, word)) ? ZONE_NAMES : zonesIn(zone)
  const places = named.map(each => hairAt(each, picture))
  const [first, ...others] = places.length > 0 ? places : [hairAt('lengths', picture)]
  if (!first || others.some(({ made }) => made !== first.made)) return UNKNOWN
  const isOver = places.length === 0 || OVER.some(word => holdsWord(zone, word))
  if (first.made === 'virgin' && isOver) return UNKNOWN
  const levels = [first, ...others].map(({ level }) => level)
  return { made: first.made, level: levels.includes(null) ? null : Math.min(...levels.map(Number)) }
}

/** `now`: the bowl with a lighter mix in it. */
export function lightened(then: Bowl, now: Bowl, picture: Picture): Moved {
  const { made, level } = hairUnder(then.zone, picture)
  const volume = then.developer_volume
  if (made === 'bleach')
    return {
      bowl: now,
      say: 'A toner deposits and never lightens: it comes out as light as the hair beneath it. The developer stays.',
    }
  if (made !== 'virgin') return { bowl: then, say: KEPT }
  if (!volume)
    return {
      bowl: now,
      say: 'No developer was written down for this bowl, and none is put in: only a developer lifts. Which strength was it?',
    }
  if (level === null)
    return {
      bowl: now,
      say:
        volume >= LIFTING
          ? `${volume} vol stays: on natural hair it lifts, on coloured hair it does not. Name the natural level of the new growth to have the lift worked out.`
          : `${volume} vol only deposits, so the new growth comes out no lighter. A lift of one or two levels wants ${LIFTING} vol in a permanent line. Name the natural level of the new growth to have it worked out.`,
    }
  const wanted = Math.max(...levelsOf(now))
  const lift = wanted - level
  if (lift > TINT_LIFTS)
    return {
      bowl: then,
      say: `Not made lighter: level ${wanted} is more than two levels above the natural level ${level}, and a tint does not lift that far. That is a new formula.`,
    }
  if (lift <= 0)
    return {
      bowl: now,
      say: `Level ${wanted} is no lighter than the natural level ${level}, so nothing has to lift: the developer stays at ${volume} vol.`,
    }
  if (volume >= LIFTING)
    return { bowl: now, say: `${volume} vol stays: on natural hair it lifts one or two levels.` }
  return {
    bowl: inPermanent(now, picture.maker),
    say: `${LIFTING} vol instead of ${volume} vol: with less a lighter shade only deposits, and the natural level ${level} has to lift. It wants a permanent line, not a demi.`,
  }
}
