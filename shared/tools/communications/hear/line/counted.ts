// Whether a signal counts: its meaning depends on what was said before, and on the rest of the line.
import { wording } from '../../../../reading/wording'
import { COUNTED } from '../../../../reading/words/talk/counted'
import { WAIVED } from '../../../../reading/words/talk/safety/waived'
import { meaningOf, wordsOf } from '../text'
import type { TalkSoFar } from '../told'
import type { Signal } from './line'

const REPEATED = new Set<Signal>([
  'dismisses',
  'judges',
  'jokes',
  'rude',
  'distracted',
  'interrupts',
  'fillers',
])

const TEST = wording(WAIVED.test)
const ORDERS = wording(COUNTED.orders)
const OTHER_ONE = wording(COUNTED.other_one)
const HARD_WORK = wording(COUNTED.hard_work)
const FOR_THEM = wording(COUNTED.for_them)
const AGREES = wording(COUNTED.agrees)
const FORESEEN = wording(COUNTED.foreseen)
const NO_DAMAGE = wording(COUNTED.no_damage)
const ONE = wording(COUNTED.one)
const OF_HAIR = wording(COUNTED.of_hair)
const SEES = wording(COUNTED.sees)
const GROWS = wording(COUNTED.grows)
const WITHOUT_ONE = wording(COUNTED.without_one)
const I_WILL = wording(COUNTED.i_will)
const GOODBYE = wording(COUNTED.goodbye)
const APPOINTMENT = wording(COUNTED.appointment)
const WANTS_PROOF = wording(COUNTED.wants_proof)
const LOOKS = wording(COUNTED.looks)
const WILL_LOOK = wording(COUNTED.will_look)
const NORMAL = wording(COUNTED.normal)
const ASKS = wording(COUNTED.asks)
const I_WILL_DO = wording("i'll")
const ASKS_TEST = new Set(
  '=allergy =blonde =dark =orange =grey colour dye dyed tint red copper pink lilac lash brow'.split(' '),
)
const meansTest = (whole: string, told: TalkSoFar): boolean =>
  TEST.has(whole) ||
  TEST.has(told.last) ||
  ((told.hazard || [...told.meaning].some(word => ASKS_TEST.has(word))) &&
    !OTHER_ONE.has(whole) &&
    !OTHER_ONE.has(told.last))

/** Things the client mentioned that take more than one visit. */
const LIFTS = new Set(
  '=blonde =grey =orange light lighten ash ashy icy box dye dyed dyes pink pastel lilac blue purple green vivid henna correction'.split(
    ' ',
  ),
)
/** Box colour counts as an old dye, whatever it is called. */
const takesVisits = (words: ReadonlySet<string>): boolean =>
  [...words].some(word => LIFTS.has(word)) || (words.has('home') && words.has('colour'))
/** Whether a signal counts, given what was said before and what else is in the line. */
export function mayCount(
  signal: Signal,
  found: string,
  sentence: string,
  whole: string,
  told: TalkSoFar,
): boolean {
  // The client's own words, reflected: "So you feel too old for it."
  if (REPEATED.has(signal) && told.last.toLowerCase().includes(found.toLowerCase())) return false
  // "They’re shocking" is about hair rather than a feeling.
  if (signal === 'empathises' && OF_HAIR.has(sentence)) return false
  // "Silver is hard from black", "hard to say": the hair is hard to do; no feeling was named.
  if (
    signal === 'empathises' &&
    HARD_WORK.has(sentence.slice(sentence.indexOf(found))) &&
    !FOR_THEM.has(sentence)
  )
    return false
  // "I can see it" admits a fault, but to somebody shy about their hair it says that it shows.
  if ((signal === 'empathises' || signal === 'paraphrases') && SEES.has(sentence)) return told.complaint
  // Hair "grows out" in a plan too. As a short answer to a worry, it dismisses the worry.
  if (signal === 'dismisses' && GROWS.has(found))
    return (told.emotion || told.complaint) && wordsOf(sentence).length <= 12
  // A cut grows back, and saying so isn't medical advice. Lost hair is different.
  if (signal === 'medical' && found.toLowerCase() === 'grow back')
    return told.meaning.has('=thin') || told.meaning.has('alopecia')
  // Staying close to one's own colour takes one visit. Going lighter, or removing an old dye, doesn't.
  if (signal === 'overpromises' && ONE.has(found) && !NO_DAMAGE.has(found))
    return !FORESEEN.has(sentence) && (takesVisits(told.meaning) || takesVisits(meaningOf(sentence)))
  // "You're fine without one": "one" is a test only if a test was mentioned, or if the hair calls for one.
  if (signal === 'unsafe' && WITHOUT_ONE.has(found)) return meansTest(whole, told)
  // "OK then." "I'll pop it on." It isn't pushy if the client agreed.
  if (signal === 'pushes' && I_WILL.has(found)) return told.declined || !AGREES.has(told.last)
  // "All done." followed by the next visit isn't a cold close.
  if (signal === 'closes_cold' && GOODBYE.has(whole)) return false
  // "You can come in and we'll look" is an appointment.
  if (signal === 'greets' && APPOINTMENT.has(sentence)) return false
  // "Can you send us a picture?" asks for proof.
  if (signal === 'contact' && told.complaint && WANTS_PROOF.has(sentence)) return false
  // "You'll look lovely" is a compliment, unless an order goes with it.
  if (signal === 'dismisses' && LOOKS.has(found)) return !WILL_LOOK.has(sentence) || ORDERS.has(whole)
  // "That's normal" dismisses a feeling, but reassures about hair.
  if (signal === 'dismisses' && NORMAL.has(found)) return told.complaint
  // "Great." is vague only if nothing follows.
  if (signal === 'vague' && wordsOf(sentence).length <= 3)
    return wordsOf(whole).length <= 6 && !whole.includes('?') && !I_WILL_DO.has(whole)
  // Asking isn't advising: "do you wash it every other day?"
  if (signal === 'home_step') return !sentence.endsWith('?')
  if (signal === 'limits' || signal === 'upkeep' || signal === 'timing') return !ASKS.has(sentence)
  return true
}
