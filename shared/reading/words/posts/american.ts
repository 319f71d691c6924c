// Words that show which English a salon writes, and our British words in American.
import type { Lines } from '../../tables'

const COLOURS =
  'colour/colours/coloured/colouring/colourist/colourists/colourful/recolour/multicolour/multicoloured'

export const SPELLING_SAID: Lines = {
  british: [`${COLOURS}/grey*/favourite/favourites/mum/mums/quid/£`, 'colour*', 'bank holiday'],
  american: [
    'color/colors/colored/coloring/colorist/colorists/gray/grays/graying/favorite/favorites/mom/moms',
    'zip code',
    'fall color/colors/hair/look/looks/season/special/menu',
    'licensed cosmetologist',
    'shampoo bowl',
    'mothers day ..20 may',
    '$ #',
  ],
  plainly: ['color*/gray*/favorite*/mom*'],
}

export const AMERICAN: readonly string[] = [
  'to fringe or not to fringe → bangs or no bangs',
  'cup of tea → cup of coffee',
  'the diary is open → the book is open',
  'in/for [ the diary ] → the calendar',
  'the diary → the calendar',
  'gown on → cape on',
  'skin test → patch test',
  'a fringe is → bangs are',
  'a fringe → bangs',
  'pop in → stop by',
  '[ fancy ] a/it → feel like',
  'tidy up → clean-up',
  'basin → shampoo bowl',
  'hairdresser → stylist',
  'mum → mom',
  'mums → moms',
  'colour → color',
  'colours → colors',
  'coloured → colored',
  'colouring → coloring',
  'colourist → colorist',
  'colourists → colorists',
  'favourite → favorite',
  'favourites → favorites',
  'grey → gray',
  'greys → grays',
  'greying → graying',
]

/** A hashtag is one word, so it has its own list. */
export const TAGS: readonly (readonly [from: string, to: string])[] = [
  ['#UKHair', '#HairGoals'],
  ['#SkinTest', '#PatchTest'],
  ['#CurtainFringe', '#CurtainBangs'],
  ['#FringeHair', '#BangsHair'],
  ['#Grey', '#Gray'],
  ['Colour', 'Color'],
]
