// Conditions that belong to a person's record, not into a post, and words that tell them of somebody.
import type { Lines } from '../../tables'

export const PRIVATE = [
  'alopecia/cancer/chemo/chemotherapy/psoriasis/eczema/dermatitis/pregnan*/postpartum/post_partum/menopaus*/depress*/anxiety/pcos/thyroid/hiv/diabet*/epilep*',
  'surgery/miscarr*/ivf/trichotillomania/lupus/stroke/ptsd/adhd/autis*/dementia/bereave*/divorc*/hairloss/hair_loss/medication/hospital/diagnos*/illness/allergy_to/allergic_to/condition_called/anxious_disorder',
  'mental_health/rehab/breakdown/scalp_condition/dandruff/nits/head_lice/thinning, bald/balding patch*/spot/spots',
]
/** Words with a capital that begin a sentence and are nobody. */
const NOBODY =
  'hair/stress/alopecia/cancer/chemo*/menopause/pregnancy/thinning/psoriasis/eczema/dandruff/this/that/these/it/what/who/we/you/macmillan/everyone/nobody/life/many/winter/summer/autumn/spring'

export const PRIVATE_SAID: Lines = {
  about: [
    'she/he/her/his/him/client/daughter/son/lady/their, who has/had/is, after her/his/their',
    // "Mrs Hall has", "Tom was diagnosed": somebody by name; "Stress has" is nobody.
    'mr/mrs/ms/miss @capital',
    `-${NOBODY} @name (@name) (from ..3) {has/had/was_diagnosed/survived/beat, is having/fighting/battling/recovering/living/going_through/in/off, lost her/his/their}`,
  ],
}
