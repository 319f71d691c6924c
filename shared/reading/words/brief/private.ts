// Private matters that don't belong in a post: conditions, a death in the family, and words that show whose they are.
import type { Lines } from '../../tables'

const LATE = 'late/dear/lovely/beloved/poor/own'
const RELATIVE =
  'mum/mam/mom/mother/dad/father/nan/nana/gran/granny/grandma/grandad/grandmother/grandfather/husband/wife/partner/brother/sister/son/daughter/baby/aunt/auntie/uncle/cousin'
const DIED = '(has/have/had/is/sadly/suddenly/just/recently)* {passed away/on, died/dying}'
/** "Jo’s" is read as "Jo s" here. */
const MOURNED = [
  `s/her/his/their (${LATE})* ${RELATIVE} ${DIED}`,
  `lost/losing/loss_of her/his/their (${LATE})* ${RELATIVE}`,
]
const THEIR = '@owner/her/his/their'
/** People may tell of themselves. */
const US = 'i/im/ive/ill/we/were/weve/well'
const LOSS = '(a/the/sad/sudden/recent/family/very)* bereavement/death/loss/funeral/passing'
const CARE =
  '(a/an/the/her/his/their/some/short/long/stay/spell/stint/in)* (@word) surgery/operation/op/hospital/hospital_stay/sick_leave/illness/chemo/chemotherapy/cancer/stroke/heart_attack/miscarriage/breakdown/rehab'

export const PRIVATE = [
  ...MOURNED,
  'alopecia/cancer/chemo/chemotherapy/psoriasis/eczema/dermatitis/pregnan*/postpartum/post_partum/menopaus*/depress*/anxiety/pcos/thyroid/hiv/diabet*/epilep*',
  'surgery/miscarr*/ivf/trichotillomania/lupus/stroke/ptsd/adhd/autis*/dementia/bereave*/divorc*/hairloss/hair_loss/medication/hospital/diagnos*/illness/allergy_to/allergic_to/condition_called/anxious_disorder',
  'mental_health/rehab/breakdown/scalp_condition/dandruff/nits/head_lice/thinning, bald/balding patch*/spot/spots',
]
/** Words that begin a sentence with a capital and aren't people. */
const NOBODY =
  'hair/stress/alopecia/cancer/chemo*/menopause/pregnancy/thinning/psoriasis/eczema/dandruff/this/that/these/it/what/who/we/you/macmillan/everyone/nobody/life/many/winter/summer/autumn/spring'

export const PRIVATE_SAID: Lines = {
  // Why somebody is away or back. The rest of the sentence stays.
  why: [
    `{^ -${US} @word, -${US} @name/she/he/they} ~3 back/home/returning/returns/return ~4 [ from/after/following ${CARE} ] → `,
    `^ [ back/home from/after ${CARE} (=,/=:) ] → `,
    `@name/she/he [ had/has_had/underwent ${CARE} and ] is/will/returns/comes → `,
    `for/due_to/owing_to/because_of/after/following ${THEIR} (${LATE})* {@owner funeral/wake/memorial/cremation/burial/death/passing/bereavement, family bereavement/funeral} → `,
    `for/due_to/owing_to/because_of/after/following ${LOSS} {in ${THEIR} family, of ${THEIR} (${LATE})* ${RELATIVE}} → `,
    `as/since/after/because {${THEIR} (${LATE})* ${RELATIVE} ${DIED}, (@name (has/have/had/sadly/just)*) lost/losing her/his/their (${LATE})* ${RELATIVE}} → `,
  ],
  about: [
    ...MOURNED,
    'she/he/her/his/him/client/daughter/son/lady/their, who has/had/is, after her/his/their',
    // "Mrs Hall has", "Tom was diagnosed": somebody by name. "Stress has" isn't anyone.
    'mr/mrs/ms/miss @capital',
    `-${NOBODY} @name (@name) (from ..3) {has/had/was_diagnosed/survived/beat, is having/fighting/battling/recovering/living/going_through/in/off, lost her/his/their}`,
  ],
}
