// Which needs are mentioned, and in which words: phrases from shared/reading/words/retail/needs.ts and how they relate.
import type { Reach } from '../../../../reading/context/context'
import { type Lexicon, lexiconOf } from '../../../../reading/lexicon'
import { NEED_WORDS } from '../../../../reading/words/retail/needs'
import type { NeedKey } from '../../../../trade/concerns'
import type { Source } from '../../../../trade/said'
import type { Hair } from './hair'
import { type Clause, clausesOf, type Spoken, withParts } from './spoken'

/** Negations elsewhere, but complaints here: "hates her frizz", "can't get rid of the flakes". */
const COMPLAINS: Reach = {
  plain: new Set(['hates', 'cant', 'wont', 'avoid', 'avoids', 'stays']),
  holds: concept => concept.startsWith('ill.') || concept.startsWith('good.'),
}

/** A complaint made of two words near each other: from `before` tokens before the second to `after` tokens after it. */
type Pair = readonly [need: NeedKey, first: string, second: string, before: number, after: number]
const PAIRS: readonly Pair[] = [
  ['dry-scalp', 'w.dry', 'w.scalp', 4, 4],
  ['dry-scalp', 'w.tight', 'w.scalp', 4, 4],
  ['sensitive', 'w.sore', 'w.scalp', 4, 4],
  ['sensitive', 'w.sore', 'w.shampoo', 0, 5],
  ['red', 'w.fade', 'w.redhead', 2, 9],
  ['red', 'w.goes', 'w.redhead', 0, 6],
  ['red', 'w.keep', 'w.redhead', 4, 0],
  ['colour-care', 'w.fade', 'w.colour', 1, 6],
  ['colour-care', 'w.keep', 'w.colour', 5, 0],
  ['colour-care', 'w.fade', 'w.tone', 0, 4],
  ['hard-water', 'w.hard', 'w.water', 0, 5],
  ['hard-water', 'w.chalk', 'w.tap', 6, 2],
  ['oily', 'w.wet', 'w.root', 0, 4],
  ['protein-overload', 'w.often', 'w.protein', 0, 6],
  ['protein-overload', 'w.stiff', 'w.protein', 10, 0],
]

const OF_THE_SCALP = new Set<NeedKey>(['sensitive', 'dry-scalp'])
/** Needs that an allergy may well cause. */
const OF_THE_BODY = new Set<NeedKey>(['sensitive', 'dry-scalp', 'dandruff', 'thinning'])

const isSaid = ({ standing }: Spoken): boolean => standing === 'said' || standing === 'maybe'
/** How many tokens the first comes after the other; negative if it comes before. */
const gap = (one: Spoken, other: Spoken): number =>
  one.from >= other.to ? one.from - other.to + 1 : one.to <= other.from ? one.to - other.from - 1 : 0
const wished = ({ from, clause }: Spoken, most = 5): boolean =>
  clause.spoken.some(({ concept, to }) => concept === 'w.want' && to <= from && from - to < most)

/** Whether the words around it make it about something else: a product, an allergy, a tool. */
function isElse(key: NeedKey, { word, concept, alone, clause: { concepts, sentence } }: Spoken): boolean {
  const has = (which: string): boolean => concepts.has(which)
  if (has('x.aside') || has('x.over')) return true
  if (['x.all_over', 'x.gone_off'].some(which => sentence.has(which))) return true
  if (has('x.too') && (has('x.product') || sentence.has('x.no'))) return true
  if (has('x.allergy') && !OF_THE_BODY.has(key)) return true
  if (OF_THE_SCALP.has(key) && concept !== 'ill.sensitive' && has('x.elsewhere') && !has('w.scalp'))
    return true
  if (key === 'thinning' || key === 'volume')
    return word.toLowerCase() === 'bald' && (alone || sentence.has('x.shaven'))
  if (key === 'moisture') return !has('w.hair') && ['w.scalp', 'x.skin', 'x.elsewhere'].some(has)
  if (key === 'oily') return has('x.dislike')
  return key === 'dandruff' && has('w.gel') && !has('w.named_dandruff') && !has('w.scalp')
}

export type NeedHeard = { key: NeedKey; spoken: Spoken }

export function heardIn({ spoken, concepts, sentence, bare }: Clause): NeedHeard[] {
  const heard: NeedHeard[] = []
  for (const one of spoken) {
    const [kind, name = ''] = one.concept.split('.')
    const key = name as NeedKey
    const isMissed =
      (one.standing === 'denied' && !wished(one, 9)) ||
      (isSaid(one) && ((one.where === 'concerns' && bare) || wished(one)))
    if ((kind === 'ill' && isSaid(one)) || (kind === 'good' && isMissed)) heard.push({ key, spoken: one })
    for (const [need, first, second, before, after] of PAIRS)
      if (one.concept === first && isSaid(one))
        for (const other of spoken) {
          const far = other.concept === second && other !== one ? gap(one, other) : null
          if (far !== null && far !== 0 && -far <= before && far <= after)
            heard.push({ key: need, spoken: one })
        }
  }
  const falls = spoken.find(({ concept }) => concept === 'w.falls')
  if (falls && isSaid(falls) && !concepts.has('w.style')) heard.push({ key: 'thinning', spoken: falls })
  const alone = spoken.find(one => one.concept === 'w.sensitive' && one.alone && isSaid(one))
  if (alone) heard.push({ key: 'sensitive', spoken: alone })
  // "Scalp is dry" and "dry, itchy scalp" say nothing about the lengths.
  const dry = spoken.find(one => one.concept === 'w.dry' && isSaid(one))
  if (dry?.alone && sentence.has('ill.dry-scalp')) heard.push({ key: 'dry-scalp', spoken: dry })
  else if (dry && (!concepts.has('w.scalp') || concepts.has('w.hair')))
    heard.push({ key: 'moisture', spoken: dry })
  return heard.filter(each => !isElse(each.key, each.spoken))
}

const BRUNETTE = new Set([
  'brunette',
  'brunettes',
  'brown',
  'chestnut',
  'mocha',
  'chocolate',
  'chocolate brown',
])
export type Warm = { key: 'yellow' | 'orange' | null; spoken: Spoken; unsure?: boolean }

export function brassy(clauses: readonly Clause[], hair: Hair): Warm | null {
  const spoken = clauses.flatMap(each => each.spoken).find(each => each.concept === 'w.brass' && isSaid(each))
  if (!spoken) return null
  const { concepts } = spoken.clause
  const as = (key: Warm['key'], unsure = false): Warm => ({ key, spoken, unsure })
  if (concepts.has('ill.yellow')) return as('yellow')
  if (concepts.has('ill.orange') || concepts.has('w.dark_hair')) return as('orange')
  // "Brassy blonde" over a brunette base: mostly orange, and worth checking.
  if (concepts.has('w.light_hair'))
    return BRUNETTE.has(hair.brown?.word.toLowerCase() ?? '') ? as('orange', true) : as('yellow')
  if (hair.red) return as(null)
  if (hair.brown) return as('orange')
  return as((hair.light ?? hair.grey) ? 'yellow' : null)
}

/** "Wants purple shampoo": asks for the tone by naming what tones it. */
export function tonerWanted(clauses: readonly Clause[], hair: Hair): Warm | null {
  const spoken = clauses
    .flatMap(each => each.spoken)
    .find(each => (each.concept === 'w.violet_care' || each.concept === 'w.blue_care') && isSaid(each))
  if (!spoken || !wished(spoken, 8)) return null
  if (['x.allergy', 'x.no', 'x.has', 'x.kin_wants'].some(concept => spoken.clause.sentence.has(concept)))
    return null
  const isBlue = spoken.concept === 'w.blue_care'
  const fits = isBlue
    ? hair.brown && (hair.coloured ?? hair.bleached)
    : (hair.light ?? hair.grey ?? hair.bleached)
  return fits && !hair.red ? { key: isBlue ? 'orange' : 'yellow', spoken } : null
}

let lexicon: Lexicon | null = null

const PARTS = new Set(
  [
    'scalp',
    'colour',
    'curl',
    'redhead',
    'flat',
    'named_dandruff',
    'itch',
    'dry_tight',
    'protein',
    'hairline',
    'hair',
    'root',
    'style',
  ].map(name => `w.${name}`),
)
export function needClauses(sources: readonly Source[]): Clause[] {
  lexicon ??= lexiconOf(withParts(NEED_WORDS, PARTS))
  const words = lexicon
  return sources.flatMap(source => clausesOf(source, words, COMPLAINS))
}
