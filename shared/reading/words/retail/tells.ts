// What a record says besides needs: the look somebody wants, how serious it is, who it is about. As families
// (wording.ts).
import type { Families } from '../../wording'

export const MATTE: Families = 'matt/matte'
export const SHINY: Families = '<low shine/shiny, gloss*, wet look'
/** Comes before a look that isn't wanted. */
export const UNWANTED_LOOK: Families = "hate/hates/hated/dislike/dislikes/against/too, *n't like/want"
export const FIRM: Families = 'strong/firm/max*/all_day/really_hold/really_holds'
export const LOOSE: Families = 'light/soft/flexible/natural/not_too/too_strong/too_firm'
export const FULLER: Families = 'thick*/full*/thin*'
export const FLAKES: Families = 'flake/flakes/flaky/flaking'
/** `FLARES`: a scalp that flares up. `ACUTE`: sudden hair loss. `BABY`: a child in its first months. */
export const FLARES: Families = 'flar*/inflam*/sore/rash*/painful*/raw/severe/severely'
export const ACUTE: Families = 'sudden*/clump*/handful*/patch*/bald*, falling/coming out'
export const BABY: Families = 'bab*/infant*/newborn*/month/months'
/** An allergy that could be life-threatening. */
export const GRAVE: Families = 'anaphyla*/epipen*/swell*/swollen/swelled/999/hospital*, epi pen*'
/** It was offered once. Without these it is a dislike. */
export const OFFERED: Families =
  'offer*/declin*/recommend*/suggest*/said_no/no_thank*/turned*/refus*/passed_on/showed*'
/** "Just wants a decent everyday shampoo." */
export const PLAIN_WASH: Families =
  'every_day/everyday/daily/normal/basic/simple/decent/good/nice/ordinary/plain ..3-COMMA shampoo/wash/cleanser'
export const PLAIN_CARE: Families =
  'every_day/everyday/daily/normal/basic/simple/decent/good/nice/ordinary/plain ..3-COMMA conditioner'
/** Hair loss that is sudden, in patches, or comes with an illness or a birth. */
export const GRAVE_LOSS: Families =
  'sudden*/clump/clumps/handful/handfuls/alopecia/patch/patches/patchy/chemo*/postpartum/postnatal/baby/birth, bald spot/spots, post partum/natal'
/** Hair that comes away fast or leaves a patch needs a GP or trichologist, not a product for fuller-looking hair. */
export const ACUTE_LOSS: Families =
  'sudden*/clump/clumps/handful/handfuls/patch/patches/patchy, bald/bare/hairless ..3-COMMA patch*/spot/spots'
/** What was wrong back then. */
export const ILL_BEFORE: Families = 'gone now/away, all gone, cleared, used to, as a child/teen*'
/** Her own baby, beside nursing. */
export const NEWBORN: Families = '^ bab*/newborn*/infant*'
