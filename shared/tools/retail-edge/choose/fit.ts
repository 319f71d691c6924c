// Which needs a product answers, and how well it otherwise suits this hair.
import { holds } from '../../../trade/products/contents'
import { serves } from '../../../trade/products/serves'
import type { Need } from '../read/hair/needs'
import type { Picture } from '../read/picture'
import type { OnShelf as Product } from '../read/shelf'
import { COILS, onlyFor } from './unfit'

const LIFTED: ReadonlySet<Need['key']> = new Set<Need['key']>([
  'volume',
  'thinning',
  'hold',
  'texture',
  'oily',
])
const STYLES: ReadonlySet<Product['kind']> = new Set<Product['kind']>(['wax', 'gel', 'cream', 'spray'])
const COATS: ReadonlySet<Product['kind']> = new Set<Product['kind']>(['oil', 'butter', 'serum'])

/** Takes no waiting time and no rinsing. */
const LEFT_IN: ReadonlySet<Product['kind']> = new Set<Product['kind']>(['leave-in', 'spray', 'dry-shampoo'])

type Match = { need: Need; strength: number; worth: number }

/** If hair comes out in clumps, "fuller" isn't the answer, and we sell nothing that nobody asked for. */
const besideLoss = ({ key, said }: Need, isFuller: boolean): boolean =>
  said && key !== 'thinning' && !(key === 'volume' && isFuller)

export function matches(product: Product, picture: Picture): Match[] {
  const { wishes, hair, done, acuteLoss } = picture
  const needs = {
    list: acuteLoss
      ? picture.needs.list.filter(need => besideLoss(need, picture.tells.fuller))
      : picture.needs.list,
  }
  // "For fine and children's hair" covers fine hair too.
  if (product.madeFor.child && !wishes.child && !(product.madeFor.fine && hair.fine)) return []
  const { madeFor, traits, curls, kind } = product
  if (madeFor.extensions && !traits.everyone && !done.extensions && !done.smoothed) return []
  const curled = hair.curly ?? hair.coily ?? hair.wavy
  if (
    (traits.define || madeFor.curly || madeFor.coily || curls) &&
    !traits.everyone &&
    !curled &&
    // A light mousse lifts straight hair too.
    !(kind === 'mousse' && needs.list.some(({ key }) => key === 'volume')) &&
    !needs.list.some(({ key, said }) => key === 'definition' && said)
  )
    return []
  // People buy a violet mask for its violet, however dry the hair is.
  const tone = (key: Need['key']): number =>
    Number((key === 'yellow' && traits.violet) || (key === 'orange' && traits.blue && !traits.violet))
  const only = onlyFor(product)
  if (only && !needs.list.some(({ key }) => only.includes(key))) return []
  return needs.list
    .map(need => ({
      need,
      strength: serves(product, need.key),
      worth: need.weight * serves(product, need.key),
    }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => tone(b.need.key) - tone(a.need.key) || b.worth - a.worth || b.need.weight - a.need.weight)
}

export function suits(
  { madeFor, traits, curls, kind, low, words, says }: Product,
  { hair, needs, avoids, wishes, done, tells }: Picture,
): number {
  const curly = hair.curly ?? hair.coily ?? hair.wavy
  let sum = 0
  if (madeFor.fine) sum += hair.fine ? 0.9 : -1
  if (madeFor.thick) sum += hair.thick || hair.coily ? 1.2 : -0.7
  if (madeFor.curly || madeFor.coily || curls) sum += curly ? 1.2 : -2.5
  if (madeFor.wavy && hair.wavy) sum += 1
  // Made for exactly this pattern, and only for coils.
  if (curls && hair.types.length > 0 && hair.types.every(type => type >= curls.from && type <= curls.to))
    sum += 0.8
  if (hair.coily && curls && curls.from >= COILS) sum += 0.8
  if (madeFor.extensions && done.extensions) sum += 2
  if (done.smoothed && says.has('smoothing')) sum += 2
  if (madeFor.bleached) sum += hair.bleached ? 1.2 : -0.6
  if (madeFor.blonde) sum += (hair.light ?? hair.grey) ? 0.6 : -0.5
  if (traits.colourCare && !hair.coloured) sum -= 1
  if (traits.colourCare && hair.coloured) sum += 0.8
  // Made for hair that looks thin, and nothing says that this hair does.
  if (
    traits.thinning &&
    !hair.fine &&
    !needs.list.some(({ key, said }) => said && (key === 'thinning' || key === 'volume'))
  )
    sum -= 2
  if (traits.light && (hair.fine ?? needs.list.find(({ key }) => key === 'oily'))) sum += 0.4
  if (traits.light && (hair.coily ?? (hair.thick && !hair.fine))) sum -= 0.8
  if (traits.everyone) sum += 0.2
  // A matte look needs a product that says matte, and never one that shines.
  const finish = needs.list.find(({ key, said }) => said && (key === 'texture' || key === 'hold'))
  if (finish && tells.matte) sum += says.has('matte') ? 1.5 : traits.shine && STYLES.has(kind) ? -3 : 0
  // A client who wants shine isn't offered the matte one.
  if (says.has('matte') && tells.shiny) sum -= 3
  const firm = needs.list.find(({ key, said }) => said && key === 'hold')
  if (firm && tells.firm && traits.strong) sum += 1.5
  // A wash is the usual way to tone.
  if (traits.violet && kind === 'wash') sum += 0.8
  // Made for lift, and nobody wants lift.
  if (traits.volume && !hair.fine && !needs.list.some(({ key }) => LIFTED.has(key))) sum -= 0.8
  // If the hair is already coated, oil only adds to it.
  if (needs.list.some(({ key, said }) => said && key === 'build-up') && COATS.has(kind) && !hair.coily)
    sum -= 3
  if (madeFor.child && wishes.child) sum += 2
  // If there is no time in the morning, prefer what takes none.
  if (wishes.quick) sum += LEFT_IN.has(kind) ? 0.6 : kind === 'mask' || kind === 'bond' ? -0.6 : 0
  // Few lists say what is animal-derived, so products labelled vegan go first.
  for (const { family } of avoids.list)
    if (family && holds({ low, words }, family) === 'without') sum += family.key === 'animal' ? 2 : 1.2
  // If two are equally good, the wash comes first. domain 3.1
  if (kind === 'wash') sum += 0.6
  return sum
}
