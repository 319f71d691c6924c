// What the recommendation goes by, as facts at paths, so that the screen shows exactly what is used.
import type { Fact, From } from '../../../reading/understood/reading'
import { pastOf } from '../choose/past'
import type { Avoid } from '../read/avoids/avoids'
import type { Evidence } from '../read/hair/hair'
import type { Picture } from '../read/picture'
import { ANSWERED, NOTED_BEFORE, PICKED } from '../where'
import { CURLS, NEED_CHIPS, NEEDS, type NeedChip } from './paths'
import { isOnCard } from './told'

const TYPED: Readonly<Record<string, string>> = {
  'hair type': 'hairType',
  'current treatment': 'currentTreatment',
  'service history': 'serviceHistory',
  name: 'clientName',
}
/** The question's field it is in, else the card or the consultation. */
export const fieldOf = (where: string): string =>
  TYPED[where] ?? (where.startsWith('consultation') ? 'consultation' : 'card')

function fromOf(where: string): From {
  if (where === PICKED || where === ANSWERED) return 'picked'
  if (where.startsWith('formula')) return 'formula'
  return TYPED[where] === undefined ? 'card' : 'said'
}
const fact = (
  value: Fact['value'],
  { quote, where }: Pick<Evidence, 'quote' | 'where'>,
  sure = true,
): Fact => ({
  value,
  from: fromOf(where),
  sure,
  quote,
})
/** Follows from the hair, or from something else that was said. */
const assumed = (value: Fact['value'], quote: string): Fact => ({
  value,
  from: 'assumed',
  sure: false,
  quote,
})

function needOf(chip: NeedChip, { needs, wishes }: Picture): Fact | null {
  const own: Partial<Record<NeedChip, Evidence | null>> = {
    child: wishes.child,
    light_weight: wishes.heavy,
    quick: wishes.quick,
    no_air: wishes.noAir,
  }
  const wish = own[chip]
  if (wish !== undefined) return wish && fact(true, wish)
  const keys: readonly string[] = NEEDS[chip]
  const [first, ...others] = needs.list.filter(({ key }) => keys.includes(key))
  const need = [first, ...others].find(each => each?.said) ?? first
  if (chip === 'brass' && needs.unclearWarmth && !need)
    return fact(true, needs.unclearWarmth, needs.unclearWarmth.where === PICKED)
  if (!need) return null
  return need.said ? fact(true, need.evidence) : assumed(true, need.evidence.quote)
}

/**
 * Sure if it is on the card's own list or said in so many words. Unsure if it is only avoided along with something, or
 * for somebody at home.
 */
function avoidOf(avoid: Avoid, all: readonly Avoid[]): Fact {
  const isWith = all.some(
    each => each !== avoid && each.quote === avoid.quote && each.family?.also?.includes(avoid.key),
  )
  if (!isOnCard(avoid) && (isWith || avoid.care || avoid.home)) return assumed(true, avoid.quote)
  return fact(true, avoid)
}

/** By path; what nobody named has no path. */
export function factsOf(picture: Picture): Record<string, Fact> {
  const { hair, avoids, products } = picture
  const facts: Record<string, Fact> = {}
  for (const chip of NEED_CHIPS) {
    const need = needOf(chip, picture)
    if (need) facts[`needs.${chip}`] = need
  }
  for (const avoid of avoids.list) facts[`avoid.${avoid.key}`] ??= avoidOf(avoid, avoids.list)
  for (const product of products) {
    const past = pastOf(product, picture)
    // If it was bought long ago, it is offered again, but not as new.
    const is = past?.is === 'again' && past.where === NOTED_BEFORE ? 'owns' : past?.is
    if (past && (is === 'owns' || is === 'declined'))
      facts[`${is}.${product.id}`] = fact(true, past, !past.like)
  }
  if (hair.fine) facts['hair.texture'] = fact('fine', hair.fine)
  // People often call hair thick if there is a lot of it, whatever each hair is like.
  else if (hair.thick) facts['hair.texture'] = fact('coarse', hair.thick, hair.thick.where === PICKED)
  const curl = CURLS.toReversed().find(each => hair[each])
  const curled = curl && hair[curl]
  if (curled) facts['hair.curl'] = fact(curl, curled)
  const coloured = hair.bleached ?? hair.coloured
  if (coloured) facts['hair.coloured'] = fact(true, coloured)
  if (hair.bleached) facts['hair.lightened'] = fact(true, hair.bleached)
  return facts
}
