// One to three products, best first: for the strongest needs, of different kinds, within the client's limits.
import type { NeedKey } from '../../../trade/concerns'
import type { Evidence } from '../read/hair/hair'
import type { Picture } from '../read/picture'
import type { OnShelf as Product } from '../read/shelf'
import { matches, suits } from './fit'
import type { Forbidden } from './forbidden'
import { forbidden } from './forbids'
import { pastOf } from './past'
import { onlyFor } from './unfit'
import { besideToning } from './words'

export type Candidate = {
  product: Product
  /** The need it is offered for. */
  need: NeedKey | null
  evidence: Evidence
  strength: number
  weight: number
  said: boolean
  score: number
  again: boolean
}
export type Assessed = {
  candidates: Candidate[]
  /** Ruled out, with what each would otherwise have scored. */
  refused: { product: Product; why: Forbidden; worth: number }[]
}

/** Over an open scalp we offer nothing for these needs. */
const SCALP = new Set<NeedKey>(['sensitive', 'dry-scalp', 'dandruff'])

export function assess(picture: Picture): Assessed {
  const candidates: Candidate[] = []
  const refused: Assessed['refused'] = []
  const thrifty = picture.wishes.tight !== null
  /** What the client has at home for a need: we don't sell a second one of the same kind. */
  const athome: { kind: Product['kind']; need: NeedKey }[] = []
  for (const product of picture.products) {
    const found = matches(product, picture)
    const [best, ...rest] = found
    const worth = best ? best.worth + 0.35 * rest.reduce((sum, each) => sum + each.worth, 0) : 0
    const why = forbidden(product, picture)
    if (why) {
      refused.push({ product, why, worth })
      if (why.why === 'owns' && best) athome.push({ kind: product.kind, need: best.need.key })
      continue
    }
    const past = pastOf(product, picture)
    const again = past?.is === 'again'
    if (!best && !again) continue
    if (best && (picture.medical.broken ?? picture.medical.catching) && SCALP.has(best.need.key)) continue
    if (best && best.worth < 1.8 && !again) continue
    const evidence =
      again && past ? { word: past.quote, quote: past.quote, where: past.where } : best?.need.evidence
    if (!evidence) continue
    candidates.push({
      product,
      need: best?.need.key ?? null,
      evidence,
      strength: best?.strength ?? 3,
      // Sudden hair loss isn't for products to solve, so we never push one.
      weight: again ? 4 : picture.graveLoss && best?.need.key === 'thinning' ? 2.5 : (best?.need.weight ?? 1),
      said: again || (best?.need.said ?? false),
      score: worth + suits(product, picture) + (again ? 8 : 0) - (thrifty ? (product.price ?? 0) / 6 : 0),
      again,
    })
  }
  candidates.sort(
    (a, b) =>
      b.score - a.score ||
      (a.product.price ?? 0) - (b.product.price ?? 0) ||
      a.product.name.localeCompare(b.product.name),
  )
  const toned = picture.products.some(({ traits }) => traits.violet)
  const beside = candidates.filter(
    ({ product, need, evidence, again }) =>
      again ||
      (!athome.some(has => has.kind === product.kind && has.need === need) &&
        (toned || !besideToning(need, evidence, picture))),
  )
  return { candidates: beside, refused }
}

type Group = 'wash' | 'condition' | 'treat' | 'finish' | 'style' | 'scalp' | 'tool'
function groupOf({ kind }: Product): Group {
  switch (kind) {
    case 'wash':
    case 'dry-shampoo':
      return 'wash'
    case 'conditioner':
    case 'leave-in':
      return 'condition'
    case 'mask':
    case 'bond':
      return 'treat'
    case 'oil':
    case 'serum':
    case 'butter':
      return 'finish'
    case 'scalp':
      return 'scalp'
    case 'tool':
      return 'tool'
    default:
      return 'style'
  }
}

/** One product covers each of these needs: a second would be more of the same. */
const ONCE: ReadonlySet<NeedKey> = new Set<NeedKey>([
  'yellow',
  'orange',
  'heat',
  'dandruff',
  'swim',
  'hard-water',
  'build-up',
  'edges',
  'beard',
  'root-cover',
  'second-day',
  'night',
  'sun',
])

const weekly = ({ traits: t }: Product): boolean =>
  t.clarify || t.chelate || t.oilControl || t.dandruff || t.violet || t.blue

/** The chosen products, in order. */
export function choose(candidates: readonly Candidate[], picture: Picture): Candidate[] {
  const { wishes } = picture
  const most = Math.min(wishes.most, wishes.gently ? 1 : 3, wishes.tight ? 2 : 3)
  const chosen: Candidate[] = []
  const left = [...candidates]
  const top = candidates[0]?.score ?? 0
  let spent = 0
  while (chosen.length < most && left.length > 0) {
    const groups = chosen.map(({ product }) => groupOf(product))
    const needs = chosen.map(({ need }) => need)
    // A once-a-week wash doesn't replace the usual one.
    const inTurn = ({ product, need, said }: Candidate): boolean =>
      said &&
      product.kind === 'wash' &&
      !needs.includes(need) &&
      chosen.every(each => each.product.kind !== 'wash' || weekly(each.product) !== weekly(product))
    const worth = (each: Candidate): number =>
      each.score *
      (groups.includes(groupOf(each.product)) ? (inTurn(each) ? 0.75 : 0.5) : 1) *
      (each.need !== null && needs.includes(each.need) ? 0.66 : 1)
    left.sort((a, b) => worth(b) - worth(a))
    const next = left.shift()
    if (!next) break
    if (chosen.length > 0 && (worth(next) < 0.24 * top || worth(next) < 2.2)) break
    if (chosen.some(({ product }) => product.plainName === next.product.plainName)) continue
    if (chosen.some(({ product, need }) => product.kind === next.product.kind && need === next.need)) continue
    // Before the pool and after it are two steps.
    const beside = next.need === 'swim' && !groups.includes(groupOf(next.product))
    if (next.need !== null && ONCE.has(next.need) && needs.includes(next.need) && !beside) continue
    const { price } = next.product
    if (wishes.budget && !wishes.budget.each && (price ?? 0) + spent > wishes.budget.most) continue
    spent += price ?? 0
    chosen.push(next)
  }
  return chosen
}

/** If the record names no need at all: one everyday product, if the list has one. */
export function everyday(picture: Picture): Candidate | null {
  const { products, tells } = picture
  const { broken, catching, scalp, loss } = picture.medical
  if (!tells.first || picture.needs.list.length > 0 || (broken ?? catching ?? scalp ?? loss)) return null
  const noun = tells.plain?.for
  // After a smoothing treatment, the right choice is the wash that preserves it.
  const plain = ({ traits, kind }: Product): number =>
    Number(traits.everyone || traits.daily) +
    (noun && (kind === 'conditioner') === (noun === 'conditioner') ? 1.5 : 0) +
    (picture.done.smoothed && kind === 'wash' && traits.sulphateFree ? 2 : 0)
  const product = products
    .filter(each => !forbidden(each, picture) && onlyFor(each) === null)
    .filter(
      ({ traits, kind }) =>
        !traits.colourCare || kind === 'spray' || (picture.done.smoothed !== null && traits.sulphateFree),
    )
    // A product for one kind of hair isn't everyday care.
    .filter(
      ({ traits: t }) =>
        t.everyone ||
        t.daily ||
        !(t.thinning || t.volume || t.bond || t.protein || t.curl || t.coil || t.heavy),
    )
    .filter(
      ({ kind, madeFor }) =>
        ['wash', 'conditioner', 'leave-in', 'spray'].includes(kind) && !Object.values(madeFor).some(Boolean),
    )
    .sort((a, b) => plain(b) - plain(a))
    .at(0)
  if (!product) return null
  const own = noun !== undefined && product.kind === noun ? tells.plain?.evidence : undefined
  const kept = picture.done.smoothed && product.kind === 'wash' && product.traits.sulphateFree
  return {
    product,
    need: null,
    evidence: (kept ? picture.done.smoothed : null) ?? own ?? tells.first,
    strength: 1,
    weight: 0.5,
    said: false,
    score: 1,
    again: false,
  }
}
