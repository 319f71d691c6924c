// What a record calls products: by kind, by what they do, and by words that don't mean a product on the list.
import type { Families } from '../../wording'

const NOT_IN_SALON = '-today/service/services/in_salon'
const TREATMENT = `treatment/treatments ${NOT_IN_SALON}`

/** "Near the bonds": the bonds of an extension. */
const NO_WEFT = '<near/near_the/near_her/from/from_the/from_her/off_the/off_her/tape'

/** By the kinds in trade/products. */
export const KIND_WORDS: Readonly<Record<string, Families>> = {
  wash: '<dry shampoo/shampoos, cleanser/cleansers, cowash/co_wash',
  'dry-shampoo': 'dry shampoo/shampoos',
  conditioner: 'conditioner/conditioners',
  'leave-in': 'leavein/leaveins/leave_in/leave_ins',
  mask: `mask/masks/masque/masques, ${TREATMENT}`,
  bond: `${NO_WEFT} bond* (*), mask/masks, treatment/treatments`,
  oil: '(hair/night/argan) oil/oils',
  butter: 'butter/butters',
  serum: 'serum/serums',
  scalp: 'scalp serum/serums/tonic/tonics/treatment/treatments/oil/oils/scrub/scrubs, serum/serums',
  mousse: 'mousse/mousses/foam/foams',
  gel: 'gel/gels',
  cream: 'cream/creams/custard/custards/balm/balms',
  wax: 'wax/waxes/pomade/pomades/paste/pastes/clay/clays',
  hairspray: 'hairspray/hairsprays/hair_spray/hair_sprays',
  'salt-spray': 'salt/texture spray/sprays',
  spray: 'spray/sprays/mist/mists, heat protect*/spray/guard/defence',
}
export const CALLED_MASK: Families = 'mask/masks/masque/masques'
/** "The mask" doesn't mean a treatment that nobody calls a mask. */
export const UNCALLED_MASK: Families = TREATMENT
export const UNCALLED_BOND: Families = `${NO_WEFT} bond* -service/services/appointment/appointments/visit/visits/session/sessions/in_salon (*), ${TREATMENT}`

/** By the traits in trade/products; a product needs only one of them. */
export const TRAIT_WORDS: readonly (readonly [Families, ...string[]])[] = [
  ['violet/purple/silver/toning/antiyellow/anti_yellow', 'violet'],
  ['blue', 'blue'],
  ['bond*/plex', 'bond'],
  ['moistur*/hydrat*', 'moisture'],
  ['volum*/thicken*/root', 'volume', 'thinning'],
  ['curl*', 'curl', 'define'],
  ['colour/color', 'colourCare', 'redTone'],
  ['clarif*/detox/chelat*', 'clarify', 'chelate'],
  ['heat/thermal', 'heat'],
  ['dandruff', 'dandruff'],
  ['frizz*/smooth*', 'frizz', 'smooth'],
  ['protein/keratin', 'protein'],
  ['shine/gloss', 'shine'],
  ['scalp', 'soothe', 'dandruff', 'sensitive'],
]
/** Right before the name of a kind, which then means any product of that kind: "her shampoo", "no oils". */
export const BARE: Families = `the/a/an/her/his/my/some/any/that/this/our/own/already/has/have/got/own/owns/bought/uses/using/want/wanted/no/nae/and/or/of/with/both/new/same/good/like/likes/hate/hates/hated/to/for/declined/refused/fancy/about/more/enough/keen_on/offer/sell/recommend/push/give/those/these/buy/take/took/need/s/'s/use/all/hair/night/product/products/in/on/another/bottle_of/plenty_of ;`
/** Bought elsewhere or criticised: not a product on the salon's list. */
export const FOREIGN: Families = `supermarket/drugstore/drug_store/boots/superdrug/own_brand/baby/cheap/head_&_shoulders/head_and_shoulders/pantene/tresemme/tresemmé/elvive/l'oreal/l'oréal/loreal/old/wrong/harsh/hotel/whatever/any_old/bar`
export const TOOLS: Families =
  'brush/comb/pillowcase/pillow_case/bonnet/towel/scrunchie/clip/hairdryer/hair_dryer/straighteners/tongs/turban/cap/diffuser/scarf/wrap/massager/filter'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))
/** In so many product names that they identify nothing. */
export const GENERIC = set(
  'the and for with hair care daily shampoo conditioner mask masque treatment serum spray mist oil cream gel mousse balm leave in milk butter wax tonic lotion wash cleanser foam of our new pro salon professional anti',
)
export const RANGE = set('products range set kit bundle line')
export const PAIR = set('duo pair')
/** Comes before the first word of a name that stands for the whole name. */
export const BEFORE_NAME = set(
  'has have had got bought buys own owns owned use used uses using purchased declined refused returned tried hate hates hated like likes to of the her his want down up',
)
/** Comes after it, where the name ends. */
export const AFTER_NAME = set(
  'last in on at from already and since for but too still this over few two three which so as because when before , . ; : ! ) ( -',
)
export const BEFORE_NUMBER = set('no nos number numbers system step and the . , & + / # - º °')
export const SIZES = set('ml g l oz')
/** "Has no yellow" is about the hair, "declined No Yellow" about a product. */
export const OF_IT = set(
  'declined refused bought use uses using tried hate hates hated like likes love loves the her his',
)
/** "Has soft dry hair" doesn't mean the Soft Dry Mask. */
export const OF_HAIR = set('hair ends root roots scalp curls length lengths skin')
