// A client asks about the skin test, or says their skin reacted, and is told that it doesn't matter.

import { wording } from '../../../../reading/wording'
import { WAIVED } from '../../../../reading/words/talk/safety/waived'
import { NAMED } from '../../../../reading/words/talk/sayings/form'
import { meaningOf, tidy, wordsOf } from '../text'
import type { TalkSoFar } from '../told'

const TEST = wording(WAIVED.test, NAMED)
/** A driving test, or animal testing, is no test of this skin. */
const OTHER_TEST = wording(WAIVED.other_test, NAMED)
/** "My test was clear", "is my test all right?": it was done. */
const OUTCOME = wording(WAIVED.outcome, NAMED)
/** What it costs, or whether it hurts: a "no" to that keeps the test. */
const ASIDE = wording(WAIVED.aside, NAMED)
const NEEDED = wording(WAIVED.needed, NAMED)
/** Services that need a test first. */
const COLOURS = new Set(
  '=blonde =dark =orange =grey colour dye dyed tint tinted red copper pink lilac lash brow root roots'.split(
    ' ',
  ),
)
/** "I had one here in May": it was done. */
const DONE = wording(WAIVED.done, NAMED)
/** "I've never had one": about a test, this needs an answer just like a question. */
const UNTESTED = wording(WAIVED.untested, NAMED)
/** "Could we skip it?": a yes drops the test, a no keeps it. */
const SKIPS = wording(WAIVED.skips, NAMED)
const YES = wording(WAIVED.yes, NAMED)
/** "Sign here and we will do it today": after a yes, no test is meant. */
const DOES_ANYWAY = wording(WAIVED.does_anyway, NAMED)
const WAIVES = wording(WAIVED.waives, NAMED)
const KEEPS = wording(WAIVED.keeps, NAMED)
/** "We only do it if people ask", "you don't need one": these don't keep the test. */
const SELDOM = wording(WAIVED.seldom, NAMED)
/** "But no", "everyone has one", "yours is still valid": the test stays. */
const STANDS = wording(WAIVED.stands, NAMED)
/** A cut and wash-out colour need none. */
const NEEDS_NONE = wording(WAIVED.needs_none, NAMED)

/** Domain 3.1: a client who can't have nuts is offered none of these unless a doctor has cleared it. */
const NUTS = 'nut almond argan macadamia walnut hazelnut pecan cashew pistachio coconut shea'.split(' ')
const LEAVES_OUT = wording(WAIVED.leaves_out, NAMED)

const OFFERS = wording(WAIVED.offers, NAMED)

/** The sentence that offers something the client reacts to. */
export function allergenOffered(sentences: readonly string[], told: TalkSoFar): string | null {
  if (told.allergens.size === 0) return null
  const words = [...told.allergens].flatMap(word => (/^(?:tree )?nut$|peanut/.test(word) ? NUTS : [word]))
  const offers = (sentence: string): boolean =>
    OFFERS.has(sentence) &&
    !/^so\b/i.test(sentence) &&
    !LEAVES_OUT.has(
      sentence.replace(/\bwon't (?:hurt|matter|do any harm)\b|\bnot (?:much|a lot)\b/gi, ' '),
    ) &&
    words.some(word =>
      ` ${wordsOf(sentence).join(' ')} `.replace(/s /g, ' ').includes(` ${word.replace(/s$/, '')} `),
    )
  return sentences.find(each => offers(tidy(each))) ?? null
}

const SKIN = wording(WAIVED.skin, NAMED)
const EASED = wording(WAIVED.eased, NAMED)
const GLAD = wording(WAIVED.glad, NAMED)
const MAKES_LIGHT = wording(WAIVED.makes_light, NAMED)

/** "We'd be here all week if we tested everybody": no test is done. */
export const withoutSeldom = (whole: string): string => SELDOM.without(whole, ' ')

/** Whether a line keeps the test, or says why none is needed. */
export function keepsTest(whole: string): boolean {
  const kept = withoutSeldom(whole)
  return KEEPS.has(kept) || STANDS.has(kept) || NEEDS_NONE.has(whole)
}

/** Not a test of this skin, or one already done, or only about the cost. */
export const isOtherTest = (text: string): boolean =>
  OTHER_TEST.has(text) ||
  OUTCOME.has(text) ||
  (DONE.has(text) && !UNTESTED.has(text)) ||
  (ASIDE.has(text) && !NEEDED.has(text))

/** The sentence that waives a test, or dismisses the skin's own warning. */
export function waivedIn(sentences: readonly string[], whole: string, told: TalkSoFar): string | null {
  const light =
    SKIN.has(told.last) && !EASED.has(told.last)
      ? sentences.find(each => MAKES_LIGHT.has(tidy(each)) && !GLAD.has(tidy(each)))
      : undefined
  if (light !== undefined) return light
  if (OTHER_TEST.has(told.last)) return null
  const skips = SKIPS.has(told.last)
  const untested = UNTESTED.has(told.last) && !/\breact/i.test(told.last)
  if (!skips && !untested && (OUTCOME.has(told.last) || (ASIDE.has(told.last) && !NEEDED.has(told.last))))
    return null
  if (!TEST.has(told.last) || (!untested && (!told.asks || DONE.has(told.last)))) return null
  if (keepsTest(skips ? DOES_ANYWAY.without(whole, ' ') : whole)) return null
  if (!skips && ![...told.meaning, ...meaningOf(whole)].some(word => COLOURS.has(word))) return null
  const waives = skips ? YES : WAIVES
  return sentences.find(each => waives.has(tidy(each))) ?? null
}
