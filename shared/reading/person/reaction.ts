// Whether this person's skin ever reacted to a colour, to its patch test or to a black henna tattoo. A sign (swelling,
// rash, itch) counts by what stands beside it: a colour, a test, the last visit, or something else that explains it. We
// ask about grave signs without a cause. [SCCS][CTPA][TUKES]
import type { Placed } from '../context/context'
import { has, type Mentions, normsOf, type Part, type Sentence, sentencesOf } from '../context/sentences'
import { quoteOf, type Stretch } from '../doc'
import { type Lexicon, lexiconOf } from '../lexicon'
import { REACTION } from '../words/person/reaction'

/** How we know of the reaction. */
type ReactionKind = 'confessed' | 'reacted' | 'allergy' | 'sensitivity' | 'patch_test' | 'warned'
export type Reaction = {
  told: ReactionKind | null
  /** It is happening now. */
  isNow: boolean
  /** The words for a grave sign where nobody says what caused it. */
  unexplained: string | null
  unexplainedNow: boolean
  /** Lightener burnt or stung her. */
  bleachBurn: boolean
  /** The words for an itch or sting that comes with the colour, though nobody calls it a reaction. */
  itch: string | null
  tattoo: 'none' | 'clear' | 'reacted'
  /** An allergy to something chemically close to hair colour, in the words of the text. [COLWISE] */
  related: string | null
  /** She has an allergy of any kind. */
  allergic: boolean
  /** What tells us of a reaction, in the words of the text. */
  signs: (Place & { quote: string })[]
  /** Signs with another cause that the text names: a wasp, a sunburnt nose. */
  explained: Explained[]
}

let words: Lexicon | null = null

type Sign = Placed & {
  part: Part
  sentence: Sentence
  before: Sentence | undefined
  after: Sentence | undefined
}

const isItem = (concept: string): boolean => concept.startsWith('sign.') || concept.startsWith('to.')

/** "Red and swollen" also counts as swollen, and "told not to dye" also names a dye. */
const showsThrough = (inner: string, outer: string): boolean =>
  outer.startsWith('sign.') && (inner.startsWith('sign.') || COLOUR.includes(inner))

const COLOUR = ['to.dye', 'to.colour', 'to.bleach']
const CAUSE = [...COLOUR, 'when.colour', 'when.last']
const OTHER = ['to.other', 'to.thing']
const ON_FACE = ['on.skin', 'on.head']

/** It is the client's: not denied, and not somebody else's unless the text says that she has it too. */
const isHers = ({ standing, sentence }: Pick<Sign, 'standing' | 'sentence'>): boolean =>
  standing !== 'denied' && (standing !== 'other' || has(sentence, 'hers.'))

/** The text names another cause or place for it, and no colour with it. */
const isElsewhere = ({ part }: Sign): boolean =>
  (has(part, ...OTHER) && !has(part, 'to.dye', 'to.bleach')) ||
  (has(part, 'on.else') && !has(part, ...ON_FACE, 'on.arm', ...COLOUR, 'to.tattoo'))

/**
 * Whether another cause explains it. A thing from another clause explains nothing: "keratin four days ago, face is
 * swelling".
 */
const isExplained = ({ part, sentence }: Sign): boolean => has(part, 'to.thing') || has(sentence, 'to.other')

/** "red hair", "pink ends": the colour of hair, unless words about skin follow. */
function isOfHair({ concept, to, part }: Sign): boolean {
  if (concept !== 'sign.red') return false
  const after = part.all.filter(({ from }) => from >= to)
  const next = after.find(({ concept: each }) => each === 'on.hair')
  return (
    next !== undefined &&
    next.from - to <= 1 &&
    !after.some(({ concept: each }) => [...ON_FACE, 'on.arm', 'on.skin'].includes(each))
  )
}

const TURNS = new Set(['but', 'then', 'until', 'till', 'later', 'next', 'by', 'after', 'afterwards'])
const LONGEST_BETWEEN = 14

/** A bad result after the test is named, or "failed her patch test". */
function isOfTest(sign: Sign): boolean {
  const { sentence, from, to, concept, standing } = sign
  if (standing === 'maybe' || isOfHair(sign) || has(sign.part, 'to.other')) return false
  const [norm = ''] = normsOf(sentence, sign)
  if (norm === '+') return isPlusOfTest(sign)
  const isResult = concept === 'sign.reacted' || normsOf(sentence, sign).some(norm => OF_A_TEST.has(norm))
  if (isResult && norm !== 'failed' && has(sign.part, 'to.dye')) return concept === 'sign.red'
  const tests = sentence.all.filter(each => each.concept === 'to.test')
  const next = tests.find(test => test.from >= to)
  if (
    next &&
    next.from - to <= NEAR &&
    (isResult || isBefore(sentence, next, AT_A_TEST) || isPlace(sentence, next))
  )
    return true
  const test = tests.findLast(each => each.to <= from)
  if (!test || from - test.to > LONGEST_BETWEEN) return false
  const between = { from: test.to, to: from }
  const isTurned = normsOf(sentence, between).some(norm => TURNS.has(norm))
  const inside = sentence.all.filter(each => each.from >= between.from && each.to <= between.to)
  if (inside.some(each => each.concept === 'on.hair' || OF_NO_TEST.has(normsOf(sentence, each)[0] ?? '')))
    return false
  return isTurned || !inside.some(each => each.concept === 'ok.')
}
/** "Patch test +", "patch test 12/5: (+)", "patch test was +". Not "a test + a cut", nor a plus in a formula. */
function isPlusOfTest({ sentence, from, to, part }: Sign): boolean {
  const test = sentence.all.findLast(each => each.concept === 'to.test' && each.to <= from)
  if (!test || from - test.to > LONGEST_BETWEEN) return false
  const between = normsOf(sentence, { from: test.to, to: from })
  if (!between.every(norm => JOINS_PLUS.has(norm) || Number.parseInt(norm, 10) >= 0)) return false
  return (
    between.some(norm => IS_PLUS.has(norm)) ||
    normsOf(sentence, { from: to, to: part.to }).every(norm => norm === ')')
  )
}
const IS_PLUS = new Set(': = ( + was is came result read'.split(' '))
const JOINS_PLUS = new Set([...IS_PLUS, ...') - / . back as a the on of at hrs hours h'.split(' ')])

const NEAR = 5
/** The test means a place: "where I tested". */
const isPlace = (sentence: Sentence, test: Stretch): boolean => normsOf(sentence, test)[0] === 'where'
const AT_A_TEST = new Set(['at', 'from', 'after', 'with', 'to', 'by'])
/** Whether one of these words stands right before it, or before its article. */
const isBefore = (sentence: Sentence, { from }: Stretch, norms: ReadonlySet<string>): boolean =>
  normsOf(sentence, { from: Math.max(0, from - 2), to: from }).some(norm => norms.has(norm))
const OF_A_TEST = new Set([
  'positive',
  'pos',
  '+ve',
  've',
  'failed',
  'fail',
  'fails',
  'inconclusive',
  'borderline',
  'doubtful',
])
const OF_NO_TEST = new Set(['scalp', 'head', 'eyes', 'eye', 'throat', 'crown', 'parting'])
const TEST_SIGNS = new Set([
  'sign.red',
  'sign.swell',
  'sign.skin',
  'sign.raw',
  'sign.reacted',
  'sign.itch',
  'sign.sting',
  'sign.mark',
])

/** A sentence about a test, and the next one goes on about it: "Patch test ok. It itched all weekend." */
const goesOnTest = (sign: Sign): boolean =>
  sign.before !== undefined &&
  has(sign.before, 'to.test') &&
  sign.standing === 'said' &&
  !isOfHair(sign) &&
  !has(sign.sentence, ...COLOUR, ...OTHER, 'on.hair', 'on.else', 'on.head') &&
  LASTING.has(sign.sentence.doc.tokens[sign.to]?.norm ?? '.')
const LASTING = new Set(
  '. , ; ! \n now since after afterwards by later within all for the next this today still there and behind inside on in or after over in'.split(
    ' ',
  ),
)

/** The text links it to a colour: "after", "every time", "makes". */
const isLinked = (of: Mentions): boolean => has(of, 'when.colour', 'when.last', 'when.after')

/** Said of skin, or of the client: "nips a bit", "it stings her". */
function isOnHer(sign: Sign): boolean {
  const { part, from, to, sentence } = sign
  if (has(part, ...ON_FACE)) return true
  if (has(part, 'on.hair') && !has(part, 'to.dye')) return false
  const [before = '', after = ''] = [
    normsOf(sentence, { from: from - 1, to: from })[0],
    normsOf(sentence, { from: to, to: to + 1 })[0],
  ]
  const [norm = ''] = normsOf(sentence, sign)
  const lead = normsOf(sentence, { from: part.from, to: from })
  return (
    from === part.from ||
    (norm.startsWith('scratch') && lead.some(each => each === 'she' || each === 'shes')) ||
    HERSELF.has(after) ||
    HERSELF.has(before) ||
    lead.slice(-3).some(norm => HERSELF.has(norm) || norm === 'feels' || norm === 'felt')
  )
}
const HERSELF = new Set('it that me her him she he client its'.split(' '))
/** These count only where skin or the client is named. */
const NEEDS_SKIN = new Set(['sign.sting'])
const NEEDS_NONE = new Set([
  'sting',
  'stings',
  'stung',
  'stinging',
  'tingle',
  'tingles',
  'tingled',
  'tingling',
  'tingly',
])

function isItch(sign: Sign): boolean {
  const { part, sentence, concept } = sign
  const isBlamed = sentence.all.some(each => OTHER.includes(each.concept) && isBefore(sentence, each, BLAMES))
  if (isBlamed || isElsewhere(sign) || has(part, ...OTHER)) return false
  const [norm = ''] = normsOf(sentence, sign)
  const needs = NEEDS_SKIN.has(concept)
    ? !NEEDS_NONE.has(norm)
    : norm.startsWith('scratch') || norm.startsWith('irritat')
  const isSubject = part.all.some(
    each => COLOUR.includes(each.concept) && each.to <= sign.from && sign.from - each.to <= 2,
  )
  return (!needs || isOnHer(sign)) && (isLinked(sentence) || (isSubject && isOnHer(sign)))
}
const BLAMES = new Set(['from', 'after', 'post', 'due', 'because', 'of', 'we', 'with', 'by'])

/** `doubted`: it raises the question but tells nothing for certain. */
type ReactionSigns = {
  told: ReactionKind | null
  asked: boolean
  itch: boolean
  burnt: boolean
  doubted: boolean
}
const NONE: ReactionSigns = { told: null, asked: false, itch: false, burnt: false, doubted: false }
const told = (how: ReactionKind): ReactionSigns => ({ ...NONE, told: how })

/** A label, with the cause after it: "Allergies: PPD", "allergic, like her sister, to dye". */
const isLabel = ({ sentence, part, to }: Sign): boolean => {
  const next = sentence.doc.tokens[to]?.norm ?? ''
  return (
    to === part.to &&
    (next === ':' || next === '-' || next === '–' || sentence.doc.tokens[to - 1]?.norm === 'allergic')
  )
}

function weigh(sign: Sign): ReactionSigns {
  const { part, sentence, concept } = sign
  if (has(sentence, 'to.tattoo') && !has(part, 'to.dye')) return NONE
  if (TEST_SIGNS.has(concept) && (isOfTest(sign) || goesOnTest(sign))) return told('patch_test')
  switch (concept) {
    case 'sign.allergy':
      if (has(part, 'to.dye') || (has(part, ...COLOUR) && !has(part, 'to.other'))) return told('allergy')
      if (isAskedOf(sign)) return told('allergy')
      return isLabel(sign) && has(sentence, ...COLOUR) && !has(sentence, 'to.other') ? told('allergy') : NONE
    case 'sign.sensitive':
      return has(part, 'to.dye') ? told('sensitivity') : NONE
    case 'sign.warned':
      return has(sentence, 'by.doctor') && has(sentence, ...COLOUR) ? told('warned') : NONE
    case 'sign.positive':
      return told('patch_test')
    case 'sign.banned': {
      const order = orderedIn(sign)
      return order === 'ordered' ? told('warned') : { ...NONE, doubted: order !== null }
    }
    case 'sign.confessed':
      return has(part, 'to.other') || (has(part, 'to.talk') && !has(part, 'to.dye'))
        ? NONE
        : told('confessed')
    case 'sign.severe':
      if (has(part, 'to.dye', 'to.bleach', 'to.colour')) return told('reacted')
      if (isExplained(sign)) return NONE
      return has(sentence, ...CAUSE) && (!isPen(sign) || isGiven(sign))
        ? told('reacted')
        : { ...NONE, asked: true }
    case 'sign.unwell':
      return has(part, ...CAUSE) && !has(part, ...OTHER) ? { ...NONE, asked: true } : NONE
    case 'sign.help':
      return !isElsewhere(sign) &&
        has(sentence, 'when.colour', 'when.last', 'when.after') &&
        (has(sentence, ...COLOUR) || has(part, 'when.colour', 'when.last'))
        ? told('reacted')
        : NONE
    case 'sign.raw':
      return !isElsewhere(sign) && has(part, ...CAUSE) && isLinked(part) ? told('reacted') : NONE
    case 'sign.red':
      return !isOfHair(sign) &&
        normsOf(sentence, sign)[0] !== '+' &&
        !isElsewhere(sign) &&
        has(part, ...ON_FACE) &&
        has(part, ...CAUSE) &&
        isLinked(part)
        ? told('reacted')
        : NONE
    case 'sign.reacted':
      if (isConfirmed(sign) && !has(sentence, 'to.other')) return told('confessed')
      return !isElsewhere(sign) && has(sentence, ...CAUSE) ? told('reacted') : NONE
    case 'sign.swell':
    case 'sign.skin': {
      if (isElsewhere(sign)) return NONE
      const isOnFace = has(sentence, ...ON_FACE)
      if (has(sentence, ...CAUSE) || (isOnFace && isAfter(sign) && !has(sentence, ...OTHER)))
        return told('reacted')
      return isOnFace && !isExplained(sign) ? { ...NONE, asked: true } : NONE
    }
    case 'sign.itch':
    case 'sign.sting': {
      const isBleach = has(part, 'to.bleach') && !has(part, 'to.dye')
      if (concept === 'sign.sting' && isBleach && !isElsewhere(sign) && !has(part, 'on.hair', ...OTHER))
        return { ...NONE, burnt: true }
      if (!isItch(sign)) return NONE
      if (concept === 'sign.sting' && isBleach) return { ...NONE, burnt: true }
      return has(part, 'when.last') || (has(part, ...COLOUR) && (concept === 'sign.itch' || isOnHer(sign)))
        ? told('reacted')
        : { ...NONE, itch: true }
    }
    default:
      return NONE
  }
}
/** A doctor's ban: "No dye per GP", "GP said no dye", "GP: no dye". Not "GP says hair fine, no colour since 2020". */
function orderedIn({ sentence, from, to }: Sign): 'ordered' | 'doubted' | null {
  const norms = (stretch: Stretch): string[] => normsOf(sentence, stretch)
  const near = (before: Stretch, after: Stretch, words: number): boolean => {
    const between = norms({ from: before.to, to: after.from }).filter(norm => !NO_WORDS.has(norm))
    return after.from >= before.to && between.length <= words && !between.includes(',')
  }
  const all = (wanted: string): readonly Placed[] => sentence.all.filter(({ concept }) => concept === wanted)
  const [doctors, orders] = [all('by.doctor'), all('by.order')]
  const banned = { from, to }
  const isWish = NO_ORDER.has(norms({ from: to, to: to + 1 })[0] ?? '')
  // The GP's name may come in between.
  const said = orders.filter(order => doctors.some(doctor => near(doctor, order, 1)))
  if (said.some(order => near(order, banned, 1)) || doctors.some(doctor => near(doctor, banned, 1)))
    return isWish ? null : 'ordered'
  const isAfterwards = doctors.some(doctor =>
    orders.some(
      order =>
        (near(banned, order, 1) && near(order, doctor, 2)) ||
        (near(banned, doctor, 1) && near(doctor, order, 1)),
    ),
  )
  if (isAfterwards) return 'ordered'
  // "GP said she can dye but no bleach".
  const allows = (order: Stretch): boolean =>
    norms({ from: order.to, to: from }).some(norm => ALLOWS.has(norm))
  return !isWish && said.some(allows) ? 'doubted' : null
}
const ALLOWS = new Set(['can', 'may', 'could', 'allowed', 'ok', 'okay', 'but'])
const NO_WORDS = new Set([':', '-', '–', '.', '(', ')', 'her', 'his', 'the', 'a'])
/** Nothing was forbidden here: "no colour needed", "no dye problems", "no bleach please". */
const NO_ORDER = new Set(
  'needed problem problems issue issues history please covers cover today wanted required used'.split(' '),
)

const isAfter = ({ part, sentence }: Sign): boolean =>
  part.all.some(each => each.concept === 'when.after' && normsOf(sentence, each)[0] !== 'with')
const isPen = ({ sentence, ...sign }: Sign): boolean => normsOf(sentence, sign).some(norm => PENS.has(norm))
const PENS = new Set([
  'epipen',
  'epipens',
  'epi',
  'jext',
  'emerade',
  'anapen',
  'pen',
  'pens',
  'injector',
  'autoinjector',
  'injectors',
  'autoinjectors',
])

/** The cause comes in the next clause: "... because of hair dye". */
function isGiven({ sentence, part }: Sign): boolean {
  const next = sentence.parts[sentence.parts.indexOf(part) + 1]
  return (
    next !== undefined &&
    has(next, ...COLOUR) &&
    BLAMES.has(normsOf(sentence, { from: next.from, to: next.from + 1 })[0] ?? '')
  )
}

/** A question answered yes: "Reactions: Y", "Reaction to dye? yes", "Any reaction? Yes, swelling". */
function isConfirmed({ sentence, part, after }: Sign): boolean {
  const isAsked = sentence.doc.tokens[sentence.parts.at(-1)?.to ?? -1]?.norm === '?'
  const next = sentence.parts[sentence.parts.indexOf(part) + 1] ?? (isAsked ? after?.parts[0] : undefined)
  return next?.all[0]?.concept === 'yes.' && next.all[0].from === next.from
}

/** A question answered with a dye: "Any allergies? PPD". */
const isAskedOf = ({ sentence, after }: Sign): boolean =>
  sentence.doc.tokens[sentence.parts.at(-1)?.to ?? -1]?.norm === '?' &&
  after?.parts[0]?.all.some(each => each.concept === 'to.dye' && each.standing !== 'denied') === true

/** A denial with one exception, and that is a dye: "no allergies apart from PPD", "reacts to nothing, only PPD". */
function leavesOutDye(sign: Sign): boolean {
  const { concept, standing, sentence, to } = sign
  // "PPD free" is a wish, which is asked about elsewhere.
  if (sentence.parts.some(part => normsOf(sentence, part).includes('free'))) return false
  if (standing !== 'denied' || (concept !== 'sign.allergy' && concept !== 'sign.reacted')) return false
  const dye = sentence.all.find(each => each.concept === 'to.dye' && each.from >= to)
  return (
    dye !== undefined &&
    dye.from - to <= NEAR + 2 &&
    normsOf(sentence, { from: to, to: dye.from }).some(norm => LEAVES_OUT.has(norm))
  )
}
const LEAVES_OUT = new Set(['only', 'except', 'apart', 'bar', 'besides', 'but'])

const HAPPENS = new Set(['is', 'are', 'am', 'shes', 'hes', 'im'])
/**
 * It is happening: "Face swelling right now", "her lips are swelling", "she is struggling to breathe". Carrying a
 * pen never is.
 */
function isNowIn(sign: Sign): boolean {
  const { sentence, concept, from } = sign
  if (isPen(sign)) return false
  if (has(sentence, 'when.now')) return true
  if (concept !== 'sign.swell' && concept !== 'sign.severe') return false
  const goesOn = (normsOf(sentence, sign)[0] ?? '').endsWith('ing')
  return (
    (goesOn && HAPPENS.has(normsOf(sentence, { from: from - 1, to: from })[0] ?? '')) ||
    sentence.parts.some(part => normsOf(sentence, part).includes('now'))
  )
}

const TATTOO_SIGNS = new Set([...TEST_SIGNS, 'sign.allergy', 'sign.confessed'])

/** The cause was named earlier: "Had a bee sting on her eyelid, swelling gone". */
const isNamedBefore = ({ sentence, part }: Sign): boolean =>
  !has(sentence, ...CAUSE) &&
  sentence.parts.slice(0, sentence.parts.indexOf(part)).some(each => has(each, 'to.other'))

/** `text`: the number of the text; `start`, `end`: character offsets in it. */
type Place = { text: number; start: number; end: number }
/** `isAllergy`: skin or breath reacted. A joke, an itch or hay fever tablets don't count. */
type Explained = Place & { isAllergy: boolean }
const OF_ALLERGY = new Set([
  'sign.reacted',
  'sign.confessed',
  'sign.severe',
  'sign.swell',
  'sign.skin',
  'sign.allergy',
])
/** Signs with another cause than colour. A reaction to a shampoo isn't so simple. */
const isNamed = (sign: Sign): boolean =>
  !has(sign.sentence, 'to.tattoo') &&
  ((isElsewhere(sign) && (has(sign.part, 'to.other', 'on.else') || !OF_ALLERGY.has(sign.concept))) ||
    isNamedBefore(sign))

/** Part of a longer sign that is already noted: "red and itchy from a shampoo" is more than an itch. */
const isWithin = ({ part, from, to }: Sign): boolean =>
  part.all.some(each => each.from <= from && to <= each.to && to - from < each.to - each.from)

/** `texts`: everything written about the person. */
export function reactionIn(texts: readonly string[]): Reaction {
  const result: Reaction = {
    told: null,
    isNow: false,
    unexplained: null,
    unexplainedNow: false,
    bleachBurn: false,
    itch: null,
    tattoo: 'none',
    related: null,
    allergic: false,
    signs: [],
    explained: [],
  }
  words ??= lexiconOf(REACTION)
  for (const [number, text] of texts.entries()) {
    const sentences = sentencesOf(words, text, { isItem, showsThrough })
    sentences.forEach((sentence, at) => {
      const before = sentences[at - 1]
      const tattoos = sentence.all.filter(
        each => each.concept === 'to.tattoo' && isHers({ ...each, sentence }),
      )
      const beforeTattoo =
        before?.all.some(each => each.concept === 'to.tattoo' && isHers({ ...each, sentence: before })) &&
        normsOf(sentence, sentence.parts[0] ?? { from: 0, to: 0 }).includes('it')
      if (tattoos.length > 0 && result.tattoo === 'none') result.tattoo = 'clear'
      for (const part of sentence.parts)
        for (const mention of part.all) {
          const sign: Sign = { ...mention, part, sentence, before, after: sentences[at + 1] }
          const span = {
            text: number,
            start: sentence.doc.tokens[mention.from]?.start ?? 0,
            end: sentence.doc.tokens[mention.to - 1]?.end ?? 0,
          }
          if (mention.concept === 'figure') result.explained.push({ ...span, isAllergy: false })
          if (leavesOutDye(sign)) result.told ??= 'allergy'
          if (!mention.concept.startsWith('sign.') || !isHers(sign)) continue
          if (
            (tattoos.length > 0 || beforeTattoo) &&
            TATTOO_SIGNS.has(mention.concept) &&
            !has(part, 'to.dye') &&
            !(mention.concept === 'sign.red' && tattoos[0] && mention.from < tattoos[0].from)
          )
            result.tattoo = 'reacted'
          if (mention.concept === 'sign.allergy' || mention.concept === 'sign.confessed')
            result.allergic = true
          if (mention.concept !== 'sign.help' && result.related === null) {
            const near = sentence.all.find(
              each => each.concept === 'to.relative' && each.standing !== 'denied',
            )
            if (near) result.related = quoteOf(sentence.doc, near)
          }
          const found = weigh(sign)
          const quote = quoteOf(sentence.doc, mention)
          if (found.told || found.asked || found.itch || found.doubted) result.signs.push({ ...span, quote })
          else if (!found.burnt && isNamed(sign) && !isWithin(sign))
            result.explained.push({
              ...span,
              isAllergy: OF_ALLERGY.has(mention.concept) && has(sentence, 'to.other'),
            })
          if (found.told) {
            result.told ??= found.told
            result.isNow ||= isNowIn(sign)
          }
          if (found.asked) {
            result.unexplained ??= quote
            result.unexplainedNow ||= isNowIn(sign)
          }
          if (found.itch) result.itch ??= quote
          result.bleachBurn ||= found.burnt
        }
    })
  }
  return result
}
