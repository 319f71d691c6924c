// What a product says about itself that its tags don't cover, and the use that its description gives. As families.
import type { Families } from '../../wording'

/** Looked for in its name, category and description. */
export const BOTTLE: Readonly<Record<string, Families>> = {
  matte: 'matt/matte',
  smoothing: 'keratin/brazilian/smoothing treat*/smooth*/blow*',
  straightens: 'straight*/press/blowout*/blowdr*, blow out*/dr*',
  coils: 'tight curls, coil/coils',
  scalp: 'scalp/scalps/root/roots',
  caffeine: 'caffeine',
  airborne: 'aerosol/powder/dust',
  powder: 'powder/dust',
  selenium: 'selenium',
  bond: 'bond*/plex',
  /** Oils that a list may name. They aren't nut oils, or are judged separately. */
  named_oil: `argan*/coco*/shea/peanut/jojoba/olive/sunflower/castor/grapeseed/grape_seed/camellia/avocado/rosehip/rose_hip/hemp/baobab/moringa/linseed/flax*/abyssinian/mineral/rapeseed/apricot/peach/plum/broccoli/meadowfoam/squalane/silicone/dimethicon*/rosemary/peppermint/tea_tree/teatree/lavender`,
}
/** Contents that a midwife should see first. */
export const ACTIVES: Families =
  'retin*/vitamin_a/minoxidil/salicylic/essential_oil/essential_oils/tea_tree/teatree/clary_sage/rosemary/peppermint_oil/eucalyptus'
/** Whom it isn't for, by its own words. */
export const NOT_FOR: Readonly<Record<string, Families>> = {
  coloured: 'coloured/colored/colour/color, colour/color treated',
  bleached: 'bleached/lightened',
  fine: 'fine',
  curly: 'curl*',
  sensitive: 'sensitive/irritated/broken',
  dry: 'dry',
  relaxed: 'relaxed',
  nuts: 'nut/nuts',
  pregnant: 'pregnan*',
}
export const USE: Families = `once/twice/weekly/minute/minutes/overnight, use daily, daily use, apply daily, #/one/two/three/few drop/drops, sized amount, after washing,
  before every*/each/drying/heat, every wash/day/night/second`
/** Not a use at all, or the salon's own price. */
export const NO_USE: Families = 'daily moisture, £/$/€'
/** The same product in another size. */
export const OF_SIZE = new Set('travel mini jumbo litre liter refill large small duo'.split(' '))
export const SIZE_UNITS = new Set('ml cl l litre litres liter liters g kg oz fl'.split(' '))
