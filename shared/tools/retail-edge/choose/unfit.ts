// What the trade says mustn't go on this hair, whatever else speaks for it. domain 3.1, column 'Avoid'.
import type { NeedKey } from '../../../trade/concerns'
import { quoteOf } from '../prose'
import type { Evidence } from '../read/hair/hair'
import type { Picture } from '../read/picture'
import type { OnShelf as Product } from '../read/shelf'

const quote = (evidence: Evidence): string => `The record says “${quoteOf(evidence)}” (${evidence.where}).`

/** 4A on the scale of curl types. */
export const COILS = 9

/** Why not, in a sentence with the record's words; null if it may be used. */
export function unfit(product: Product, picture: Picture): string | null {
  const { traits: t, kind, madeFor, curls } = product
  const { hair, needs } = picture
  const need = (key: NeedKey): Evidence | null =>
    needs.list.find(each => each.key === key && each.said)?.evidence ?? null
  const any = (...keys: NeedKey[]): Evidence | null => keys.map(need).find(each => each !== null) ?? null

  // The product's own words rule it out.
  const of: readonly (readonly [string, Evidence | null])[] = [
    ['coloured', hair.coloured],
    ['bleached', hair.bleached],
    ['fine', hair.fine],
    ['curly', hair.curly ?? hair.coily],
    ['sensitive', need('sensitive')],
    ['dry', need('moisture')],
    ['relaxed', hair.relaxed],
  ]
  for (const [what, evidence] of of)
    if (evidence && product.notFor.has(what))
      return `Not offered: by its own words it is not for this hair. ${quote(evidence)}`

  const weighed = hair.fine ?? need('volume') ?? need('oily')
  if (
    weighed &&
    !hair.coily &&
    (t.heavy || kind === 'butter' || kind === 'oil') &&
    !t.light &&
    kind !== 'tool'
  )
    return `Not offered: it is too rich and would weigh this hair down. ${quote(weighed)}`
  const oily = need('oily')
  if (oily && !hair.coily && t.moisture && !t.light && kind !== 'conditioner' && !need('moisture'))
    return `Not offered: more moisture would weigh this hair down. ${quote(oily)}`
  if (hair.wavy && (kind === 'butter' || (t.heavy && madeFor.coily)) && !hair.curly)
    return `Not offered: it is too heavy for waves. ${quote(hair.wavy)}`

  if (picture.done.extensions && (kind === 'oil' || kind === 'butter') && !madeFor.extensions)
    return `Not offered: oil near the bonds loosens extensions. ${quote(picture.done.extensions)}`
  const strips = t.clarify || (t.oilControl && kind === 'wash')
  const load = any('swim', 'hard-water', 'build-up')
  if (
    (strips || t.chelate) &&
    kind !== 'tool' &&
    kind !== 'leave-in' &&
    !(load && (t.chelate || t.clarify))
  ) {
    const spare =
      picture.done.smoothed ??
      picture.done.extensions ??
      hair.coloured ??
      hair.bleached ??
      (oily ? null : need('moisture')) ??
      any('repair', 'gummy', 'sensitive', 'dry-scalp', 'protein-overload') ??
      hair.coily ??
      hair.curly
    if (spare)
      return `Not offered: a clarifying wash strips, and this hair has nothing to spare. ${quote(spare)}`
  }
  if (t.salt && kind !== 'tool') {
    const spare = picture.done.extensions ?? need('moisture') ?? hair.bleached ?? hair.coily ?? hair.thick
    if (spare) return `Not offered: salt dries hair out. ${quote(spare)}`
  }
  // A heat spray's alcohol evaporates at once; heat without protection dries the hair more.
  if (t.alcohol && !(t.heat && need('heat'))) {
    const spare = any('moisture', 'frizz') ?? hair.coily
    if (spare) return `Not offered: alcohol dries hair out. ${quote(spare)}`
  }
  if (product.says.has('selenium') && hair.coloured)
    return `Not offered: selenium can lift colour. ${quote(hair.coloured)}`

  const orange = need('orange')
  if (t.violet && !t.blue) {
    if (orange && !need('yellow')) return `Not offered: violet cancels yellow, not orange. ${quote(orange)}`
    if (hair.red) return `Not offered: violet dulls red and copper. ${quote(hair.red)}`
    if (hair.brown && !hair.light && !need('yellow'))
      return `Not offered: violet does nothing for brown hair. ${quote(hair.brown)}`
  }
  if (t.blue && !t.violet) {
    const yellow = need('yellow')
    if (yellow && !orange) return `Not offered: blue turns yellow hair green. ${quote(yellow)}`
    if (hair.red) return `Not offered: blue dulls red and copper. ${quote(hair.red)}`
    if ((hair.light ?? hair.grey) && !orange)
      return `Not offered: blue is for orange warmth in brown hair. ${quote(hair.light ?? hair.grey ?? { word: '', quote: '', where: '' })}`
  }

  const overload = need('protein-overload')
  if (overload && t.protein)
    return `Not offered: it adds protein, and this hair has too much of it. ${quote(overload)}`
  const gummy = need('gummy')
  if (gummy && t.moisture && (t.heavy || (kind === 'mask' && !t.light && !t.repair)) && !t.bond && !t.protein)
    return `Not offered: more rich moisture softens stretchy hair further; it wants its strength back first. ${quote(gummy)}`

  const dryScalp = need('dry-scalp')
  const flakes = need('dandruff')
  const anyFlakes = flakes ?? picture.tells.flakes
  if (anyFlakes && (kind === 'oil' || kind === 'butter') && !t.dandruff)
    return `Not offered: heavy oils feed flakes. ${quote(anyFlakes)}`
  const sensitive = need('sensitive')
  if (sensitive && (t.smelly || t.actives || t.clarify) && !flakes && kind !== 'tool')
    return `Not offered: too lively for a sensitive scalp. ${quote(sensitive)}`
  if (dryScalp && !flakes && (t.dandruff || t.actives || t.oilControl))
    return `Not offered: too harsh for a dry scalp. ${quote(dryScalp)}`

  const curled = hair.curly ?? hair.coily
  if (curled && t.heat && !need('heat') && product.says.has('straightens'))
    return `Not offered: it was made for straightening and drying with heat. ${quote(curled)}`

  if (hair.wavy && !hair.curly && !hair.coily && !madeFor.wavy && product.says.has('coils'))
    return `Not offered: it was made for tighter curls. ${quote(hair.wavy)}`
  const looser = hair.curly ?? hair.wavy ?? hair.straight
  if (curls && curls.from >= COILS && looser && !hair.coily && hair.types.length === 0)
    return `Not offered: it was made for coils. ${quote(looser)}`

  // The curl type it was made for.
  if (curls && hair.types.length > 0) {
    const [low, high] = [Math.min(...hair.types), Math.max(...hair.types)]
    if (low > curls.to || high < curls.from) {
      const type = hair.coily ?? hair.curly ?? hair.wavy ?? hair.straight
      if (type) return `Not offered: it was made for another curl type. ${quote(type)}`
    }
  }
  if (hair.coily && madeFor.wavy && t.light && !madeFor.coily)
    return `Not offered: it was made for waves. ${quote(hair.coily)}`
  if (
    hair.straight &&
    !hair.wavy &&
    !hair.curly &&
    !hair.coily &&
    (t.define || madeFor.coily || (madeFor.curly && kind !== 'mask'))
  )
    return `Not offered: it was made for curls. ${quote(hair.straight)}`
  if (hair.thick && !hair.fine && !need('volume') && t.volume && !t.moisture)
    return `Not offered: it adds volume, and there is plenty. ${quote(hair.thick)}`
  if (hair.fine && !hair.thick && madeFor.thick && !madeFor.fine && kind !== 'tool' && !(curls && hair.curly))
    return `Not offered: it was made for thick, coarse hair. ${quote(hair.fine)}`
  if (hair.thick && !hair.fine && madeFor.fine && !madeFor.thick && !need('volume') && !t.heat)
    return `Not offered: it was made for fine hair. ${quote(hair.thick)}`
  return null
}

/** Made for one need only: no use to a client without it. */
export function onlyFor(product: Product): NeedKey[] | null {
  const { traits: t, kind } = product
  if (t.edges) return ['edges']
  if (kind === 'beard') return ['beard']
  if (kind === 'root-cover') return ['root-cover']
  if (t.violet) return ['yellow']
  if (t.blue) return ['orange']
  if (t.redTone && !t.chelate && (t.pigment || !t.colourCare)) return ['red']
  if (t.dandruff) return ['dandruff']
  if (t.chelate && kind === 'leave-in') return ['swim']
  if (kind === 'dry-shampoo') return ['second-day', 'oily', 'volume']
  if (t.chelate && kind === 'wash') return ['swim', 'hard-water', 'build-up', 'oily']
  if (t.clarify || t.oilControl) return ['oily', 'build-up', 'hard-water', 'swim']
  if (t.thinning && kind === 'scalp') return ['thinning']
  if (kind === 'scalp') return ['dry-scalp', 'sensitive', 'dandruff', 'thinning', 'oily', 'build-up']
  if (kind === 'salt-spray') return ['volume', 'definition', 'hold', 'texture']
  return null
}
