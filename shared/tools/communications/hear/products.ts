// How a line talks about products: what they are, whether they are recommended, how to use them, what they are for.
import { wording } from '../../../reading/wording'
import { GOODS } from '../../../reading/words/talk/goods'

export const PRODUCT_TALK = wording(GOODS.talk)
export const ASKS_ABOUT_PRODUCT = wording(GOODS.asks)
export const PRODUCT_NOUN = wording(GOODS.noun)
export const USE = wording(GOODS.use)
export const HAIR_NEED = wording(GOODS.need)
export const NAMED_GOODS = wording(GOODS.named)
export const PRICED_USE = wording(GOODS.priced)
export const ONE_OF_THEM = wording(GOODS.one)
export const OF_OURS = wording(GOODS.ours)
export const AT_THE_BASIN = wording(GOODS.at_the_basin)
export const WHICH_SHAMPOO = wording(GOODS.which_shampoo)
export const PUT_TO_USE = wording(GOODS.put_to_use)
/** The containers that products come in. */
const VESSELS = new Set(['bottle', 'drop', 'kit', 'set', 'ampoule', 'ampoules'])
export const isVessel = (noun: string): boolean => VESSELS.has(noun.split(' ').at(-1) ?? '')
