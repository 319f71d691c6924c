// Words that the plan's own reader weighs in context, such as whether a jumper or a tint causes an itch. Its verdict
// stands, so we don't ask about them again.
import { isSlip } from './spelling'

const WEIGHED = new Set(
  `scalp itch itched pt itchy itches itching itchiness sore soreness tender tenderness burn burns burnt burned burning sting stings stung
stinging tingle tingling prickle prickly rash rashes hives red redness raw broken broke intact unbroken peel peeling peeled
scratch scratches scratching flake flakes flaky lesion lesions abrasions infection infections infestation fleas bite bites bitten
irritate irritated irritation sensitive sensitivity inflamed swollen swell puffy lump lumps snap snaps snapping snappy hay fever
allergic allergy nuts peanuts strawberries pollen penicillin latex nickel rubber bee wasp mosquito nettles plaster elastoplast
nkda contra indications test tests tested patch tattoo tattoos tattooed tat henna herbal indigo metal restore restores restored
restorer dye dyed dyeing dyes colouring semi demi chemical chlorine treatment treatments peroxide ammonia hospital nurse
chemist pharmacist dermatologist surgery laser chemo remission survivor immunotherapy menopause inhaler asthma wheezy breath
areata vitiligo chickenpox appendix tonsils headache headaches flu brows eyebrows lashes nails nail varnish spray kit boots
sunburnt tanned sweat pill vitamins supplements statins tablets blood pressure gp hospital porter alert failed removal removing
remover artificial bleaching overbleached decolorated sulphate fragrance postpartum ivf stress smoking scald burns stung plate
operation controlled illness chem massage sunscreen paba benzocaine`.split(/\s+/),
)

/** Known to the plan's own reader, as written or once the spelling is fixed. */
export const isWeighed = (norm: string): boolean => WEIGHED.has(norm) || isSlip(norm)
