// What a client says about buying: how much, how many, nothing today, and how a product must feel. As families
// (wording.ts).
import type { Families } from '../../wording'

const WONT = "doesn't/does_not/don't/do_not/didn't/won't/disnae/doesnae/dinnae"

export const ONE_ONLY: Families = `only/just (the) (want/wants/need/needs/buy/buys/one/use/uses) (just/the) one/1 product/thing/item/step/bottle,
  one product only/max*/at_a_time, want/wants/need/needs/after/looking_for/asked_for/just/only/like/likes (just/only) one/1/a_single ..3-COMMA product/bottle/thing/item -that_isn't/which_isn't,
  one/1 product/thing (that) for_everything/does_it_all/to_do_it_all, only ever buys one`
export const TWO_ONLY: Families =
  'only/just/max*/at_most two/2 products/things/items/steps, two products only/max*'
export const TIGHT: Families = `tight/low/small/limited/student budget, on a budget, budget conscious/minded/friendly, money is tight, skint,
  everything/everythings (is/'s) (*) too expensive/dear/pricey, can't/cannae/cannot afford, watch* the/her/his pennies/spending/money, price sensitive,
  cheaper/cheapest option/one/please, not (too) expensive, saving up`

const STYLERS =
  'spray*/aerosol*/oil/oils/mousse/mousses/serum/serums/mask/masks/shampoo/shampoos/conditioner/conditioners/gel/gels/wax/waxes/cream/creams/butter/butters/powder/powders/treatment/treatments/leavein/leaveins/leave_in/leave_ins'
/** Only one kind, or products with something in them; any others may be offered. */
const OF_A_KIND = [
  'with/containing',
  ...['anything', 'product', 'products', 'her_anything'].flatMap(each => [
    `${each}_with`,
    `${each}_containing`,
  ]),
  ...['', 'her_', 'him_', 'any_', 'the_', '*_', '*_*_'].flatMap(before =>
    STYLERS.split('/').map(word => before + word),
  ),
].join('/')
export const NO_SELLING: Families = `${WONT} want/need/buy/like (to_buy/to_be_sold/to_be_sold_to) (any/anything/retail/more)* product/products/retail/to_take_home/today,
  ${WONT} want/need/buy/like (to_buy/to_be_sold/to_be_sold_to) (any/anything/retail/more)* ;,
  no retail/product/products/sales_pitch/sales_talk/selling/upsell*/up_sell* -with/contain*/build*/in/residue/at_home,
  not interested_in/looking_for/buying (any) product/products/retail/anything, not buying (anything) today, don't/do_not sell/recommend/push/offer/try_to_sell -${OF_A_KIND},
  never buys anything/products/retail`
export const CONTENT: Families = `nothing really/much/wrong/in_particular/to_report/specific/at_all/today, ^ none/nothing/no/nil ;, ^ n a ;, just browsing,
  no (real/particular/specific) concerns/complaints/problems/issues/worries,
  happy/content/pleased with (her/his/the/my/their) hair/everything/it_all/result/results/how, all good/fine, no need/needs`
export const GENTLY: Families = `hate/hates being_sold*/the_hard_sell*/hard_sell*/sales_talk*/a_pitch*/pushy*, no pressure,
  doesn't like being_sold*/pushy*/sales*, don't push, pushy`
export const STICKY: Families = `hate/hates/dislike/dislikes/doesn't_like/don't_like/disnae_like/not_keen_on/can't_stand/no/nae ..4-COMMA
  sticky/tacky/crunch*/stiff_hair/stiff_products/stiff_feel/crispy/wet_look`
export const ASTHMA: Families =
  'asthma*/wheez*/copd/inhaler*/chesty/emphysema, tight/bad/dodgy/weak/poorly chest/lungs, set/sets off her/his/their/my chest, set/sets her/his/their/my chest off, breathing problems/difficult*'

const DENIED = "no/not/never/don't/dont/doesn't/doesnt/longer"
/** Stands for itself, so no denial before it applies: "No hairspray, chest is bad". */
export const CHEST_IS: Families = `chest/lungs/breathing is/was/are/been/gets/got/goes/feels/s/'s (a_bit/really/very/so/v/quite/pretty/pure/that)* bad/dodgy/weak/poorly/tight/rubbish/terrible/awful -skinned,
  <${DENIED} cough/coughs/coughing with/when/from,
  <${DENIED} make/makes/made her/him/them/me cough/wheeze, no/without/hate/hates/avoid/cant/not ..3 spray/sprays/hairspray/aerosol/aerosols/perfume/scent/fragrance/powder/lacquer asthma*/copd/wheez*`

/** Nothing that hangs in the air, for whatever reason. "No hairspray holds it" isn't a refusal. */
export const NO_AIR: Families = `no/avoid/avoids/hate/hates/can't_use/can't_have/can't_stand/can't_be_near/cannot_use/cannot_have/not_to_use/nothing_in (any/the/a/an/more/loud)* aerosol/aerosols/sprays/spray/spray_can/spray_cans/hairspray/hairsprays/hair_spray/hair_sprays/dry_shampoo/dry_shampoos
  -hold*/work*/help*/lasts/last/keep*/residue/bottle/bottles/tan/tans/lightener`

const AGES = '2/3/4/5/6/7/8/9/10/11/12/13/14/15'
const OF_HERS = "her/his/their/client's"
const OWN = `${OF_HERS}/${OF_HERS.split('/')
  .map(word => `${word}_*`)
  .join('/')}`
const HAS_ONE = 'has_a/have_a/mum_of_a/mom_of_a/mum_to_a/mom_to_a'
const HAS = `${HAS_ONE}/${HAS_ONE.split('/')
  .map(word => `${word}_*`)
  .join('/')}`
/** The client is a child, or it is for a child; a mother's own child doesn't count. */
export const CHILD: Families = `age/aged/is ${AGES} year/years/yr/yrs/yo/y_o, age/aged/is ${AGES} ;,
  <${OWN} child/kid/girl/boy/daughter/son/little_one (of/aged/is) ${AGES}, ^ child/kid/little_girl/little_boy,
  <${OWN}/${HAS} toddler/infant/newborn, ^ baby/babies -on/fine/hair/soft/bump/blonde/lights,
  # month/months old, ${AGES} year/years/yr/yrs old, ${AGES} yo/y_o`

const RICH = 'heavy/greasy/oily/rich/thick'
/** This takes in what follows, so that it can be quoted. */
export const HEAVY: Families = `hate/hates/dislike/dislikes/doesn't_like/don't_like/disnae_like/not_keen_on/isn't_keen_on/can't_stand/avoid/avoids/nothing/no/nae/never/without/loathe/loathes ..4-COMMA ${RICH} ..2-COMMA,
  greasy if i/she/he use/uses/put/puts * heavy/rich, weigh/weighs/weighed/drag/drags/dragged (it/her_hair/his_hair/hair/everything) down,
  prefer/prefers/like/likes/want/wants/only (*) light/lightweight/weightless`
/** Describes the hair and isn't a wish. */
export const NOT_OILY: Families = 'no/not (longer) greasy/oily -products/product/feel/residue/stuff'
/** Even across commas: "declined it, too greasy". */
export const TOO_RICH: Families = `said_no/no_thank/no_thanks/decline/declined/refused/returned_it/didn't_like/didn't_want/didn't_suit/tried ..8 too greasy/oily/heavy/rich`

const COINS = 'pound/pounds/quid/euro/euros/dollar/dollars'
/** There is an upper limit. */
export const LIMIT: Families = `budget/under/below/max/maximum/within/limit/spend*/tops/altogether/total/purse/pocket/penny_more/voucher/cap/capped/afford,
  up to, no/not more than, less than, nothing/anything/not/never over/above, only has, at most, or less, in total/all, stretch/stretches to,
  go/goes to (about/around) £/$/€/a_tenner/a_fiver, go/goes to (about/around) */*_* ${COINS}, £/$/€ # with/on her/him ;, ${COINS} with/on her/him ;`
/** The subject is money, so a bare figure is an amount. */
export const OF_MONEY: Families =
  'budget/spend*/money/all_in/in_total/altogether/tops/cost/costs/price/prices/purse/pay/payday/paying'
/** What she pays here for her hair isn't a budget for products. */
export const OF_THE_VISIT: Families = 'per/a/each visit/cut/colour/month for/on (her) colour/cut'
export const FOR_EACH: Families =
  'each/apiece, per product/item/bottle/thing, a bottle/product/piece, single product/item'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))
/** Comes before a bare figure, with BETWEEN_FIGURE allowed in between: "keep it to about 30". */
export const BEFORE_FIGURE = set('under below max maximum to than limit spend spends spending around about')
export const BETWEEN_FIGURE = set('is of about around it to at only :')
export const COUNTED = set(
  '% ° vol times degrees c inch product products thing things item items am pm hour hours percent',
)
export const NOTES: Readonly<Record<string, number>> = { tenner: 10, fiver: 5 }
export const MONEY_NAMES = set('£ $ € gbp usd eur dollar dollars euro euros pound pounds quid')
