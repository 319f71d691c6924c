// What an allergy card says: hair colour, what only sounds like it, what is clearly something else, and that there is
// no allergy. As families (wording.ts). domain 1.16 [TUKES][COLWISE]
import type { Families, FamilyTable } from '../../families'

const SCANS = 'ct/mri/scan*/xray*/x_ray*'
const FABRICS = 'textile/clothing/clothes/fabric/leather/shoe'

export const HAIR_COLOUR: Families = `hairdy*/dye/dyes/dyed/dyeing/tint/tints/tinting/bleach*/lightner/lightners/lightener/lighteners/lightening,
  colour/colours/coloured/colouring/colourings/colourant/colourants/colouration/coulour/coulours,
  color/colors/colored/coloring/colorings/colorant/colorants/coloration/coulor/coulors,
  hair dy*, <facial/skin/face toner/toners, developer/developers/henna*/hena/henas/henad/balayage*/highlight/highlights/lowlight/lowlights,
  high/low light/lights, semi/demi/quasi perm*, semiperm*/demiperm*/quasiperm*, permanent -make*, grey coverage, root touch, roottouch,
  temporary/holiday/beach/black tattoo/tattoos`
/** Colour that isn't hair colour: sweets, scans, laundry, the sink. */
export const OTHER_COLOUR: Families = `food/artificial/edible/synthetic_food/azo_food/red_food colour*/color*/dye/dyes, colour*/color* in/of food/sweets/drinks,
  contrast/iodine/xray/x_ray/ct/mri/scan/medical/patent_blue/blue/injected/radio* (media/medium/scan) dye/dyes ({for/in/used_in (a/an) ${SCANS}}),
  dye/dyes/colour*/color* free, dye/dyes +{..3 ${SCANS}/angiogra*}, colour/color safe/catcher*/run/of/change/changed, skin colour*/color*,
  household/toilet/kitchen/domestic/cleaning/laundry/pool bleach, ${FABRICS} dye/dyes, change/changed colour/color`
export const OTHER_PRODUCT: Families = `shampoo/shampoos/conditioner/conditioners/hairspray/spray/mousse/serum/mask/masks/makeup/mascara/lipstick/foundation,
  perfume/aftershave/moisturi*/suncream/sunscreen/sunblock/cream/creams/lotion/lotions/deodorant/micellar/styling/gel/gels/wax/oil/oils,
  nail/nails/polish/lacquer/soap/wash/tan/washing/sanitary/detergent, make =- up, sun screen/block`
/** Para-amino compounds, azo and textile dyes, black rubber: they can cross-react with hair colour. [COLWISE] */
export const RELATED: Families = `paba/paraamino*/benzocain*/procain*/novocain*/tetracain*/amethocain*/anesthetic/anesthetics/anaesthetic/anaesthetics,
  sulphonam*/sulfonam*/sulpha/sulphas/sulfa/sulfas/azo*/textile/ippd/nippd, para amino*, caine mix, ${FABRICS} dye/dyes,
  disperse blue/orange/red/yellow, black rubber`
/** Substances that are clearly something else; what is written beside them is about them. */
export const KNOWN_OTHER: Families = `nickel/cobalt/chromate/chromates/gold/silver/metal/metals/jewel*/earring/earrings/latex/rubber/glove/gloves/plaster/plasters,
  elastoplast/adhesive/adhesives/glue/penicillin/amoxicillin/antibiotic/antibiotics/aspirin/ibuprofen/codeine/morphine/paracetamol,
  *nut/*nuts/almond/almonds/sesame/gluten/wheat/coeliac/celiac/dairy/milk/lactose/shellfish/prawn/prawns/fish/seafood/egg/eggs/soy/soya,
  strawberr*/kiwi/fruit/citrus/food/foods/hayfever/hay_fever/pollen/grass/tree/trees/cat/cats/dog/dogs/horse/horses/animal/animals,
  dust/mould/mold/wasp/wasps/bee/bees/sting/stings/sun/insect/insects/mosquito*/perfume/perfumes/fragrance/fragrances/parfum,
  lanolin/wool/essential_oil/essential_oils/lavender/teatree/tea_tree/coconut/aloe/paraben/parabens/formaldehyde/sls,
  sulphate/sulphates/sulfate/sulfates/iodine/contrast`

export const SEVERE: Families = `swell*/swollen/swole*/puff*/blister*/burn*/weep*/hives/welts/anaphyl*/hospital*/ambulance/999, a &/and e,
  couldnt/cant breathe, trouble breathing, eye/eyes closed/shut`
export const ANY_REACTION: Families =
  'rash*/itch*/red/sore/react*/reds/positive/failed/raised/sting/stings/stung/bad'
export const ON_THE_HEAD: Families = 'scalp/hairline, behind (the/her/his) ear/ears'
export const SKIN_TEST: Families = 'patch/skin/allergy (alert) test'

export const CARD_NAMED: FamilyTable = {
  none: 'na/nka/nkda/non/none/nil/nothing/no/zero/unknown/x, n =/ a, n (=.) k (=.) (d (=.)) a, not known/applicable/any',
  none_of: `known/reported/given/stated/recorded/noted/disclosed/declared/mentioned/drug/food/skin/other/allerg*/reaction/reactions,
    sensitivit*/issue/issues/problem/problems/yet/so_far/to_date/to_report/of_note, at all/present/the_moment,
    that i/we/she/he/they know/knows (of), as far as * know/knows, to my/her/his/their knowledge`,
}
/** An entry that says nothing but that there is no allergy. */
export const NO_ALLERGY: Families = '@none ({(=,/:/-)* @none_of})*'
/** "Not allergic to hair dye": it names hair colour, but denies the allergy. */
export const DENIES: Families =
  'no/not/never/nil/none/denies ~4 allerg*/react*/sensitiv*/problem/problems/issue/issues {(at) (all) to/with}'
export const UNNAMED: Families = `unknown/unsure/something/anything, not known/sure, =?, (the/at/a)* hairdresser/hairdressers/salon/hair_dresser/hair_dressers,
  last/previous/old *, patch/skin/allergy (alert) test, (hair/salon) product/products`
const COLOUR =
  'ppd/dye/dyes/tint/tints/bleach/colour/colours/coloured/colouring/color/colors/colored/coloring'
/** Reaches up to the first colour that is named, and says nothing about one after that. */
const FINE: Families = `fine/ok/okay/tolerate/tolerates, no problem/problems/reaction/reactions/issue/issues, not allergic, never react*`
export const COLOUR_FINE: Families = `{${FINE}} ..12-${COLOUR}/but/except/until/till ${COLOUR},
  (hair) ${COLOUR} (is/are/was/were/been, has/have been) (:/-)* (always) (been) {fine/ok/okay/clear/negative, no problem/problems/reaction/reactions/issue/issues}`

/** Beside another substance: things that touch the skin, and colour itself. */
export const THINGS: Families =
  'glove/gloves/earring/earrings/clip/clips/pin/pins/foil/foils/cape/gown/jewel*'
export const COLOUR_ITSELF: Families = `hair colour*/color*, hairdy*/haircolour*/haircolor*/hairtint*/hairbleach*/dye/dyes/tint/tints/bleach*/henna, hair dy*,
  box colour/color, after/from/with/to/having/by/during ~3 colour*/color*`
