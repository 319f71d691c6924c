// Which of the head's needs a product answers, and how well it suits this hair beside them.
import { holds } from '../../../trade/contents'
import type { Product } from '../../../trade/products'
import type { Need } from '../read/needs'
import type { Picture } from '../read/picture'
import { serves } from './serves'
import { COILS, onlyFor } from './unfit'

type Match = { need: Need; strength: number; worth: number }

export function matches(product: Product, { needs, wishes, hair, done }: Picture): Match[] {
  // "For fine and children's hair" is for fine hair, too.
  if (product.madeFor.child && !wishes.child && !(product.madeFor.fine && hair.fine)) return []
  const { madeFor, traits, curls, kind } = product
  if (madeFor.extensions && !traits.everyone && !done.extensions && !done.smoothed) return []
  const curled = hair.curly ?? hair.coily ?? hair.wavy
  if (
    (traits.define || madeFor.curly || madeFor.coily || curls) &&
    !traits.everyone &&
    !curled &&
    // A light foam lifts straight hair too.
    !(kind === 'mousse' && needs.list.some(({ key }) => key === 'volume')) &&
    !needs.list.some(({ key, said }) => key === 'definition' && said)
  )
    return []
  const only = onlyFor(product)
  if (only && !needs.list.some(({ key }) => only.includes(key))) return []
  return needs.list
    .map(need => ({
      need,
      strength: serves(product, need.key),
      worth: need.weight * serves(product, need.key),
    }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth || b.need.weight - a.need.weight)
}

export function suits(
  { madeFor, traits, curls, kind, low, words }: Product,
  { hair, needs, avoids, wishes, done }: Picture,
): number {
  const curly = hair.curly ?? hair.coily ?? hair.wavy
  let sum = 0
  if (madeFor.fine) sum += hair.fine ? 0.9 : -1
  if (madeFor.thick) sum += hair.thick || hair.coily ? 1.2 : -0.7
  if (madeFor.curly || madeFor.coily || curls) sum += curly ? 1.2 : -2.5
  if (madeFor.wavy && hair.wavy) sum += 1
  // Made for this very pattern, and for coils alone.
  if (curls && hair.types.length > 0 && hair.types.every(type => type >= curls.from && type <= curls.to))
    sum += 0.8
  if (hair.coily && curls && curls.from >= COILS) sum += 0.8
  if (madeFor.extensions && done.extensions) sum += 2
  if (done.smoothed && /\b(?:keratin|brazilian|smoothing)[- ](?:treat|smooth|blow)/.test(low)) sum += 2
  if (madeFor.bleached) sum += hair.bleached ? 1.2 : -0.6
  if (madeFor.blonde) sum += (hair.light ?? hair.grey) ? 0.6 : -0.5
  if (traits.colourCare && !hair.coloured) sum -= 1
  if (traits.colourCare && hair.coloured) sum += 0.8
  // Made for hair that looks thin, and nothing says that this does.
  if (
    traits.thinning &&
    !hair.fine &&
    !needs.list.some(({ key, said }) => said && (key === 'thinning' || key === 'volume'))
  )
    sum -= 2
  if (traits.light && (hair.fine ?? needs.list.find(({ key }) => key === 'oily'))) sum += 0.4
  if (traits.light && (hair.coily ?? (hair.thick && !hair.fine))) sum -= 0.8
  if (traits.everyone) sum += 0.2
  if (madeFor.child && wishes.child) sum += 2
  // Few lists tell what comes from animals: what says that it is vegan goes first.
  for (const { family } of avoids.list)
    if (family && holds({ low, words }, family) === 'without') sum += family.key === 'animal' ? 2 : 1.2
  // Where two are as good, the wash comes first. domain 3.1
  if (kind === 'wash') sum += 0.6
  return sum
}
