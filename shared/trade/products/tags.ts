// What a product is, does and contains, as tags from closed lists. They are read once from its name, category and
// description. What a person corrected stays, however those words change.
import { NEEDS, type NeedKey } from '../concerns'
import { holds } from './contents'
import type { ProductKind } from './kinds'
import { AS_SAID, type Mended } from './mended'
import { type ListedProduct, type Product, readProduct } from './product'
import { serves } from './serves'
import { CONTAINS } from './tag-names'

export type Tags = { kind: ProductKind; serves: NeedKey[]; contains: string[] }

/** Below this a product does some of it, but nobody buys it for that. */
const SERVES_WELL = 2

function of(product: Product): Tags {
  return {
    kind: product.kind,
    serves: NEEDS.filter(need => serves(product, need) >= SERVES_WELL),
    contains: Object.keys(CONTAINS).filter(key => holds(product, key) === 'holds'),
  }
}

export const tagsOf = (listed: ListedProduct): Tags => of(readProduct(listed))

const without = (list: readonly string[], key: string): string[] => list.filter(each => each !== key)

/** Sets or removes one tag for a person. What the product's words say anyway isn't stored. */
export function mend(
  listed: ListedProduct,
  mended: Mended,
  list: 'serves' | 'contains',
  key: string,
  on: boolean,
): Mended {
  const said: readonly string[] = tagsOf({ ...listed, mended: { ...AS_SAID, kind: mended.kind } })[list]
  const [yes, no] = [without(mended[list], key), without(mended[`${list}_not`], key)]
  if (said.includes(key) !== on) (on ? yes : no).push(key)
  return { ...mended, [list]: yes, [`${list}_not`]: no }
}
