// What clients react to or refuse, and the words for it in a product. Cautious where there is no list of ingredients:
// domain 3.1 (hard exclusions), 1.16 [ALAN], CAP rules on claims [ASA-HC].
import { ORIGINS } from './ingredients/animals'
import { BOTANICALS } from './ingredients/botanicals'
import { CHEMISTRY } from './ingredients/chemistry'
import type { Family } from './ingredients/family'
import { FOODS } from './ingredients/foods'
import { PLANTS } from './ingredients/plants'
import { SCENTS } from './ingredients/scents'

export type { Family }

export const FAMILIES: readonly Family[] = [
  ...FOODS,
  ...ORIGINS,
  ...SCENTS,
  ...CHEMISTRY,
  ...PLANTS,
  ...BOTANICALS,
]

/** The end of a key that is meant narrowly: the nuts without what is only flagged along with them. */
const ONLY = '-only'

export function familyOf(key: string): Family | undefined {
  const alone = key.endsWith(ONLY)
  const family = FAMILIES.find(each => each.key === (alone ? key.slice(0, -ONLY.length) : key))
  return family && alone ? { ...family, also: [] } : family
}
