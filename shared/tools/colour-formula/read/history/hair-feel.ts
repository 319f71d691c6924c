// The state of the hair: sound, dry, fragile, or falling apart in water. Also spots the same words said of a headband
// or nails. domain 1.15
import {
  type Hit,
  has,
  hitsOf,
  isDenied,
  joins,
  type Sentence,
  someOf,
  wordsIn,
  wordsOf,
} from '../../../../reading/context/beside'
import type { Condition } from './hair-history'

type HairSentences = {
  now: readonly Sentence[]
  /** Including what the wish tells of the hair. */
  told: readonly Sentence[]
  /** What the field for the hair's condition says. */
  state: readonly Sentence[]
  bleached: boolean
  /** Bleached twice or more. */
  often: boolean
}
type Feel = { condition: Condition; porous: boolean; unknown: boolean }

const says = (sentences: readonly Sentence[], concept: string): boolean =>
  hitsOf(sentences, concept).some(hit => !isDenied(hit))

export function feelOf({ now, told, state, bleached, often }: HairSentences): Feel {
  const gummy = hitsOf(told, 'gummy').some(hit => !isDenied(hit) && !isOfElse(hit))
  const fragile =
    hitsOf(told, 'fragile').some(hit => !isDenied(hit) && !isOfElse(hit)) ||
    (bleached && says(told, 'quite.porous'))
  const condition = gummy ? 'gummy' : fragile || often ? 'fragile' : says(now, 'dry') ? 'dry' : 'sound'
  const porous = says(now, 'porous') || says(now, 'quite.porous')
  return {
    condition,
    porous: porous || condition === 'fragile' || condition === 'gummy' || (condition === 'dry' && isDry(now)),
    unknown: !gummy && !fragile && !says(state, 'dry') && !says(state, 'sound'),
  }
}

/** Dry, not just dull or rough. */
const isDry = (sentences: readonly Sentence[]): boolean =>
  hitsOf(sentences, 'dry').some(hit => !isDenied(hit) && wordsOf(hit.of.doc, hit).includes('dry'))

/** Words for the hair itself, wherever on the head: what stands beside them is about the hair. */
const ON_HEAD = new Set(
  `hair length lengths mid mids midlengths end ends tip tips strand strands root roots regrowth crown nape fringe bangs hairline parting curl curls perm
  permed perms bleach bleached bleaching combing brushing brush wet`.split(/\s+/),
)
const LIKE = new Set('like as feel feels feeling resembles similar turns goes texture consistency'.split(' '))
const SAME = new Set(['same', 'too', 'so'])
const HAIR_OR_IT = new Set(['hair', 'it', 'ends', 'lengths', 'strand', 'strands'])
const OF_IT = new Set(
  `her his a an the my their some two both left right big little front old new best false acrylic gel out black white blue denim gym yoga cotton lycra
  elastic plastic own -`.split(/\s+/),
)
const isBeside = (hit: Hit, concept: string, links: ReadonlySet<string> = OF_IT): boolean =>
  hit.in.beside.some(each => each.concept === concept && joins(hit.of.doc, hit, each, links))
const TO_VISITS = new Set(
  'it them things her his my the out time longer further between to weeks week months # nearly about'.split(
    ' ',
  ),
)

/**
 * About something else: "snapped her heel", "brittle nails", "stretchy headband", an appointment stretched to ten
 * weeks.
 */
function isOfElse(hit: Hit): boolean {
  const { doc } = hit.of
  const [word = ''] = wordsOf(doc, hit)
  const here = wordsOf(doc, hit.in)
  const before = wordsOf(doc, { from: hit.in.from, to: hit.from })
  if (word.startsWith('stretch')) {
    if (!someOf(before, LIKE) && isBeside(hit, 'cloth')) return true
    if (word !== 'stretchy' && !someOf(before, ON_HEAD) && isBeside(hit, 'visits', TO_VISITS)) return true
    return has(hit.of, 'returns') && !someOf(wordsIn(hit.of), DOUBTED)
  }
  if (word === 'chewing' || word === 'bubble')
    return isChewed(hit) && !someOf(here, ON_HEAD) && !someOf(wordsIn(hit.of), LIKE)
  if (hit.concept === 'gummy' || someOf(here, ON_HEAD)) return false
  const words = wordsIn(hit.of)
  if (someOf(words, SAME) && someOf(words, HAIR_OR_IT)) return false
  if (THEY.has(here[0] ?? '') && words.includes('nails')) return !someOf(words, ON_HEAD)
  const isNail = (at: number): boolean => NAILS.has(doc.tokens[at]?.norm ?? '')
  return (
    isBeside(hit, 'body') || [1, 2, 3].some(back => hit.from - back >= hit.in.from && isNail(hit.from - back))
  )
}
const THEY = new Set(['they', 'which'])
const NAILS = new Set(['nail', 'nails'])
const isChewed = (hit: Hit): boolean =>
  hit.in.beside.some(({ concept, to }) => concept === 'chews' && hit.from - to >= 0 && hit.from - to < 2)
/** The hair springs back, but not always or not all the way. */
const DOUBTED = new Set(
  `no not never slow slowly barely hardly some somewhat sometimes mostly partly partially part usually only eventually used half halfway almost nearly
  bit little if until should could would might may need needs want wants hoping hopes rarely seldom occasionally occasional dry less later long lost too
  very over overly really super extremely snap snaps snapped break breaks breaking broke broken after doesnt dont wont didnt isnt cant but ?`.split(
    /\s+/,
  ),
)
