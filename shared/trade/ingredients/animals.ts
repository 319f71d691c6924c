// Origins: what comes from animals, and what a faith forbids.
import type { Family } from './family'

export const ORIGINS: readonly Family[] = [
  {
    key: 'animal',
    name: 'ingredients from animals',
    words: /\banimal[ -](?:products?|derived|derivatives?|ingredients?|origin|based)\b/,
    called: /\bvegans?\b|\bplant[- ]based\b|\banimal (?:stuff|things?|fats?)\b/,
    meant:
      /\b(?<!plant |vegan |phyto |phyto-|plant-based |vegan-)keratin\b|\bcollagen\b|\bsilk\b|\bhoney\b|\bbees?wax\b|\bcera alba\b|\bpropolis\b|\broyal jelly\b|\blanolin\b|\bwool\b|\bcashmere\b|\bcasein\b|\bwhey\b|\b(?:goat'?s?|milk|egg) (?:milk|proteins?)\b|\byogh?urt\b|\beggs?\b|\bcaviar\b|\bplacenta\b|\bsnail\b|\bpearl (?:protein|powder|extract)\b|\bcarmine\b|\bshellac\b|\bmink\b|\bemu oil\b|\btallow\b|\bgelatine?\b|\belastin\b|\bchitosan\b|\bboar bristles?\b/,
    without: /\bvegan\b|\bplant[- ]based\b/,
  },
  {
    key: 'halal',
    name: 'what may not be halal',
    words: /\bporcine\b|\bpork\b|\bpig\b|\blard\b/,
    called: /\bhalal\b|\bkosher\b/,
    meant:
      /\bgelatine?\b|\b(?<!marine |vegan |plant )collagen\b|\btallow\b|\bplacenta\b|\bcarmine\b|\b(?<!plant |vegan |phyto |phyto-)keratin\b|\bboar bristles?\b/,
    without: /\bhalal\b|\bkosher\b|\bvegan\b|\bplant[- ]based\b/,
  },
]
