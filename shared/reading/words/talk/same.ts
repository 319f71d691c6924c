/**
 * Different words for the same worry: an answer with "length" picks up "they took loads off". A * stands for any
 * ending.
 */
export const SAME: Readonly<Record<string, string>> = {
  length:
    'length long longer short shorter inch inches cm centimetre centimetres trim chop chopped loads shoulder',
  fear: 'nervous scared scary worry worri* wary anxious anxiety afraid terrified cry cried crying dread* panic* fear*',
  upset:
    'upset upsetting angry furious cross annoyed annoying frustrat* disappoint* embarrass* humiliat* mortified ashamed',
  dry: 'dry dryness brittle rough straw parched crispy coarse moisture hydrat*',
  frizz: 'frizz* fluff* humid* puff*',
  tangle: 'tangl* knot* matted detangl*',
  break: 'break* broke broken snap* split* damage* weak*',
  orange: 'orange brassy brass ginger warm warmth yellow',
  money: 'price* cost* expensive budget cheap* afford* money pay spend* pound pounds',
  heat: 'heat straighten* tong* curler* blow blowdry* hairdryer dryer hot',
  wash: 'wash* shampoo* rinse*',
  late: 'late delay* waiting waited wait hour rush*',
  thin: 'thin thinner thinning shed* loss losing fall* bald*',
  blonde: 'blonde blond lighter bleach* platinum highlight highlights balayage foil foils',
  dark: 'dark darker brown brunette black',
  fade: 'fad* last lasts lasting dull',
  allergy: 'allerg* react* rash itch* sensitiv* patch sore burn*',
  wedding: 'wedding bride bridal married ceremony',
  child: 'child kid son daughter toddler boy girl little',
  curl: 'curl curls curly coil coils coily wave waves wavy afro texture*',
  fringe: 'fringe bangs',
  grey: 'grey gray greys silver white',
}
