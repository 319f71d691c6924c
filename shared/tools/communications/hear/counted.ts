// Whether what was heard counts: what a sentence means hangs on what was said before, and on what else stands in the line.
import type { Signal } from './line'
import { meaningOf, wordsOf } from './text'
import type { Told } from './told'

const REPEATED = new Set<Signal>([
  'dismisses',
  'judges',
  'jokes',
  'rude',
  'distracted',
  'interrupts',
  'fillers',
])

/** "Sit down", "hurry up": an order beside a kind word takes it back. */
const ORDERS = /\b(?:sit (?:down|still|back)|calm down|hurry|stop|get on with|hold still|keep still|shush)\b/i

const TEST = /\btest(?:s|ed|ing)?\b/i
/** Something else that "one" can stand for: an appointment, a toner, a photo. */
const OTHER_ONE =
  /\b(?:need|want|have|has|bring|get|book|buy|try|use|wear|without|for|take|send)\b[^.!?]{0,20}?\b(?:an?|any|another|one of the|the|my|your) (?!patch|skin|allergy|strand|colou?r|tint|dye|bleach)\w+/i
const ASKS_TEST = new Set(
  '=allergy =blonde =dark =orange =grey colour dye dyed tint red copper pink lilac lash brow'.split(' '),
)
const meansTest = (whole: string, told: Told): boolean =>
  TEST.test(whole) ||
  TEST.test(told.last) ||
  ((told.hazard || [...told.meaning].some(word => ASKS_TEST.has(word))) &&
    !OTHER_ONE.test(whole) &&
    !OTHER_ONE.test(told.last))

const HARD_WORK =
  /^[^.!?]{0,45}?\b(?:hard|difficult|tough|rough)(?: work)? (?:from|to (?:say|tell|know|judge|predict|lift|remove|shift|cover|get|colour|reach|cut|match|keep|do))\b/i

/** What the client said that takes more than one visit. */
const LIFTS = new Set(
  '=blonde =grey =orange light lighten ash ashy icy box dye dyed dyes pink pastel lilac blue purple green vivid henna correction'.split(
    ' ',
  ),
)
/** Colour from a packet counts as an old dye, whatever it is called. */
const takesVisits = (words: ReadonlySet<string>): boolean =>
  [...words].some(word => LIFTS.has(word)) || (words.has('home') && words.has('colour'))
const AGREES =
  /^(?:oh,? )?(?:yes|yeah|yep|ok(?:ay)?|go on|sure|please|all ?right|why not|perfect|great|lovely|brilliant)\b(?!,? but)|\bi(?:'ll| will) (?:take|have|try|get)\b/i
/** What is expected of one visit, with where it ends: a limit, not a promise. */
const FORESEEN = /\b(?:i'd expect|i would expect|i'd aim|aim for|as far as|not a \w+ one|rather than)\b/i
const NO_DAMAGE = /damage|breakage|hair|split|sorted|easy/i

/** What a sentence means hangs on what was said before, and on how much else stands in the line. */
export function mayCount(
  signal: Signal,
  found: string,
  sentence: string,
  whole: string,
  told: Told,
): boolean {
  // The client's own words, given back: "So you feel too old for it."
  if (REPEATED.has(signal) && told.last.toLowerCase().includes(found.toLowerCase())) return false
  // "They’re shocking" is said of hair, not of a feeling.
  if (signal === 'empathises' && /^(?:\w+,? )?they(?:'re| are)\b/i.test(sentence)) return false
  // "Silver is hard from black", "hard to say": hair is hard to do, and nobody's feelings were named.
  if (
    signal === 'empathises' &&
    HARD_WORK.test(sentence.slice(sentence.indexOf(found))) &&
    !/\b(?:must|for you)\b/i.test(sentence)
  )
    return false
  // "I can see it" owns up to a fault; to somebody who is shy of their hair it says that it shows.
  if (
    (signal === 'empathises' || signal === 'paraphrases') &&
    /^(?:oh,? |yes,? )?i can (?:see|tell)(?: it| that)?[.!]*$/i.test(sentence)
  )
    return told.complaint
  // Hair "grows out" in a plan, too: said to a worry, and short, it waves it away.
  if (signal === 'dismisses' && /grow/i.test(found))
    return (told.emotion || told.complaint) && wordsOf(sentence).length <= 12
  // A cut grows back, and saying so is no medicine; lost hair is another matter.
  if (signal === 'medical' && found.toLowerCase() === 'grow back')
    return told.meaning.has('=thin') || told.meaning.has('alopecia')
  // Staying near one's own colour takes one visit; getting lighter, or off an old dye, doesn't.
  if (signal === 'overpromises' && /\b(?:one|single)\b/i.test(found) && !NO_DAMAGE.test(found))
    return !FORESEEN.test(sentence) && (takesVisits(told.meaning) || takesVisits(meaningOf(sentence)))
  // "You're fine without one": a test is meant only where one was spoken of, or where the hair asks for one.
  if (signal === 'unsafe' && /without one$/i.test(found)) return meansTest(whole, told)
  // "OK then." "I'll pop it on." What the client agreed to is no push.
  if (signal === 'pushes' && /^i(?:'ll| will)\b/i.test(found)) return told.declined || !AGREES.test(told.last)
  // "All done." and then the next visit: no cold end.
  if (signal === 'closes_cold' && /\b(?:see you|come back|thank|hope|enjoy|take care)\b/i.test(whole))
    return false
  // "You can come in and we'll look" is an appointment.
  if (signal === 'greets' && /\byou(?: can| could|'ll have to| need to) come\b/i.test(sentence)) return false
  // "Can you send us a picture?" asks for proof.
  if (signal === 'contact' && told.complaint && /^(?:can|could|would) you (?:just )?send\b/i.test(sentence))
    return false
  // "You'll look lovely" is a compliment, unless an order stands beside it.
  if (signal === 'dismisses' && /^looks? (?:good|great|lovely|nice)/i.test(found))
    return !/\byou(?:'ll| will|'re going to) look\b/i.test(sentence) || ORDERS.test(whole)
  // "That's normal" waves a feeling away, or calms a question about hair.
  if (signal === 'dismisses' && /normal|lots of people/i.test(found)) return told.complaint
  // "Great." is vague only where nothing follows.
  if (signal === 'vague' && wordsOf(sentence).length <= 3)
    return wordsOf(whole).length <= 6 && !/\?|\bi'll\b/i.test(whole)
  // Asked about is not said: "do you wash it every other day?"
  if (signal === 'home_step') return !sentence.endsWith('?')
  if (signal === 'limits' || signal === 'upkeep' || signal === 'timing')
    return !/\b(?:how|what|when)\b.*\?$/i.test(sentence)
  return true
}
