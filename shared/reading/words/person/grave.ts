// Matters for a pharmacist, a GP or a trichologist, and signs that somebody is pregnant or nursing. As families
// (wording.ts). domain 1.16 [INTOCH]
import type { Families, FamilyTable } from '../../families'

export const CATCHING: Families = 'ringworm*/lice/lices/nits/scabies*/impetigo*/fungal, head lice'
export const BROKEN: Families = `bleed*/weep*/oozing/pus/infect*/sores/scab/scabs/scabb*/lesion/lesions/ulcer*/blister*/sunburn*/stitches,
  blood/bloods -pressure/test/tests/thinn*/sugar/type/group/orange/oranges, open sore/sores/wound/wounds/cut/cuts,
  a/an/open/weepy/nasty/running sore -throat/neck/back/arm/head/scalp/patch*/spot/bit/area/eye/shoulder,
  broken/cracked skin/scalp, scalp (is) burnt/cut/wounded/raw, raw scalp/patch*, burn/burns on (the/her/his) scalp,
  chemical/relaxer/bleach/lightener/colour/color/perm burn/burns/burnt/burned`
export const IRRITATED: Families = `psoria*/eczema*/dermatitis*/inflamed/folliculitis*/plaque/plaques, cradle cap, painful scalp, scalp pain,
  flare/flares/flared/flaring (up) -out/hem/jeans, thick scales, very/extremely/constant/constantly/severe/severely itchy/sore,
  sore -throat/neck/back/eye/eyes/arm/arms/shoulder/shoulders/feet/foot/knee/knees/hip/hips/wrist/wrists,
  wont/doesnt/not go_away/clear/shift, rash ..4 scalp, scalp ..4 rash`

export const LOSS_NAMED: FamilyTable = {
  // "Waves clump", "the set falls out by noon": how a style behaves
  clumping: `wont/dont/doesnt/not/never/help/helps/curl/curls/wave/waves/coil/coils/mascara/lashes/bigger/smaller/chunky/chunkier/juicy,
    defined/better/nice/product/products/powder/spray/gel/mousse, tangle/tangles/tangled/mat/mats/matted/knot/knots/knotted (up) in/into`,
  nicely: 'defin*/nice*/well/great/lovely/shiny/bouncy/soft/fluffy/frizz*',
  drops: `wave/waves/curl/curls/style/styles/set/blowdry/blow_dry/volume/pin/pins/clip/clips/extension/extensions/it_all/colour/color,
    ringlet/ringlets/spiral/spirals`,
  styled: `wave/waves/curl/curls/style/styles/styling/set/blowdry/blowdries/blow_dry/blow_dries/volume/body/lift/pin/pins/clip/clips/quiff/fringe,
    ringlet/ringlets/spiral/spirals`,
  soon: 'by/before/within/overnight, after a/an/two/the_first hour/hours/wash',
}
export const LOSS: Families = `sudden* ..8 hair*/loss*/shed*/bald*/thin*/fall*, hair/loss/shedding ..8 sudden*,
  <{@clumping} clumps -{together/up, of matted/tangled/knotted}, <{@clumping, to} clump -{together/up, of matted/tangled/knotted},
  clump/clumps ~4 {come/comes/came/coming out/away -{(*) @nicely}, fall/falls/falling/fell out, of hair, on the/her/his/my pillow, plughole/drain},
  handful/handfuls/alopecia*/chemo*/postpartum/postnatal/sheds/shedding/sheddings, post partum/natal, after (the/her) baby/birth,
  bald/bare/hairless (round/smooth/small/little/oval)* patch*/spot/spots, patch/patches with/that_has/where_theres/where_there_is no hair,
  patch/patches * missing, patch/patches/patchy (of) (hair) loss*/missing*/bald*, hair loss/fall,
  hair (is/keeps/keeps_on/has_been) falling -flat/forward/in/into/over/down, loses/losing (her/his/a_lot_of/lots_of) hair,
  <{@drops} fall/falls/falling out -@soon, <{@drops, @styled ..7-hair} fall/falls/falling out`

const MONTHS = 'jan*/feb*/mar*/apr*/may*/jun*/jul*/aug*/sep*/oct*/nov*/dec*'
export const PREGNANT: Families = `preg/preggers/preggy/trimester/breastfeed/breastfeeds/breastfeeding, breast feed/feeds/feeding,
  pregnan* -{(test/tests) (is/was/came_back) negative}, mum/mom/mother to be, mat/maternity leave, # weeks gone, baby due,
  expecting -{to/it/them/the/too/result/results/guest/guests/company/miracle/miracles, a big/lot/party},
  due in/next/this spring/summer/autumn/winter/month -{for a/her/his}, due in ${MONTHS}, nursing mum/mother, trying for a baby`
