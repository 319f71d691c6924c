// Advice that hurts in the chair: carrying on though it burns, a painkiller first, a test cut short, hair colour on
// lashes.

import { type Wording, wording } from '../../../../reading/wording'
import { RECKLESS } from '../../../../reading/words/talk/safety/reckless'
import { NAMED } from '../../../../reading/words/talk/sayings/form'
import { denied, tidy } from '../text'
import type { TalkSoFar } from '../told'
import { isOtherTest } from './waived'

const BURNS_AT_ALL = wording('burn*, sting*, stung, tingl*')
const HAIRLESS = wording('thread*, wax*, massage')
const IS_SORE = wording('burn*, sting*, itch*, sore*')
const ACHES = wording('headache/headaches, migraine/migraines, hangover, period/periods')
const OF_A_TEST = wording('test*, tint, dye, colour/color, lash*, brow*, bleach, allerg*')
const PATCH = wording('patch/skin/allergy test/tests/testing')
const COLOURS = wording(
  'bleach, colour/color, dye, tint, highlights, pink, blue, purple, blonde, red, ends, streak/streaks',
)
const CARES_FOR_HAIR = wording('oil, mask, conditioner, treatment')
const SMARTING = wording(RECKLESS.smarting, NAMED)
const TO_LIGHTEN = wording(RECKLESS.to_lighten, NAMED)
const TAKES_CARE = wording(RECKLESS.takes_care, NAMED)

type Rule = { any: Wording; unless?: Wording; when?: (told: TalkSoFar, said: readonly string[]) => boolean }
/** It is taken off, or looked at, there and then. */
const COMES_OFF = wording(RECKLESS.comes_off, NAMED)
const LONGER = wording(RECKLESS.longer, NAMED)
const NOT_OFF = wording(RECKLESS.not_off, NAMED)
const BURNS_NOW = wording(RECKLESS.burns_now, NAMED)
const CHEMICAL = wording(RECKLESS.chemical, NAMED)
/** What hurts isn't colour. */
const ELSE = wording(RECKLESS.else, NAMED)
const burns = ({ last, meaning }: TalkSoFar): boolean =>
  BURNS_NOW.has(last) &&
  !ELSE.has(last) &&
  (CHEMICAL.has([last, ...meaning].join(' ')) || BURNS_AT_ALL.has(last))

const RULES: readonly Rule[] = [
  // "If it burns, ride it out."
  {
    any: wording(RECKLESS.rules_1_any, NAMED),
    unless: TAKES_CARE,
    when: ({ last }) => !HAIRLESS.has(last),
  },
  // "Rinse it if it burns, then carry on."
  {
    any: wording(RECKLESS.rules_2_any, NAMED),
    unless: wording(RECKLESS.rules_2_unless, NAMED),
    when: told =>
      burns(told) ||
      SMARTING.has([...told.meaning].join(' ')) ||
      told.stung ||
      told.sore ||
      told.meaning.has('=allergy'),
  },
  {
    any: wording(RECKLESS.rules_3_any, NAMED),
    unless: wording(RECKLESS.rules_3_unless, NAMED),
  },
  // It is burning: "nearly done", "another ten minutes".
  {
    any: wording(RECKLESS.rules_4_any, NAMED),
    unless: wording(RECKLESS.rules_4_unless, NAMED),
    when: (told, said) =>
      burns(told) &&
      !(said.some(each => COMES_OFF.has(each) && !NOT_OFF.has(each)) && !said.some(each => LONGER.has(each))),
  },
  // "Keep it on until it hurts", "the longer you can bear it".
  {
    any: wording(RECKLESS.rules_5_any, NAMED),
    unless: wording(RECKLESS.rules_5_unless, NAMED),
  },
  // A painkiller or a hay-fever tablet, so that it can go ahead anyway.
  {
    any: wording(RECKLESS.rules_6_any, NAMED),
    unless: wording(RECKLESS.rules_6_unless, NAMED),
    when: told => IS_SORE.has(told.last) || !ACHES.has(told.last),
  },
  // "No need to test, it's veg based": what it is made of protects nobody.
  {
    any: wording(RECKLESS.rules_7_any, NAMED),
    unless: wording(RECKLESS.rules_7_unless, NAMED),
    when: told => OF_A_TEST.has(told.last) || told.hazard,
  },
  // "Safe for allergies, no test needed": unless one was done.
  {
    any: wording(RECKLESS.no_test, NAMED),
    unless: wording(`${RECKLESS.rules_7_unless}, ${RECKLESS.tested}`, NAMED),
    when: told => (OF_A_TEST.has(told.last) || told.hazard) && !isOtherTest(told.last),
  },
  {
    any: wording(RECKLESS.safe_untested, NAMED),
    unless: wording(RECKLESS.rules_8_unless, NAMED),
  },
  {
    any: wording(RECKLESS.rules_8_any, NAMED),
    unless: wording(RECKLESS.rules_8_unless, NAMED),
  },
  // A test done now and read in ten minutes is no test.
  {
    any: wording(RECKLESS.rules_9_any, NAMED),
    unless: wording(RECKLESS.rules_9_unless, NAMED),
  },
  // "Just pop a bit behind your ear when you get here": suggested for the day itself.
  {
    any: wording(RECKLESS.rules_9_here, NAMED),
    unless: wording(RECKLESS.rules_9_unless, NAMED),
    when: ({ last }) => PATCH.has(last),
  },
  {
    any: wording(RECKLESS.rules_10_any, NAMED),
    unless: wording(RECKLESS.rules_10_unless, NAMED),
  },
  // Hair colour near the eyes.
  {
    any: wording(RECKLESS.rules_11_any, NAMED),
    unless: wording(RECKLESS.rules_11_unless, NAMED),
  },
  // A sore scalp, and colour is suggested to soothe it.
  {
    any: wording(RECKLESS.rules_12_any, NAMED),
    unless: wording(RECKLESS.rules_12_unless, NAMED),
    when: told => told.irritated || told.sore || told.stung,
  },
  // Children: "we do kids all the time", "a bit of bleach won't hurt her".
  {
    any: wording(RECKLESS.rules_13_any, NAMED),
    unless: wording(RECKLESS.rules_13_unless, NAMED),
    when: told => told.hazard && COLOURS.has([told.last, ...told.meaning].join(' ')),
  },
  // Box dye over bleach turns muddy, and a home kit burns.
  {
    any: wording(RECKLESS.rules_14_any, NAMED),
    unless: wording(RECKLESS.rules_14_unless, NAMED),
    when: ({ meaning }) =>
      ['=blonde', '=orange', '=dark', 'green', 'toner', 'dye', 'colour'].some(word => meaning.has(word)),
  },
  {
    any: wording(RECKLESS.rules_15_any, NAMED),
    unless: wording(RECKLESS.rules_15_unless, NAMED),
  },
  {
    any: wording(RECKLESS.rules_16_any, NAMED),
    unless: wording(RECKLESS.rules_16_unless, NAMED),
    when: ({ last, meaning }) => !CARES_FOR_HAIR.has(last) && TO_LIGHTEN.has([last, ...meaning].join(' ')),
  },
  // "Leave it on longer", "another half hour won't kill it".
  {
    any: wording(RECKLESS.rules_18_any, NAMED),
    unless: wording(RECKLESS.rules_18_unless, NAMED),
    when: ({ last }) => CHEMICAL.has(last),
  },
  // Household bleach.
  {
    any: wording(RECKLESS.rules_17_any, NAMED),
    unless: wording(RECKLESS.rules_17_unless, NAMED),
  },
]

/** The sentence that would hurt anyone who followed it. */
export function recklessIn(sentences: readonly string[], told: TalkSoFar): string | null {
  const said = sentences.map(tidy)
  const at = said.findIndex(sentence =>
    RULES.some(({ any, unless, when }) => {
      const found = any.in(sentence)
      return (
        found !== null &&
        !(unless?.has(sentence) ?? false) &&
        !denied(sentence, found.index) &&
        (when?.(told, said) ?? true)
      )
    }),
  )
  return sentences[at] ?? null
}
