// What this client's hair needs, strongest first: their complaints, then what the hair itself calls for.
import { NEEDS, type NeedKey } from '../../../../trade/concerns'
import type { Source } from '../../../../trade/said'
import type { Avoids } from '../avoids/avoids'
import type { Evidence, Hair } from './hair'
import { brassy, heardIn, type NeedHeard, needClauses, tonerWanted } from './needs-said'
import type { Spoken } from './spoken'

export type Need = {
  key: NeedKey
  /** 4: a named concern; 3: in the notes; 2: in the history; 1 and 1.5: the hair's nature. */
  weight: number
  evidence: Evidence
  /** True if somebody said it, false if it follows from the hair. */
  said: boolean
}

const WEIGHTS: Readonly<Record<string, number>> = {
  concerns: 4,
  'hair type': 3.4,
  notes: 3.5,
  'current treatment': 2.5,
  'service history': 2,
}
/** Older notes are about a different time. */
const weightOf = (source: Source): number =>
  WEIGHTS[source.where] ?? (source.where.startsWith('chair note') ? 2.6 : 2)

export type Needs = { list: Need[]; unclearWarmth: Evidence | null }

const evidenceOf = ({ word, quote, where }: Spoken): Evidence => ({ word, quote, where })
export function readNeeds(sources: readonly Source[], hair: Hair, avoids: Avoids, saidOnly: boolean): Needs {
  const clauses = needClauses(sources)
  const needs = new Map<NeedKey, Need>()
  const spokenOf = new Map<NeedKey, Spoken>()
  const add = (key: NeedKey, weight: number, evidence: Evidence | null, isSaid: boolean): void => {
    const before = needs.get(key)
    if (!evidence || (before && before.weight >= weight)) return
    needs.set(key, { key, weight, evidence, said: isSaid })
  }
  const hear = ({ key, spoken }: NeedHeard, weight: number): void => {
    if ((needs.get(key)?.weight ?? 0) >= weight) return
    add(key, weight, evidenceOf(spoken), true)
    spokenOf.set(key, spoken)
  }
  let fed = false
  const gone = new Set(
    clauses.flatMap(({ spoken, sentence }) =>
      spoken.some(({ concept, alone }) => concept === 'x.gone' && alone) ? [sentence] : [],
    ),
  )
  for (const heard of clauses.filter(({ sentence }) => !gone.has(sentence)).flatMap(heardIn)) {
    const { key, spoken } = heard
    const names = key === 'protein-overload' && spoken.clause.concepts.has('w.protein')
    if (names) fed = true
    if (spoken.concept === 'good.volume' && hair.thick && !hair.fine) continue
    const weight = weightOf(spoken.source)
    // For daily ironing, heat comes first, wherever it was written. Words that name the protein say most.
    hear(heard, key === 'heat' ? Math.max(weight, 4.2) : names ? weight + 0.05 : weight)
  }

  // If the card is about a beard, what is itchy or rough is the beard.
  const beard = needs.get('beard')
  if (beard?.evidence.where === 'hair type') needs.set('beard', { ...beard, weight: 5 })

  const warm = brassy(clauses, hair)
  if (warm?.key) hear({ key: warm.key, spoken: warm.spoken }, weightOf(warm.spoken.source))

  const toner = tonerWanted(clauses, hair)
  if (toner?.key) hear({ key: toner.key, spoken: toner.spoken }, 4)

  settle(needs, spokenOf, hair, fed)

  // Over a sore scalp we offer nothing that nobody asked for.
  if (saidOnly) return ordered(needs, null)

  // Limp waves need their shape as much as their lift.
  const limp = needs.get('volume') ? 'volume' : 'hold'
  const limpNeed = needs.get(limp)
  if (limpNeed && (hair.wavy ?? hair.curly) && spokenOf.get(limp)?.clause.concepts.has('w.curl'))
    add('definition', limpNeed.weight - 0.8, limpNeed.evidence, true)

  // What the hair itself calls for, if nobody said it.
  add('volume', 1.5, hair.fine, false)
  add('definition', 1.6, hair.curly ?? hair.wavy, false)
  add('moisture', hair.coily ? 2 : 1.2, hair.coily ?? hair.curly, false)
  add('definition', 1, hair.coily, false)
  // Hair that turns yellow or orange was lightened, written down or not.
  const byTone = (key: NeedKey): Need | undefined => {
    const need = needs.get(key)
    return need && toner && need.evidence.word === toner.spoken.word ? undefined : need
  }
  const turned = byTone('orange') ?? (hair.grey ? undefined : byTone('yellow'))
  add('colour-care', hair.red ? 2.2 : 1.8, hair.coloured ?? turned?.evidence ?? null, false)
  const dull = needs.get('shine')
  if (hair.red && dull?.said) add('red', dull.weight - 0.3, dull.evidence, true)
  if (hair.red && (hair.coloured ?? needs.get('colour-care'))) {
    // A fading red is refreshed with red: as close to what was said as colour care itself.
    const fading = needs.get('colour-care')
    add(
      'red',
      fading?.said ? fading.weight - 0.3 : 1.6,
      fading?.said ? fading.evidence : hair.red,
      fading?.said ?? false,
    )
  }
  if (hair.bleached) {
    add('repair', 2, hair.bleached, false)
    add('moisture', 1, hair.bleached, false)
  }
  // A toning wash can dry hair out, so care goes with it.
  const yellow = byTone('yellow')
  if (yellow?.said) add('moisture', 1, yellow.evidence, false)
  if (hair.relaxed) add('repair', 1.6, hair.relaxed, false)
  if (hair.light && hair.coloured && !hair.red && !hair.brown) add('yellow', 1.4, hair.light, false)
  if (hair.grey && !hair.coloured) add('yellow', 1.4, hair.grey, false)
  if (!hair.fine && hair.thick && !hair.curly && !hair.coily) {
    add('frizz', 1.3, hair.thick, false)
    add('moisture', 1, hair.thick, false)
  }
  if (needs.has('heat') && !hair.airDries) add('split-ends', 0.6, needs.get('heat')?.evidence ?? null, false)
  if (needs.has('swim')) add('moisture', 0.8, needs.get('swim')?.evidence ?? null, false)
  // A client who avoids fragrance is best served by products for reactive scalps.
  const scent = avoids.list.find(({ key }) => key === 'fragrance')
  if (scent)
    add(
      'sensitive',
      scent.kind === 'allergy' ? 2 : 1.4,
      { word: scent.name, quote: scent.quote, where: scent.where },
      false,
    )
  return ordered(
    needs,
    warm && (warm.key === null || warm.unsure) && !hair.red ? evidenceOf(warm.spoken) : null,
  )
}

const ordered = (needs: ReadonlyMap<NeedKey, Need>, unclearWarmth: Evidence | null): Needs => ({
  list: [...needs.values()].sort(
    (a, b) => b.weight - a.weight || NEEDS.indexOf(a.key) - NEEDS.indexOf(b.key),
  ),
  unclearWarmth,
})

/** Readings that exclude or sharpen each other. `fed`: the record mentions protein. */
function settle(
  needs: Map<NeedKey, Need>,
  spokenOf: ReadonlyMap<NeedKey, Spoken>,
  hair: Hair,
  fed: boolean,
): void {
  const beside = (key: NeedKey, ...concepts: readonly string[]): boolean =>
    concepts.some(concept => spokenOf.get(key)?.clause.concepts.has(concept))
  const asColourCare = (need: Need): void => {
    needs.delete(need.key)
    if ((needs.get('colour-care')?.weight ?? 0) < need.weight)
      needs.set('colour-care', { ...need, key: 'colour-care' })
  }
  const flaky = needs.get('dandruff')
  const dry = needs.get('dry-scalp')
  const isNamed = flaky && beside('dandruff', 'w.named_dandruff')
  // A dry, flaky scalp needs soothing; if dandruff is named, it needs an anti-dandruff shampoo.
  if (flaky && dry && !isNamed && beside('dry-scalp', 'w.dry_tight')) needs.delete('dandruff')
  if (isNamed && dry) needs.delete('dry-scalp')
  // An itch with flakes is mainly about the flakes.
  if (needs.has('dandruff') && dry && spokenOf.get('dry-scalp')?.word.toLowerCase().startsWith('itch'))
    needs.set('dry-scalp', { ...dry, weight: Math.min(dry.weight, (flaky?.weight ?? 0) - 1.5) })
  // Dull colour is about the colour.
  const dull = needs.get('shine')
  if (dull && beside('shine', 'w.colour')) asColourCare(dull)
  // "The copper goes dull": what is missing is the tone.
  const red = needs.get('red')
  if (dull && red?.said && hair.red && red.evidence.quote === dull.evidence.quote) needs.delete('shine')
  // Brassy and dull: the tone is what dulls it.
  const tone = needs.get('yellow') ?? needs.get('orange')
  const dim = needs.get('shine')
  if (tone?.said && dim && dim.weight >= tone.weight) needs.set('shine', { ...dim, weight: tone.weight - 1 })
  // Hard-water residue is what dulls the hair, so that comes off first.
  const water = needs.get('hard-water')
  const dulled = needs.get('shine')
  if (water && dulled && water.weight <= dulled.weight)
    needs.set('hard-water', { ...water, weight: dulled.weight + 0.5 })
  // "The colour goes flat" is about the colour too.
  const flat = needs.get('volume')
  if (flat && beside('volume', 'w.flat') && beside('volume', 'w.colour', 'w.tone', 'w.redhead'))
    asColourCare(flat)
  // Thinning edges mustn't be pulled, so no firm hold on them.
  if (needs.has('thinning') || beside('repair', 'w.hairline')) needs.delete('edges')
  const overload = needs.get('protein-overload')
  if (overload && (needs.has('gummy') || (hair.bleached && !fed))) needs.delete('protein-overload')
  if (needs.has('protein-overload')) {
    const { evidence, weight } = overload ?? { evidence: null, weight: 3 }
    if (evidence && !needs.has('moisture'))
      needs.set('moisture', { key: 'moisture', weight, evidence, said: true })
    if (!hair.bleached) needs.delete('repair')
  }
  if (hair.airDries) needs.delete('heat')
  // Natural red hair that turns "orange" is faded rather than brassy.
  if (hair.red && needs.has('orange') && !hair.brown) needs.delete('orange')
}
