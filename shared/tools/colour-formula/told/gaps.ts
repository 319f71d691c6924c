// What the plan's own reader found nothing of, and the second one is sure of, or a record knows: the plan goes by it, as far
// as that makes it no less careful.
import type { Picks, Reading } from '../../../reading/reading'
import type { Picture } from '../read/picture'
import { factsOf } from './facts-of'
import { isMilder } from './milder'
import { ZONES } from './paths'

/** What was put on the hair, and the wish, the plan weighs in words that say more than a path can: "a henna tattoo". */
const FILLED = new Set(['regrowth_cm', 'grey_percent', 'texture', 'length', 'porosity'])

const isZoned = (path: string): boolean => ZONES.some(zone => path.startsWith(`${zone}.`))

export function gapsIn(picture: Picture, { facts }: Reading): Picks {
  const planned = factsOf(picture)
  const isGuessed = picture.assumed.some(text => text.startsWith('No level was named'))
  const isNew = (path: string): boolean => {
    if (isZoned(path)) return isGuessed || !ZONES.some(zone => planned[`${zone}.level`] !== undefined)
    if (path === 'grey_percent') return !picture.grey.said
    return FILLED.has(path) && planned[path] === undefined
  }
  return Object.fromEntries(
    Object.entries(facts).flatMap(([path, { value, sure, from }]) =>
      sure && from === 'said' && isNew(path) && !isMilder(path, value) ? [[path, value]] : [],
    ),
  )
}
