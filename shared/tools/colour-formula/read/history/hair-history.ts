// What has been done to the hair, and how it is now, from words as data. In doubt we assume it was done. domain 1.14,
// 1.15
import {
  follows,
  type Hit,
  has,
  hitsOf,
  isDenied,
  type Sentence,
  sentencesIn,
  someOf,
  weeksOf,
  withLead,
  wordsIn,
  wordsOf,
} from '../../../../reading/context/beside'
import { type Lexicon, lexiconOf } from '../../../../reading/lexicon'
import { AGO } from '../../../../reading/words/ago'
import { HISTORY } from '../../../../reading/words/colour/history'
import { OF_ELSE, STRANDS } from '../../../../reading/words/colour/strands'
import { BESIDE, TREATED } from '../../../../reading/words/colour/treated'
import { withoutUnwanted } from '../shades/unwanted'
import { feelOf } from './hair-feel'
import { tonedDull } from './toner-grey'
import {
  alsoOnHair,
  BLEACHES,
  DYE_WORDS,
  DYES_TOO,
  hasWord,
  isAhead,
  isBoxAlone,
  isDoing,
  isHotAtRoots,
  isMetallic,
  isOften,
  isSomeDay,
  isWanted,
  neverColoured,
  relaxedIn,
  since,
  takesOut,
} from './treatments'
import { cutOff, goneOf, isGone, isOnlyTalk, isOtherThing } from './was-there'

export type Condition = 'sound' | 'dry' | 'fragile' | 'gummy'

export type History = {
  virgin: boolean
  tinted: boolean
  boxDye: boolean
  bleached: boolean
  /** Lightened at home with a spray, lemon or sun product: nobody knows how far or how evenly. */
  homeLightened: boolean
  browHenna: boolean
  /** 2 = twice or more. */
  bleachedTimes: number
  /** Weeks since it was last lightened, if given. */
  bleachedWeeks: number | null
  henna: 'none' | 'present' | 'gone'
  metallic: boolean
  /** An incompatibility test was done and came out clear. */
  metalTestClear: boolean
  relaxed: boolean
  relaxedWeeks: number | null
  perm: boolean
  permWeeks: number | null
  permToday: boolean
  keratin: boolean
  keratinWeeks: number | null
  keratinAhead: boolean
  remover: boolean
  redarkened: boolean
  minerals: boolean
  green: boolean
  overToned: boolean
  hotRoots: boolean
  banding: boolean
  direct: boolean
  bondBuilder: boolean
  condition: Condition
  porous: boolean
  /** True if the condition wasn't mentioned at all. */
  conditionUnknown: boolean
  /** Something was cut off, or has all grown out. */
  cutOff: boolean
}

let main: Lexicon | null = null
let around: Lexicon | null = null

const sentencesOf = (text: string): Sentence[] => {
  main ??= lexiconOf(HISTORY, TREATED, STRANDS)
  around ??= lexiconOf(BESIDE, OF_ELSE, AGO)
  return sentencesIn(text, main, around)
}

/** Said of the hair, and not denied. */
const found = (sentences: readonly Sentence[], ...concepts: string[]): Hit[] =>
  hitsOf(sentences, ...concepts).filter(hit => !isDenied(hit))
const sure = (hits: readonly Hit[]): Hit[] => hits.filter(hit => hit.sure)

const TELLS = new Set('use uses using used had been put puts ago wet every'.split(' '))
const STRANDS_NAMED = new Set(['hair', 'ends', 'lengths'])
/** The wish sometimes tells what the hair is like or has been through. */
const tells = (sentence: Sentence): boolean => {
  const words = wordsIn(sentence)
  return (
    someOf(words, TELLS) ||
    (words.includes('again') && has(sentence, 'henna.word')) ||
    words.some((word, at) => STRANDS_NAMED.has(word) && IS_LIKE.has(words[at + 1] ?? ''))
  )
}
const IS_LIKE = new Set('is are feels feel snaps snap breaks break stretches goes has'.split(' '))

const leastOf = (weeks: readonly (number | null)[]): number | null => {
  const known = weeks.filter((each): each is number => each !== null)
  return known.length === 0 ? null : Math.min(...known)
}

/** `now` is the current colour and condition; `wish` the desired colour. */
export function readHistory(nowText: string, wishText: string, conditionText: string): History {
  const now = sentencesOf(nowText)
  const wish = sentencesOf(wishText)
  const all = [...now, ...wish]
  const told = [...now, ...wish.filter(tells)]

  const hennas = [
    ...found(told, 'history.henna'),
    ...alsoOnHair(told),
    ...found(told, 'history.metallic').filter(isCompound),
  ].filter(hit => !isOnlyTalk(hit))
  const relaxer = [...sure(found(all, 'history.relaxer')), ...relaxedIn(all)].find(
    hit => !isGone(hit) && !isSomeDay(hit),
  )
  const perm = sure(found(all, 'history.perm'))[0]
  const keratin = sure(found(all, 'history.keratin'))[0]
  const bleaches = sure(found(now, 'history.lightener', 'history.box_dye')).filter(
    hit =>
      (hit.concept === 'history.lightener' ? !isHighLift(hit) : hasWord(hit, BLEACHES)) &&
      !has(withLead(hit), 'hurt') &&
      !isWanted(hit) &&
      !isGone(hit) &&
      !cutOff(hit),
  )
  const homeLightened = found(now, 'lightened.home').length > 0
  const bleached = bleaches.length > 0 || homeLightened
  const often = bleaches.some(hit => isOften(hit, now))
  const box = found(now, 'history.box_dye').filter(hit => hit.sure || isBoxAlone(hit))
  const tinted =
    box.length > 0 ||
    sure(found(now, 'history.salon_colour')).some(
      hit =>
        !isBrand(hit) &&
        !has(withLead(hit), 'not.on.hair') &&
        !cutOff(hit) &&
        !isGone(hit) &&
        !(isDoing(hit) && isWanted(hit)),
    ) ||
    found(now, ...DYES_TOO).some(hit => hit.sure && hasWord(hit, DYE_WORDS) && !isGone(hit)) ||
    wish.some(sentence => takesOut(sentence))
  const { condition, porous, unknown } = feelOf({
    now,
    told,
    state: sentencesOf(conditionText),
    bleached,
    often:
      often && found(now, 'history.lightener').some(hit => wordsOf(hit.of.doc, hit)[0]?.startsWith('bleach')),
  })
  const permInWish = sure(found(wish, 'history.perm'))
  return {
    virgin: found(now, 'virgin').length > 0 || now.some(neverColoured),
    tinted,
    boxDye: box.length > 0,
    bleached,
    homeLightened,
    browHenna: now.some(({ beside }) =>
      beside.some(({ concept, standing }) => concept === 'henna.brow' && standing !== 'denied'),
    ),
    bleachedTimes: often ? 2 : bleached ? 1 : 0,
    bleachedWeeks: leastOf(bleaches.map(weeksOf)),
    henna: hennas.length === 0 ? 'none' : hennas.every(hit => goneOf(hit, told)) ? 'gone' : 'present',
    metallic: sure(found(told, 'history.metallic')).some(hit => !isOtherThing(hit)) || told.some(isMetallic),
    metalTestClear: now.some(sentence => follows(sentence, 'test.metal', 'test.clear', 7)),
    relaxed: relaxer !== undefined,
    relaxedWeeks: relaxer ? weeksOf(relaxer) : null,
    perm: perm !== undefined,
    permWeeks: perm && !isAhead(perm) ? since(perm) : null,
    permToday:
      permInWish.some(hit => !has(hit.of, 'cut.off', 'grown.out') && !someOf(wordsIn(hit.of), BEFORE)) ||
      (perm !== undefined && has(perm.of, 'same.visit')),
    keratin: keratin !== undefined,
    keratinWeeks: keratin && !isAhead(keratin) ? since(keratin) : null,
    keratinAhead: keratin !== undefined && isAhead(keratin),
    remover: sure(found(now, 'history.colour_remover')).length > 0,
    redarkened: found(now, 'redarkened').length > 0,
    minerals: found(all, 'minerals').length > 0,
    green:
      found(all, 'green').some(hit => !has(hit.in, 'green.not')) &&
      !sentencesOf(withoutUnwanted(wishText)).some(each => has(each, 'green')),
    overToned:
      found(all, 'overtoned').length > 0 ||
      tonedDull(nowText, wishText) ||
      (all.some(each => has(each, 'too.dark')) && all.some(each => has(each, 'tone'))),
    hotRoots: all.some(isHotAtRoots),
    banding: found(all, 'banding').length > 0,
    direct: sure(found(now, 'history.direct_dye')).length > 0,
    bondBuilder: found(all, 'bonds').length > 0,
    condition,
    porous,
    conditionUnknown: unknown,
    cutOff: now.some(each => has(each, 'cut.off') || follows(each, 'wholly', 'grown.out', 3)),
  }
}

/** A lifting tint rather than bleach. */
const isHighLift = (hit: Hit): boolean => LIFTS.has(wordsOf(hit.of.doc, hit).slice(0, 2).join(' '))
const LIFTS = new Set(['high lift', 'highlift', 'hi lift', 'high -'])

/** Henna with metal in it. */
const isCompound = (hit: Hit): boolean => wordsOf(hit.of.doc, hit).includes('henna')
/** The maker of the shade chart it was compared with, as likely as the maker of the colour on it. */
const isBrand = (hit: Hit): boolean => {
  const words = wordsOf(hit.of.doc, hit)
  return words.every(word => BRANDS.has(word))
}
const BRANDS = new Set('wella goldwell alfaparf kenra davines aveda paul mitchell luocolor matrix'.split(' '))

const BEFORE = new Set(['ago', 'last', 'old'])
