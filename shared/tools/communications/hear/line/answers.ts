// How a line answers the client: whether it takes up what they said, ignores it or contradicts it.
import { wording } from '../../../../reading/wording'
import { ANSWERED } from '../../../../reading/words/talk/answered'
import { meaningOf, shared, stem, tidy, wordsOf } from '../text'
import type { TalkSoFar } from '../told'
import type { Add, Signal, SignalHeard } from './line'

const SHORTENS = wording(ANSWERED.shortens)
const CARES_FOR_LENGTH = wording(ANSWERED.cares_for_length)
const DECIDES_FOR = wording(ANSWERED.decides_for)
const TAKES_ONE = wording(ANSWERED.takes_one)
const OFFERS_TURNED_DOWN = wording(ANSWERED.offers)
const SPARES = wording(ANSWERED.spares)
const YOU = wording(ANSWERED.you)
const ASKS_FIGURE = wording(ANSWERED.asks_figure)
const GIVES_FIGURE = wording(ANSWERED.gives_figure)
const HEARD = wording(ANSWERED.heard)
const ACCEPTS = wording(ANSWERED.accepts)
const SYMPTOMS = wording(ANSWERED.symptoms)
const WASHES = wording(ANSWERED.washes)
const DENIES = wording(ANSWERED.denies)
const SOOTHES = wording(ANSWERED.soothes)
const OWNS_UP = wording(ANSWERED.owns_up)
const SUMS_UP = wording(ANSWERED.sums_up)
const ORDERS = wording(ANSWERED.orders)
const BEGINS = wording(ANSWERED.begins)
const GIVEN_BACK = wording(ANSWERED.given_back)
const SAYS_WHICH = wording(ANSWERED.says_which)
const SPOILS = new Set<Signal>([
  'jargon',
  'bluffs',
  'interrupts',
  'medical',
  'unsafe',
  'distracted',
  'vague',
  'dismisses',
  'blames',
  'overpromises',
  'pushes',
  'fear',
  'rude',
  'judges',
  'jokes',
  'policy_shield',
  'contradicts',
])
const KIND: readonly Signal[] = [
  'empathises',
  'apologises',
  'comfort',
  'thanks',
  'warm',
  'owns',
  'rebook',
  'contact',
]
const PUSHES_ON: readonly Signal[] = ['pushes', 'fear', 'mentions_product', 'overpromises']

/** How the line answers the client: takes up what they said, ignores it or contradicts it. */
export function hearAnswers(
  sentences: readonly string[],
  whole: string,
  told: TalkSoFar,
  heard: SignalHeard[],
  add: Add,
): void {
  const has = (...signals: readonly Signal[]): boolean => heard.some(({ signal }) => signals.includes(signal))
  for (const [index, raw] of sentences.entries()) {
    const sentence = tidy(raw)
    const meaning = meaningOf(sentence)
    if (told.name !== null) meaning.delete(stem(told.name.toLowerCase()))
    // "We've got some lovely shampoos" doesn't take up how the client washes their hair.
    if (WASHES.has(sentence) && !WASHES.has(told.last)) meaning.delete('=wash')
    const words = new Set(wordsOf(sentence).map(word => word.replace(/(?:ing|s)$/, '')))
    const unwanted = [...told.unwanted].find(
      word => words.has(word) && DECIDES_FOR.has(sentence) && !SPARES.has(sentence),
    )
    // "I don't like fringes." "I'll cut one in."
    const anyway = told.lastUnwanted && TAKES_ONE.has(sentence)
    // Reflecting what was heard contradicts nobody.
    const givesBack = heard.some(
      ({ signal, quote }) => signal === 'paraphrases' && quote === raw && HEARD.has(sentence),
    )
    if ((unwanted || anyway) && !raw.includes('?') && !givesBack) add('contradicts', raw)
    else if (
      !givesBack &&
      told.careful &&
      SHORTENS.has(sentence) &&
      !CARES_FOR_LENGTH.has(sentence) &&
      !raw.includes('?')
    )
      add('contradicts', raw)
    // "It's not wonky", to somebody who said that it is.
    const denies = wordsOf(DENIES.in(sentence)?.text ?? '').at(-1)
    if (denies && told.meaning.has(stem(denies))) add('dismisses', raw)
    const own = heard.filter(({ quote }) => quote === raw).map(({ signal }) => signal)
    if (own.some(signal => SPOILS.has(signal))) continue
    // "Don't worry" dismisses a worry; it reflects nothing.
    if (SOOTHES.has(sentence)) continue
    const common = shared(meaning, told.meaning)
    const lately = shared(meaning, told.lastMeaning)
    // "Hi Maya, lovely to meet you" is a greeting; it takes nothing up.
    if (own.includes('greets') && lately < 2) continue
    const asks = raw.endsWith('?')
    const long = wordsOf(sentence).length
    // "Is there any swelling?", "No, and we should have": this takes up the complaint itself.
    const answersIt =
      (asks && (told.danger || told.stung || told.sore) && SYMPTOMS.has(sentence)) ||
      (own.includes('owns') && OWNS_UP.has(sentence))
    const takenUp =
      answersIt ||
      (own.some(signal => signal === 'paraphrases' || signal === 'empathises') && common > 0) ||
      // "So she didn't hear you, and you ended up with…": a paraphrase, and about the client.
      (!asks &&
        SUMS_UP.has(sentence) &&
        long >= 7 &&
        meaning.size >= 2 &&
        YOU.has(sentence) &&
        !ORDERS.has(sentence)) ||
      // "Below the shoulder then", "Two centimetres it is": starts with the client's own words.
      (!asks && index <= 1 && lately > 0 && (long >= 4 || lately >= 2 || GIVEN_BACK.has(sentence))) ||
      (!asks && lately >= 2) ||
      (BEGINS.has(sentence) && lately >= 2)
    if (takenUp) add('reflects', raw)
    else if (lately > 0 || common >= 2) add('echoes', raw)
  }
  const first = sentences[0] ?? whole
  if (told.declined && has(...PUSHES_ON) && !has('offers_choice') && OFFERS_TURNED_DOWN.has(whole))
    add('ignores_no', first)
  const words = wordsOf(whole).length
  // A no that is neither accepted nor asked about was ignored.
  if (
    told.declined &&
    !told.complaint &&
    words >= 4 &&
    !has('ignores_no', 'offers_choice', 'open_question') &&
    !has(...KIND) &&
    !ACCEPTS.has(whole)
  )
    add('ignores_no', first)
  // The client asked for a price or a time, and got no figure.
  if (ASKS_FIGURE.has(told.last) && !GIVES_FIGURE.has(whole) && !whole.includes('?')) {
    add('vague', first)
    add('ignores_question', first)
  }
  if (
    told.asks &&
    words < 5 &&
    !whole.endsWith('?') &&
    !GIVES_FIGURE.has(whole) &&
    !has('home_product') &&
    shared(meaningOf(whole), told.lastMeaning) === 0 &&
    !SAYS_WHICH.has(whole)
  )
    add('ignores_question', first)
}
