// A client's worry that the next line ignores, however it is worded: we judge by the turn, not the phrase. Asking about
// a test, or mentioning a reaction, pain, pregnancy or a child, calls for the rule or a follow-up question.

import { type Placed, placed } from '../../../../reading/context/context'
import { type Doc, read } from '../../../../reading/doc'
import { type Lexicon, lexiconOf, mentionsIn } from '../../../../reading/lexicon'
import { OF_AGE } from '../../../../reading/person/age'
import { healthIn } from '../../../../reading/person/health'
import { personIn } from '../../../../reading/person/person'
import { valuesIn } from '../../../../reading/values/values'
import { wording } from '../../../../reading/wording'
import { PASSED } from '../../../../reading/words/talk/safety/passed'
import { TOLD } from '../../../../reading/words/talk/safety/told'
import { CARE } from '../../../../reading/words/talk/sayings/care'
import { NAMED } from '../../../../reading/words/talk/sayings/form'
import { losesMuch } from './loss'
import { isOtherTest, keepsTest, withoutSeldom } from './waived'
import { childIn } from './who'

let care: Lexicon | null = null
/** A cache: the conversation is reread with every new line, so each line is only parsed once. */
function once<T>(of: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return text => {
    const found = known.get(text) ?? of(text)
    if (known.size > MOST_LINES) known.clear()
    known.set(text, found)
    return found
  }
}
const MOST_LINES = 400

const heard = once((text): { doc: Doc; mentions: Placed[] } => {
  care ??= lexiconOf(CARE)
  const doc = read(text)
  return { doc, mentions: placed(doc, mentionsIn(care, doc)).flat() }
})
const mentioned = (text: string): Placed[] => heard(text).mentions
const of =
  (concept: string) =>
  (mention: Placed): boolean =>
    mention.concept === concept

/** An open invitation, with or without a question word: "I'd love to hear how you wear it." */
export const invitesIn = (sentence: string): number =>
  mentioned(sentence).filter(mention => of('invites')(mention) && mention.standing !== 'denied').length

/** What a person says about themselves that must be dealt with before anything is applied. */
const GRAVE = new Set(['reaction_to_colour', 'pregnant_or_nursing', 'scalp_broken', 'black_henna'])
const AT_ONCE = new Set(['pregnant_or_nursing', 'scalp_broken'])
/** Asks whether, rather than the cost or the time. */
const WHETHER = wording(PASSED.whether, NAMED)
/** "48 hour test not done": a statement, not a question. */
const UNTESTED = wording(PASSED.untested, NAMED)
/** Cancer treatment that is ongoing, or that nobody says has ended. */
const CANCER_NOW = new Set(['now', 'unknown', 'recent'])
/** What colour may react with. */
const HAZARD = wording(TOLD.hazard, NAMED)

/** Colour reacts with these: brushing them aside ignores the worry, a question or a strand test takes it up. */
const REACTS = new Set(['henna', 'metallic'])

/** `at_once`: must be asked about even if nobody has said yet what will be done. */
export type Worry = 'test' | 'hurts' | 'grave' | 'at_once' | 'seen_to' | 'on_the_hair'

/** What may come between a person and their age: "my son, who's only thirteen". */
const BEFORE_AN_AGE = new Set(
  ', is s whos who just only nearly about aged turned turning hes shes be to'.split(' '),
)
const WANTS = new Set('wants fancies needs asked love loves shed hed dying begging'.split(' '))
/** "My son, thirteen, wants bleached tips". Younger children, and who the service is for, are recognised elsewhere. */
const isYoung = (text: string): boolean => {
  const { doc, mentions } = heard(text)
  const ages = doc.clauses
    .flatMap(clause => valuesIn(doc, clause))
    .filter(({ of, value }) => of === 'number' && value >= 10 && value < OF_AGE)
  const words = (from: number, to: number): string[] => doc.tokens.slice(from, to).map(({ norm }) => norm)
  const isSaidAt = (to: number): boolean =>
    doc.clauses.some(clause => clause.to === to) || AFTER_AN_AGE.has(doc.tokens[to]?.norm ?? '')
  return mentions.some(
    ({ concept, to: whose }) =>
      (concept === 'kin' &&
        ages.some(
          ({ from, to }) =>
            from >= whose &&
            words(whose, from).every(norm => BEFORE_AN_AGE.has(norm)) &&
            (words(to, to + 3).some(norm => WANTS.has(norm)) || mentions.some(of('for_them'))),
        )) ||
      // "I'm 15": the client says so.
      (concept === 'speaker' && ages.some(({ from, to }) => from === whose && isSaidAt(to))),
  )
}
/** Words that follow a person's age, unlike "15 minutes late". */
const AFTER_AN_AGE = new Set('and but so btw now next years yrs year can could is if by'.split(' '))
/** A perm or a relaxer soon, on bleached hair. */
const isTwice = (mentions: readonly Placed[]): boolean =>
  mentions.some(each => of('perm_planned')(each) && each.standing !== 'denied') &&
  mentions.some(of('bleached'))

/** Whether a line just brushes a worry aside. */
export const cheersOn = (text: string): boolean => mentioned(text).some(of('cheers_on'))

/** The worries in one of the client's lines. */
export const worriesIn = once((text): Worry[] => {
  const mentions = mentioned(text)
  const asks = text.includes('?') || WHETHER.has(text)
  const worries: Worry[] = []
  const named = mentions.some(of('names_test')) && !isOtherTest(text)
  const asksTest = asks && WHETHER.has(text) && (named || mentions.some(of('asks_test')))
  if (asksTest || (UNTESTED.has(text) && !isOtherTest(text))) worries.push('test')
  const hurts = mentions.some(mention => of('hurts')(mention) && mention.standing !== 'denied')
  const inFace = mentions.some(each => of('hurts_face')(each) && each.standing !== 'denied')
  if ((hurts && !mentions.some(of('hurts_elsewhere'))) || (inFace && !mentions.some(of('tears'))))
    worries.push('hurts')
  const raised = personIn({ notes: text }).raised.map(({ concept }) => concept)
  const allergic = raised.includes('allergy') && mentions.some(of('allergen_here'))
  const young =
    childIn(text) || isYoung(text) || (raised.includes('under_16') && mentions.some(of('for_them')))
  const reacts = HAZARD.has(text) && mentions.some(of('asks_if_safe'))
  if (allergic || young || reacts || isTwice(mentions) || raised.some(concept => GRAVE.has(concept)))
    worries.push('grave')
  if (raised.some(concept => AT_ONCE.has(concept))) worries.push('at_once')
  if (losesMuch(text) || mentions.some(each => of('flares')(each) && each.standing !== 'denied'))
    worries.push('seen_to')
  // "What about my allergy?"
  const asksOfIt = asks && raised.includes('allergy')
  const isTreated = CANCER_NOW.has(healthIn([text]).cancer)
  if (asksOfIt || isTreated || raised.some(concept => REACTS.has(concept))) worries.push('on_the_hair')
  return worries
})

/** "Is it ok?", about what was just mentioned. */
export const asksIfSafe = (text: string): boolean => mentioned(text).some(of('asks_if_safe'))

/**
 * Whether a line answers a worry: with what will be done about it, by refusing the service, or with a question about
 * it.
 */
export function answers(text: string, worry: Worry): boolean {
  if (worry === 'test' && keepsTest(text)) return true
  const mentions = mentioned(worry === 'test' ? withoutSeldom(text) : text)
  const given = mentions.filter(of('takes_care'))
  const cares = given.some(({ standing }) => standing !== 'denied' && standing !== 'other')
  if (worry === 'test') return cares && !given.some(({ standing }) => standing === 'denied')
  return cares || mentions.some(of('holds_back')) || (text.includes('?') && mentions.some(of('asks_on')))
}
