// How a line answers what the client said: whether it takes that up, goes past it, or goes against it.
import { wording } from '../../../reading/wording'
import type { Add, Heard, Signal } from './line'
import { meaningOf, shared, stem, tidy, wordsOf } from './text'
import type { Told } from './told'

const SHORTENS =
  /\b(?:(?:\d+|two|three|four|five|six|several|a few) (?:inches|cm|centimet\w+)|chop|all off|much shorter|really short|nice and short|big change|bold|a bob|pixie|take (?:a lot|loads|it all|plenty)|drastic|shave)\b/i
const CARES_FOR_LENGTH =
  /\b(?:only|just|no more than|at most|a maximum|rather than|instead of|less than|won't|not|don't|never|keep)\b/i
const DECIDES_FOR =
  /\b(?:i'll|i will|i'm going to|i'm gonna|we'll|we will|let's|so you want|you want|you'd like|i'd (?:take|go|do|cut)|i think|you'd look|you need|would (?:really )?suit|it is|suits you)\b/i
const TAKES_ONE =
  /\b(?:i'll|i will|i'm (?:going to|gonna)|we'll|let's|let me) (?:just )?(?:cut|do|put|pop|give|try|go|take|add)\b[^.!?]{0,12}\b(?:one|some)(?: in| on| off)?[.!]*$|\b(?:you'd suit|you need|you want) (?:one|some)\b/i
const OFFERS_TURNED_DOWN =
  /\b(?:£ ?\d|shampoo|mask|oil|spray|brush|products?|treatment|it up|ring|buy|try|one|them|add|upgrade|colour|highlights)\b/i

const YOU = /\byou(?:'re|'d|'ve|r|rs)?\b/i
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
const ASKS_FIGURE =
  /\b(?:how much (?:is|will|would|does|do i)|how long (?:will|does|would|is|do)|what (?:does|will|would) it cost|what's the (?:price|cost)|roughly)\b[^.!]*\?/i
const GIVES_FIGURE =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|half|hundred|couple|few|free|nothing|minutes?|hours?|weeks?|months?|write|check|work out|look|tell you|go through|quote|depends on)\b/i
const HEARD =
  /^(?:so,? )?(?:just |if i|from what|what i|you (?:said|told|mentioned)|to check|let me (?:check|see))/i
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
const ACCEPTS =
  /\b(?:fine|no (?:problem|worries|bother|rush|pressure)|of course|sure|okay|ok|all ?right|absolutely|fair enough|understand|respect|enjoy|see you|let me know|sorry|leave it|that's (?:good|great|ok)|yes|yeah|yep|got it|right|lovely|great|instead|another time|next time|when you're ready|won't|just the)\b/i
/** "Nothing greasy then." "Shoulders it is." */
const GIVEN_BACK = wording('then ;, it is ;')
const PUSHES_ON: readonly Signal[] = ['pushes', 'fear', 'mentions_product', 'overpromises']

const SYMPTOMS =
  /\b(?:swell\w*|swollen|breath\w*|blister\w*|weep\w*|itch\w*|burn\w*|rash|sore|pain\w*|eyes|lips|where|how long|when did)\b/i

/** How the line answers what the client said: takes it up, goes past it, or against it. */
export function hearAnswers(
  sentences: readonly string[],
  whole: string,
  told: Told,
  heard: Heard[],
  add: Add,
): void {
  const has = (...signals: readonly Signal[]): boolean => heard.some(({ signal }) => signals.includes(signal))
  for (const [index, raw] of sentences.entries()) {
    const sentence = tidy(raw)
    const meaning = meaningOf(sentence)
    if (told.name !== null) meaning.delete(stem(told.name.toLowerCase()))
    // "We've got some lovely shampoos" takes up nothing of how the hair is washed.
    if (/\bshampoo/i.test(sentence) && !/\bshampoo/i.test(told.last)) meaning.delete('=wash')
    const words = new Set(wordsOf(sentence).map(word => word.replace(/(?:ing|s)$/, '')))
    const unwanted = [...told.unwanted].find(
      word =>
        words.has(word) &&
        DECIDES_FOR.test(sentence) &&
        !/\b(?:no|not|without|avoid|away from|never|rather than|instead of|keep|protect|only|worried|scared|upset|embarrass\w*)\b|n't\b/i.test(
          sentence,
        ),
    )
    // "I don't like fringes." "I'll cut one in."
    const anyway = told.lastUnwanted && TAKES_ONE.test(sentence)
    // What was heard, given back, goes against nobody.
    const givesBack = heard.some(
      ({ signal, quote }) => signal === 'paraphrases' && quote === raw && HEARD.test(sentence),
    )
    if ((unwanted || anyway) && !raw.includes('?') && !givesBack) add('contradicts', raw)
    else if (
      !givesBack &&
      told.careful &&
      SHORTENS.test(sentence) &&
      !CARES_FOR_LENGTH.test(sentence) &&
      !raw.includes('?')
    )
      add('contradicts', raw)
    // "It's not wonky", to whoever said that it is.
    const denies = /^(?:no,? |well,? )?(?:it|that)(?:'s| is)(?: really)? not (?:that |so )?(\w+)/i.exec(
      sentence,
    )?.[1]
    if (denies && told.meaning.has(stem(denies.toLowerCase()))) add('dismisses', raw)
    const own = heard.filter(({ quote }) => quote === raw).map(({ signal }) => signal)
    if (own.some(signal => SPOILS.has(signal))) continue
    // "Don't worry" waves at a worry; it gives nothing back.
    if (/^(?:oh,? |aw,? |please,? )?(?:don't|no need to) worry\b/i.test(sentence)) continue
    const common = shared(meaning, told.meaning)
    const lately = shared(meaning, told.lastMeaning)
    // "Hi Maya, lovely to meet you" greets; it takes nothing up.
    if (own.includes('greets') && lately < 2) continue
    const asks = raw.endsWith('?')
    const long = wordsOf(sentence).length
    // "Is there any swelling?", "No, and we should have": the complaint itself is taken up.
    const answersIt =
      (asks && (told.danger || told.stung || told.sore) && SYMPTOMS.test(sentence)) ||
      (own.includes('owns') &&
        /^(?:no|yes|you're right|nobody did),? (?:and |that |we |i |it )/i.test(sentence))
    const takenUp =
      answersIt ||
      (own.some(signal => signal === 'paraphrases' || signal === 'empathises') && common > 0) ||
      // "So she didn't hear you, and you ended up with…": other words for the same, and about the client.
      (!asks &&
        /^(?:so|right|ok|okay|got it|right then|ah|then)\b/i.test(sentence) &&
        long >= 7 &&
        meaning.size >= 2 &&
        YOU.test(sentence) &&
        !/\b(?:you should|you need|you must|you have to)\b/i.test(sentence)) ||
      // "Below the shoulder then", "Two centimetres it is": the client's own words first.
      (!asks && index <= 1 && lately > 0 && (long >= 4 || lately >= 2 || GIVEN_BACK.has(sentence))) ||
      (!asks && lately >= 2) ||
      (/^(?:so|just so|right|and just|if i)\b/i.test(sentence) && lately >= 2)
    if (takenUp) add('reflects', raw)
    else if (lately > 0 || common >= 2) add('echoes', raw)
  }
  const first = sentences[0] ?? whole
  if (told.declined && has(...PUSHES_ON) && !has('offers_choice') && OFFERS_TURNED_DOWN.test(whole))
    add('ignores_no', first)
  const words = wordsOf(whole).length
  // A no that is neither accepted nor asked about was not heard.
  if (
    told.declined &&
    !told.complaint &&
    words >= 4 &&
    !has('ignores_no', 'offers_choice', 'open_question') &&
    !has(...KIND) &&
    !ACCEPTS.test(whole)
  )
    add('ignores_no', first)
  // A price or a time was asked for, and no figure came.
  if (ASKS_FIGURE.test(told.last) && !GIVES_FIGURE.test(whole) && !whole.includes('?')) {
    add('vague', first)
    add('ignores_question', first)
  }
  if (
    told.asks &&
    words < 5 &&
    !/\?$/.test(whole) &&
    !GIVES_FIGURE.test(whole) &&
    !has('home_product') &&
    shared(meaningOf(whole), told.lastMeaning) === 0 &&
    !/\b(?:yes|no|of course|absolutely)\b|[£$€]? ?\d/i.test(whole)
  )
    add('ignores_question', first)
}
