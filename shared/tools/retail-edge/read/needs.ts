// What this head needs, strongest first: what the client complains of, then what the hair itself asks for.
import { BRASSY, NEED_WORDS, NEEDS, type NeedKey } from '../../../trade/concerns'
import { mentions, ofSomeoneElse, plainly, type Said, type Source, said } from '../../../trade/said'
import { askedFor } from './asked-for'
import type { Avoids } from './avoids'
import { type Evidence, evidenceOf, type Hair } from './hair'

export type Need = {
  key: NeedKey
  /** 4: named as a concern; 3: in the notes; 2: in the history; 1 and 1.5: the hair's nature. */
  weight: number
  evidence: Evidence
  /** True where somebody said it, false where it follows from the hair. */
  said: boolean
}

const WEIGHTS: Readonly<Record<string, number>> = {
  concerns: 4,
  'hair type': 3.4,
  notes: 3.5,
  'current treatment': 2.5,
  'service history': 2,
}
/** Older chair notes tell of another time. */
const weightOf = (source: Source): number =>
  WEIGHTS[source.where] ?? (source.where.startsWith('chair note') ? 2.6 : 2)

const OVER =
  /\b(?:used to|previously|in the past|years ago|as a (?:child|teen\w*))\b|\b(?:all gone|gone (?:now|away)|has gone$|cleared(?: up)?|sorted|resolved|under control|much better|improved|better now)\b/

/** What a product did to the hair is said of the product. */
const ASIDE =
  /\b(?:serum|oil|cream|mask|mousse|balm|butter|conditioner|shampoo|spray|gel|products?)\b[^.;,]{0,15}\btoo (?:\w+ )?(?:greasy|oily|heavy|rich|dry|drying|stiff|sticky|crunchy|flat)\b|\b(?:made|makes|making|leaves|left) (?:it|her|his|my|the|hair)\b|\bbr(?:eaks?|oke) (?:her |him |me )?out\b/

/** "Offered the masque, said no, too greasy": the ground of a no. */
const TOO =
  /^\s*(?:(?:it|was|is|far|way|a|bit|found|them) )*too (?:greasy|oily|heavy|rich|drying|stiff)\s*(?:(?:for|on) (?:her|him|me|my hair|her hair|his hair)\s*)?$/
const OF_A_NO =
  /\b(?:offered|tried|showed|bought|used (?!to\b)|said no|no thanks?|declin\w+|refus\w+|return\w+|didn't (?:like|want|suit))\b[^.;\n]{0,70}$/
const groundOfNo = ({ piece, source, at }: Said): boolean =>
  TOO.test(piece) &&
  OF_A_NO.test(
    plainly(source.text)
      .slice(Math.max(0, at - 90), at)
      .replace(/\btoo \w*$/, ''),
  )

/** "Hates anything that feels greasy" is said of products, "hates her greasy roots" of hair. */
const OF_PRODUCTS =
  /\b(?:hates?|dislikes?|can't stand|doesn't like|not keen on)\b (?!(?:her|his|my|how|the|when|that|it|having|being)\b)[^.;]{0,40}\b(?:greasy|oily)\b|\banything\b[^.;]{0,15}\b(?:greasy|oily)\b/
/** A fade that is cut, not a colour that goes: "short fade", "crop with a fade". */
const FADE_CUT =
  /\b(?:short|tight|clean|sharp|soft|shadow|scissor|razor|medium|drop|beard|afro|textured|men'?s|boys?'?|gents?'?|grade \d|number \d|no\.? ?\d|(?:has|gets?|with|into|wears|likes) (?:a|his)) fade\b|\bfade (?:with|on (?:the )?(?:back|sides?)|haircut|and (?:beard|quiff|crop))\b/
const OF_COLOUR = /\bcolou?r|\btones?\b|\bred\b|\bcopper|\bblonde|\bbrown\b|\bvivid|\bpastel/
/** Gel that dries to flakes is no scalp. */
const GEL_FLAKES =
  /\b(?:gels?|mousse|hair ?spray|wax|edge control|products?|styling cream) (?:that )?(?:\w+ )?flak|\bflak\w* (?:from|of) (?:(?:the|her|his|old) )?(?:gels?|mousse|hair ?spray|wax|products?)\b/

/** "Scalp is dry" asks nothing of the lengths. */
const SCALP_DRY =
  /\bscalp (?:is |gets |feels |goes |so |very |really |quite |a bit )*dry\b|\b(?:scalp|skin|face|hands)\b[^,.;]{0,12}\bdr(?:ying|ies) out\b/
const LENGTHS = /\b(?:ends|hair|lengths?|curls?|coils)\b/
const OF_THE_SCALP = new Set<NeedKey>(['sensitive', 'dry-scalp'])
/** It is not the scalp that itches. */
const ELSEWHERE =
  /\b(?:mouth|lips?|tongue|throat|eyes?|eyelids|nose|hands?|fingers|arms?|legs?)\b[^,.;]{0,12}\b(?:itch\w*|sting\w*|burn\w*|tingl\w*|sore|red)\b|\bitchy (?:mouth|lips?|tongue|throat|eyes?|eyelids|nose|hands?|fingers|arms?|legs?)\b/
const elsewhere = ({ piece }: Said): boolean => ELSEWHERE.test(piece) && !/\b(?:scalp|head)\b/.test(piece)
/** A shaved or bald head asks for no fuller hair. */
const shaven = ({ word, source }: Said): boolean =>
  /^bald$/i.test(word) &&
  (/^\s*bald\b(?! (?:round |smooth |small )*(?:patch|spot|area|crown|temple|top|at|on|in|round|around|behind|near|over|above|since|after|from|due|because))/i.test(
    source.text,
  ) ||
    /\bshav(?:es|ed|en) (?:his |her |the )?head\b/i.test(source.text))
/** What an allergy may well tell of. */
const OF_THE_BODY = new Set<NeedKey>(['sensitive', 'dry-scalp', 'dandruff', 'thinning'])

function spoken(sources: readonly Source[], key: NeedKey): Said[] {
  const { words, raw } = NEED_WORDS[key]
  const plain = said(sources, words)
  const denials = raw
    ? sources.flatMap(source => mentions(source, raw)).filter(hit => !ofSomeoneElse(hit.before))
    : []
  return [
    ...denials,
    ...plain.filter(
      hit =>
        !ASIDE.test(hit.piece) &&
        !groundOfNo(hit) &&
        !(OF_THE_SCALP.has(key) && elsewhere(hit)) &&
        !((key === 'thinning' || key === 'volume') && shaven(hit)) &&
        !(key === 'oily' && OF_PRODUCTS.test(hit.piece)) &&
        !(key === 'colour-care' && FADE_CUT.test(hit.piece) && !OF_COLOUR.test(hit.sentence)) &&
        !(key === 'dandruff' && GEL_FLAKES.test(hit.piece)) &&
        !(key === 'moisture' && SCALP_DRY.test(hit.piece) && !LENGTHS.test(hit.piece)) &&
        // "Avocado, banana and latex allergy" is no yellow hair.
        (OF_THE_BODY.has(key) || !/\ball?erg|\bintoleran|\bepi-?pen|\banaphyl/.test(hit.piece)) &&
        !/\b(?:returned (?:it|them)|brought (?:it|them) back|gave up on|stopped using)\b/.test(
          hit.sentence,
        ) &&
        !OVER.test(hit.piece) &&
        !/\b(?:gone now|all gone|cleared up|all better|has improved|sorted now)\b/.test(hit.sentence),
    ),
  ]
}

function brassy(
  sources: readonly Source[],
  hair: Hair,
): { key: 'yellow' | 'orange' | null; hit: Said; unsure?: boolean } | null {
  const [hit] = said(sources, BRASSY)
  if (!hit) return null
  const { piece } = hit
  if (/\byellow/.test(piece)) return { key: 'yellow', hit }
  if (/\borange/.test(piece)) return { key: 'orange', hit }
  if (/\b(?:brunette|brown|dark)\b/.test(piece)) return { key: 'orange', hit }
  // "Brassy blonde" over a brunette base: mostly orange, and worth a look.
  const brunette = hair.brown && /brunette|brown|chestnut|mocha|chocolate/i.test(hair.brown.word)
  if (/\b(?:blondes?|gr[ea]y|white|silver)\b/.test(piece))
    return brunette && /\bblonde?/.test(piece) ? { key: 'orange', hit, unsure: true } : { key: 'yellow', hit }
  if (hair.red) return { key: null, hit }
  if (hair.brown) return { key: 'orange', hit }
  if (hair.light || hair.grey) return { key: 'yellow', hit }
  return { key: null, hit }
}

/** "Wants purple shampoo": the tone is asked for by the name of what tones it. */
const TONING =
  /\b(?:wants?|needs?|would like|after|looking for|ask(?:s|ed|ing)? (?:about|for)|interested in|keen (?:on|to try)|curious about) (?:to (?:try|buy|get|use) )?(?:(?:a|an|the|some|our|your|good|decent|nice|new) )*(purple|violet|silver|blue) (?:shampoo|conditioner|mask|masque|toner|wash)\b(?! (?:for|instead))/
function tonerWanted(sources: readonly Source[], hair: Hair): { key: 'yellow' | 'orange'; hit: Said } | null {
  const [hit] = said(sources, TONING)
  if (
    !hit ||
    /\b(?:allerg\w*|react\w*|used to|said no|no thanks?|declin\w+|refus\w+|hates?|already|at home|but)\b/.test(
      hit.sentence,
    )
  )
    return null
  const blue = /blue (?:shampoo|conditioner|mask|masque|toner|wash)/i.test(hit.word)
  const fits = blue
    ? hair.brown && (hair.coloured ?? hair.bleached)
    : (hair.light ?? hair.grey ?? hair.bleached)
  return fits && !hair.red ? { key: blue ? 'orange' : 'yellow', hit } : null
}

export type Needs = { list: Need[]; unclearWarmth: Evidence | null }

export function readNeeds(sources: readonly Source[], hair: Hair, avoids: Avoids, saidOnly: boolean): Needs {
  const needs = new Map<NeedKey, Need>()
  const add = (key: NeedKey, weight: number, evidence: Evidence | null, isSaid: boolean): void => {
    const before = needs.get(key)
    if (!evidence || (before && before.weight >= weight)) return
    needs.set(key, { key, weight, evidence, said: isSaid })
  }
  let fed = false
  for (const key of NEEDS)
    for (const hit of spoken(sources, key)) {
      const names = key === 'protein-overload' && /protein|keratin/.test(hit.piece)
      if (names) fed = true
      // Who irons daily is told of heat first, wherever it was written.
      add(
        key,
        key === 'heat'
          ? Math.max(weightOf(hit.source), 4.2)
          : // The words that name the protein say most.
            weightOf(hit.source) + (names ? 0.05 : 0),
        evidenceOf(hit),
        true,
      )
    }

  for (const source of sources)
    for (const { key, evidence } of askedFor(source))
      if (key !== 'volume' || !hair.thick || hair.fine) add(key, key === 'heat' ? 4.2 : 4, evidence, true)

  // A card that is about a beard: what itches or is rough there is the beard.
  const beard = needs.get('beard')
  if (beard?.evidence.where === 'hair type') needs.set('beard', { ...beard, weight: 5 })

  const warm = brassy(sources, hair)
  if (warm?.key) add(warm.key, weightOf(warm.hit.source), evidenceOf(warm.hit), true)

  const toner = tonerWanted(sources, hair)
  if (toner) add(toner.key, 4, evidenceOf(toner.hit), true)

  settle(needs, hair, fed)

  // Over a sore scalp nothing is offered that nobody asked for.
  if (saidOnly) return ordered(needs, null)

  // Limp waves want their shape as much as their lift.
  const limp = needs.get('volume') ?? needs.get('hold')
  if (limp && (hair.wavy ?? hair.curly) && /\b(?:wav|curl)/i.test(limp.evidence.quote))
    add('definition', limp.weight - 0.8, limp.evidence, true)

  // What the hair itself asks for, where nobody said so.
  add('volume', 1.5, hair.fine, false)
  add('definition', 1.6, hair.curly ?? hair.wavy, false)
  add('moisture', hair.coily ? 2 : 1.2, hair.coily ?? hair.curly, false)
  add('definition', 1, hair.coily, false)
  // Hair that turns yellow or orange was lightened, whether or not somebody wrote it down.
  const byTone = (key: NeedKey): Need | undefined => {
    const need = needs.get(key)
    return need && toner && need.evidence.word === toner.hit.word ? undefined : need
  }
  const turned = byTone('orange') ?? (hair.grey ? undefined : byTone('yellow'))
  add('colour-care', hair.red ? 2.2 : 1.8, hair.coloured ?? turned?.evidence ?? null, false)
  const dull = needs.get('shine')
  if (hair.red && dull?.said) add('red', dull.weight - 0.3, dull.evidence, true)
  if (hair.red && (hair.coloured ?? needs.get('colour-care'))) {
    // A red that washes out is refreshed with red: as near to what was said as colour care itself.
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
  // A toning wash can leave hair dry: care goes beside it.
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
  // Who avoids fragrance is best served by what is made for reactive scalps.
  const scent = avoids.list.find(({ key }) => key === 'fragrance')
  if (scent)
    add(
      'sensitive',
      scent.kind === 'allergy' ? 2 : 1.4,
      { word: scent.name, quote: scent.quote, where: scent.where },
      false,
    )
  return ordered(needs, warm && (warm.key === null || warm.unsure) && !hair.red ? evidenceOf(warm.hit) : null)
}

const ordered = (needs: ReadonlyMap<NeedKey, Need>, unclearWarmth: Evidence | null): Needs => ({
  list: [...needs.values()].sort(
    (a, b) => b.weight - a.weight || NEEDS.indexOf(a.key) - NEEDS.indexOf(b.key),
  ),
  unclearWarmth,
})

/** Readings that exclude or sharpen each other. `fed`: the record tells of protein. */
function settle(needs: Map<NeedKey, Need>, hair: Hair, fed: boolean): void {
  const flaky = needs.get('dandruff')
  const dry = needs.get('dry-scalp')
  // A dry, flaky scalp wants soothing; dandruff by name wants an anti-dandruff shampoo.
  if (
    flaky &&
    dry &&
    !/dandruff|scurf/.test(flaky.evidence.word.toLowerCase()) &&
    /\bdry\b|\btight\b/.test(dry.evidence.quote.toLowerCase())
  )
    needs.delete('dandruff')
  if (flaky && dry && /dandruff/.test(flaky.evidence.word.toLowerCase())) needs.delete('dry-scalp')
  // An itch beside flakes is first a matter of the flakes.
  if (needs.has('dandruff') && dry && /^itch/i.test(dry.evidence.word))
    needs.set('dry-scalp', { ...dry, weight: Math.min(dry.weight, (flaky?.weight ?? 0) - 1.5) })
  // Dull colour is a matter of the colour.
  const dull = needs.get('shine')
  if (dull && /colou?r/.test(dull.evidence.quote.toLowerCase())) {
    needs.delete('shine')
    if ((needs.get('colour-care')?.weight ?? 0) < dull.weight)
      needs.set('colour-care', { ...dull, key: 'colour-care' })
  }
  // "The copper goes dull": the tone is what is missed.
  const red = needs.get('red')
  if (dull && red?.said && hair.red && red.evidence.quote === dull.evidence.quote) needs.delete('shine')
  // Brassy and dull: what dulls it is the tone.
  const tone = needs.get('yellow') ?? needs.get('orange')
  const dim = needs.get('shine')
  if (tone?.said && dim && dim.weight >= tone.weight) needs.set('shine', { ...dim, weight: tone.weight - 1 })
  // What hard water leaves behind is what dulls: first it comes out.
  const water = needs.get('hard-water')
  const dulled = needs.get('shine')
  if (water && dulled && water.weight <= dulled.weight)
    needs.set('hard-water', { ...water, weight: dulled.weight + 0.5 })
  // "The colour goes flat" is the colour's matter too.
  const flat = needs.get('volume')
  if (
    flat &&
    /\b(?:colou?r|tone|red|copper|brown|blonde|shade)\b[^.;]{0,25}\b(?:flat|lifeless)\b|\b(?:flat|lifeless) (?:colou?r|tone)/i.test(
      flat.evidence.quote,
    )
  ) {
    needs.delete('volume')
    if ((needs.get('colour-care')?.weight ?? 0) < flat.weight)
      needs.set('colour-care', { ...flat, key: 'colour-care' })
  }
  // Edges that thin are spared every pull: no firm hold on them.
  const pulled = /\bhair ?line\b|\bedges\b|\btemples?\b/i.test(needs.get('repair')?.evidence.quote ?? '')
  if (needs.has('thinning') || pulled) needs.delete('edges')
  const overload = needs.get('protein-overload')
  if (overload && (needs.has('gummy') || (hair.bleached && !fed))) needs.delete('protein-overload')
  if (needs.has('protein-overload')) {
    const { evidence, weight } = overload ?? { evidence: null, weight: 3 }
    if (evidence && !needs.has('moisture'))
      needs.set('moisture', { key: 'moisture', weight, evidence, said: true })
    if (!hair.bleached) needs.delete('repair')
  }
  if (hair.airDries) needs.delete('heat')
  // Natural red hair that turns "orange" is faded, not brassy.
  if (hair.red && needs.has('orange') && !hair.brown) needs.delete('orange')
}
