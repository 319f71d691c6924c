// What kind of question it is, before any lookup. Support explains the app. Formulas and scalp problems are for the
// tools, the manufacturer and a doctor, so those questions never reach a model here.
import { shadesIn, valuesIn } from '../reading/values/values'
import { emergencyIn } from './first-minute'
import { HELLO, QUESTION_WORDS, THANKS, THANKS_MORE } from './lexicon/questions'
import { listener, type SignMentions, showsAny, signs } from './signs'

export type Kind = 'urgent' | 'medical' | 'formula' | 'hello' | 'thanks' | 'about-app'

const heardIn = listener(QUESTION_WORDS)

const ILLNESS = signs('illness')
const WHAT_TO_DO = signs('what_to_do')
/** It is about a body, not a button. */
const ON_A_BODY = signs('whose~body', 'came_up', 'somebody>ails')
const WRITES_IT_DOWN = signs('writes')
const STUFF = signs('hair_stuff')
const HOW_TO_COLOUR = signs(
  'asks_which>strength',
  'how_long>goes_on',
  'how_do~colours',
  'may_i~colours_it',
  'give_me>a_recipe',
  'what_use',
  'grey_cover',
)
const RATIO_OF = signs('ratio+taken_apart')
const LEVELS = signs('levelled>towards')
/** Then it is about the app after all. */
const OF_THE_APP = signs('of_app', 'mends>of_records')
const TYPED_IN = signs('typed_in')

/** A figure from a recipe: a volume, a percentage of peroxide or grey, a depth, or a shade on its way to another. */
function hasFigures(said: SignMentions): boolean {
  if (showsAny(said, RATIO_OF)) return true
  const { doc } = said
  const values = doc.clauses.flatMap(clause => valuesIn(doc, clause))
  if (values.some(({ of }) => of === 'volume')) return true
  if (values.some(({ of }) => of === 'percent') && said.by.has('bath')) return true
  if (values.some(({ of }) => of === 'number') && showsAny(said, LEVELS)) return true
  const shades = doc.clauses.flatMap(clause => shadesIn(doc, clause, null))
  return shades.some(({ tone }) => tone !== null) && said.by.has('beside')
}

/** "Thanks, that helps!" → "thanks that helps" */
const bare = ({ doc }: SignMentions): string =>
  doc.tokens.flatMap(({ kind, norm }) => (kind === 'mark' ? [] : [norm])).join(' ')

/** A thank-you with anything that may follow it, in any order. */
function isThanks(said: string): boolean {
  if (THANKS.has(said)) return true
  const words = said.split(' ')
  // The longest thank-you has six words.
  if (words.length > 6) return false
  return words.some((_, at) => {
    const [first, more] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    return THANKS_MORE.has(more) && isThanks(first)
  })
}

/** `asked` is one person's question, as typed. */
export function kindOf(asked: string): Kind {
  const said = heardIn(asked)
  const words = bare(said)
  if (HELLO.has(words)) return 'hello'
  if (isThanks(words)) return 'thanks'
  const emergency = emergencyIn(asked)
  if (emergency?.id === 'breath' || emergency?.id === 'unconscious') return 'urgent'
  const writesDown = showsAny(said, WRITES_IT_DOWN)
  const ofTheApp = showsAny(said, OF_THE_APP)
  if (showsAny(said, ILLNESS)) {
    if (showsAny(said, ON_A_BODY) && !writesDown) return 'medical'
    if (showsAny(said, WHAT_TO_DO) && !ofTheApp) return 'medical'
  }
  if (emergency !== null && !writesDown) return 'urgent'
  if (!showsAny(said, STUFF)) return 'about-app'
  if (hasFigures(said) && !showsAny(said, TYPED_IN)) return 'formula'
  if (showsAny(said, HOW_TO_COLOUR) && !ofTheApp) return 'formula'
  return 'about-app'
}
