// "The same but lighter" is a matter of the developer as much as of the shade. domain 1.4, 1.8, 1.9 [VLB][MINARDI1][MINARDI4]
import { TINT_LIFTS } from '../../trade/lift'
import type { Picture } from './read/picture'
import { zonesIn } from './same-asked'
import { type Bowl, inPermanent, LIFTING, shadedUp } from './same-but'

type Lighter = { bowl: Bowl; say: string | null }

const KEPT = 'It stays as it was: colour does not lift colour. Lighter lengths are a new formula.'

/** The hair that a bowl goes on, as far as it was said. */
function hairUnder(
  zone: string,
  { root, lengths, natural }: Picture,
): { made: string | null; level: number | null } {
  const zones = zonesIn(zone)
  if (zones.length === 1 && zones[0] === 'roots') return { made: 'virgin', level: natural }
  const place = zones.includes('roots') ? (root ?? lengths) : (lengths ?? root)
  return { made: place?.made ?? null, level: place?.level ?? null }
}

export function lighter(bowl: Bowl, picture: Picture): Lighter {
  const up = shadedUp(bowl)
  if (up === null) return { bowl, say: null }
  const { made, level } = hairUnder(bowl.zone, picture)
  const volume = bowl.developer_volume ?? 0
  const moved = { ...bowl, mix: up.mix }
  if (made === 'bleach')
    return {
      bowl: moved,
      say: 'A toner deposits and never lightens: it comes out as light as the hair beneath it. The developer stays.',
    }
  if (made !== 'virgin') return { bowl, say: KEPT }
  if (level === null)
    return {
      bowl: moved,
      say:
        volume >= LIFTING
          ? `${volume} vol stays: on natural hair it lifts, on coloured hair it does not. Name the natural level to have the lift worked out.`
          : `${volume} vol only deposits, so the new growth comes out no lighter. A lift of one or two levels wants ${LIFTING} vol in a permanent line. Name the natural level to have it worked out.`,
    }
  const lift = up.level - level
  if (lift > TINT_LIFTS)
    return {
      bowl,
      say: `It stays as it was: level ${up.level} is more than two levels above the natural level ${level}, and a tint does not lift that far. That is a new formula.`,
    }
  if (lift <= 0)
    return {
      bowl: moved,
      say: `Level ${up.level} is no lighter than the natural level ${level}, so nothing has to lift: the developer stays at ${volume} vol.`,
    }
  if (volume >= LIFTING)
    return { bowl: moved, say: `${volume} vol stays: on natural hair it lifts one or two levels.` }
  return {
    bowl: inPermanent(moved, picture.maker),
    say: `${LIFTING} vol instead of ${volume} vol: with less a lighter shade only deposits, and the natural level ${level} has to lift. It wants a permanent line, not a demi.`,
  }
}
