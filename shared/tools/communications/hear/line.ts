// One line of the stylist's, heard with all that the client said before it.

import type { FAULTS } from '../../../reading/words/talk/faults'
import type { HEARD } from '../../../reading/words/talk/heard'
import type { Move } from '../moves/list'
import { hearAnswers } from './answers'
import { mayCount } from './counted'
import { asSaid, punctuated } from './dictated'
import { harmfulIn } from './harmful'
import { jargonIn } from './jargon'
import { hearNames, introducesIn } from './names'
import { invitesIn } from './passed'
import {
  ASKS_ABOUT_PRODUCT,
  HAIR_NEED,
  PRICED_USE,
  PRODUCT_NOUN,
  PRODUCT_TALK,
  USE,
  VESSELS,
} from './products'
import { recklessIn } from './reckless'
import { FORMS, SAYINGS, saidIn } from './sayings'
import { meaningOf, sentencesOf, stem, tidy, wordsOf } from './text'
import type { TalkSoFar } from './told'
import { allergenOffered, waivedIn } from './waived'
import { asksOpenly, wordedIn } from './worded'

export type Signal =
  | keyof typeof HEARD
  | keyof typeof FAULTS
  | 'open_question'
  | 'uses_name'
  | 'wrong_name'
  | 'reflects'
  | 'echoes'
  | 'contradicts'
  | 'ignores_no'
  | 'ignores_question'
  | 'need_link'
  | 'product_use'
  | 'mentions_product'
  | 'too_many_products'
  | 'many_questions'
  | 'closed_question'
  | 'jargon'
  | 'misses_danger'
  | 'about_self'
  | 'passes_hazard'
  | 'hands_out'
  | 'left_on'
  | 'serves_lice'
  | 'met_cold'
  | 'met_warm'

/**
 * `quote` is the stylist's own sentence; `detail` the word that it turned on. `from`: a model or the stylist said so, as
 * that move.
 */
export type SignalHeard = {
  signal: Signal
  quote: string
  detail?: string
  from?: { by: 'model' | 'picked'; move: Move | null }
}
export type Line = { text: string; words: number; heard: SignalHeard[] }

const UNKIND = new Set<Signal>(['dismisses', 'blames', 'policy_shield', 'judges', 'rude', 'jokes'])
const KIND = new Set<Signal>(['empathises', 'comfort', 'owns', 'paraphrases', 'warm', 'rebook', 'explains'])

const OPEN =
  /(?:^|[,;:–—-] ?|\b(?:and|so|but|then|or|first|also|now|ok|okay|great|lovely|right|well|question|quick) )(?:what|how|which|why|when|where|who)\b|\b(?:(?:could|can|would|do) you (?:tell|describe|show|explain|walk|talk|share|say)|whereabouts|and why)\b/gi
const NOT_OPEN =
  /\bhow (?:does|would|do) that (?:sound|feel|suit|work)|\bhow are you(?:\?|,|$| today\b| doing\b| keeping\b)|\bhow(?:'s| is) (?:that|it going)\b|\bwhat(?:'s| is| was) your name|\bwhat time\b|\bwhat'?s up\b|\bso what,|^(?:oh |right |so |and |ok(?:ay)? )*what, |\bwhat\?$|^\W*(?:what|how|why|when|where)\W*$|\bwhat(?:'s| is)? (?:the problem|now|do you want(?=\?))(?:\b|\?)|\bwhat did you (?:expect|do to)|\bhow (?:much|many|old|long) (?:are|is) (?:you|it)\b(?! \w+ing\b| (?:happy|willing|able|prepared|hoping|free))|\bwhat do you expect|\bwhy (?:not|would you|did you (?:do|let|not)|are you (?:so|being)|didn't you|don't you just)|\bwho did this|\bwhat happened to (?:it|your)|\bshow you\b|\btell me (?:to stop|if|when|about it)\b|\b(?:if|when) (?:you|it|anything|something)\b[^.!?]{0,60}\btell me\b|\btell me (?:and|how (?:it|they)(?:'s|'re| is| are| goes| feels| looks)|next time)\b(?!.*\?)|\bwhat percentage\b/i
const HOW_SOUND = /\bhow (?:does|would|do) that (?:sound|feel|suit|work)\b/i

const OWN_STORY =
  /^(?!.*\byou(?:r|rs|'re|'ve|'ll|'d)?\b)(?:(?:oh|well|yeah|god|ha),? )*(?:I (?:did|had|was|went|got|love|loved|hate|hated|ended|used to|always|never|once|just|tried|wanted|bought)\b|my (?!name|advice|suggestion|plan|recommendation|manager|colleague|diary|number|mobile|mistake|fault)\w+\b)/i

/** "What, how, tell me" is no question: it must ask about something. */
const asksSomething = (sentence: string): boolean => {
  const long = wordsOf(sentence).length
  if (long < 4) return false
  return (
    meaningOf(sentence).size > 0 ||
    (long >= 5 &&
      (/\b(?:you\w*|she|he|they|it|that|her|him|them)\b/i.test(sentence) ||
        /\btell me about the\b/i.test(sentence)))
  )
}

/** What stands in one line. `told` is what the client had said by then. */
export function hearLine(said: string, told: TalkSoFar): Line {
  const text = punctuated(said)
  const whole = tidy(text)
  const heard: SignalHeard[] = []
  const sentences = sentencesOf(text)
  const add = (signal: Signal, quote: string, detail?: string) =>
    heard.push(detail === undefined ? { signal, quote } : { signal, quote, detail })
  let questions = 0
  let goods = 0
  let firstGood = ''
  for (const [index, raw] of sentences.entries()) {
    const sentence = tidy(raw)
    for (const saying of SAYINGS) {
      const found = saidIn(saying, sentence, told)
      if (found !== null && mayCount(saying.signal, found, sentence, whole, told))
        add(saying.signal, raw, found)
    }
    if (introducesIn(sentence) && !heard.some(each => each.quote === raw && each.signal === 'introduces'))
      add('introduces', raw)
    for (const form of FORMS) {
      if (heard.some(each => each.quote === raw && each.signal === form.signal)) continue
      const found = saidIn(form, sentence, told)
      if (found !== null && mayCount(form.signal, found, sentence, whole, told)) add(form.signal, raw, found)
    }
    for (const { signal, found } of wordedIn(sentence))
      if (
        !heard.some(each => each.quote === raw && each.signal === signal) &&
        mayCount(signal, found, sentence, whole, told)
      )
        add(signal, raw, found)
    // Kind words inside an unkind sentence are none: "You're worrying over nothing."
    if (heard.some(each => each.quote === raw && UNKIND.has(each.signal)))
      for (let at = heard.length - 1; at >= 0; at--) {
        const each = heard[at]
        if (each && each.quote === raw && KIND.has(each.signal)) heard.splice(at, 1)
      }
    const terms = jargonIn(sentence, tidy(sentences[index + 1] ?? ''))
    for (const word of terms) add('jargon', raw, word)
    // A limit or a reason that only the trade can follow is none for the client.
    if (terms.length > 0)
      for (let at = heard.length - 1; at >= 0; at--) {
        const each = heard[at]
        if (each?.quote === raw && (each.signal === 'limits' || each.signal === 'explains'))
          heard.splice(at, 1)
      }

    const marks = (sentence.match(/\?/g) ?? []).length
    questions += marks
    const unasked = marks === 0 ? asksOpenly(sentence) : 0
    const invited = NOT_OPEN.test(sentence) ? 0 : invitesIn(sentence) + unasked
    const opened = NOT_OPEN.test(sentence)
      ? 0
      : Math.max((sentence.match(OPEN) ?? []).length, unasked) + invited - unasked
    const asking = marks > 0 || invited > 0
    if (
      opened > 0 &&
      asking &&
      (/\bwhat(?:'s| has|'s been)? happened\b|\b(?:tell me|say) (?:a bit )?more\b/i.test(sentence) ||
        asksSomething(sentence))
    ) {
      const two = opened > 1 || /,? and (?:has|have|is|are|do|does|did) \w+/i.test(sentence)
      for (let nth = 0; nth < (two ? 2 : 1); nth++) add('open_question', raw)
    } else if (marks > 0 && !HOW_SOUND.test(sentence)) add('closed_question', raw)

    const talked = /[^?]$/.test(sentence) || !ASKS_ABOUT_PRODUCT.test(sentence)
    const nouns = new Set(
      (sentence.toLowerCase().match(PRODUCT_NOUN) ?? [])
        .map(noun => noun.replace(/s$/, ''))
        // What the client uses already is talked about, not recommended.
        .filter(
          noun =>
            !told.meaning.has(stem(noun)) ||
            /\d|\b(?:our|ours|this|try|need|buy|recommend|go for|pick|choose|suggest)\b/i.test(sentence),
        ),
    )
    // A bottle of oil is one thing, not two.
    if (nouns.size > 1) for (const vessel of VESSELS) nouns.delete(vessel)
    if (
      talked &&
      nouns.size > 0 &&
      PRODUCT_TALK.test(sentence) &&
      !/\b(?:wrong|what|which) shampoo\b/i.test(sentence) &&
      // What goes on at the basin is part of the service.
      !(
        /\b(?:i|we)(?:'ll| will|'m going to) (?:just |then |first )?(?:wet|use|put|spray|rinse|wash|apply|mix|comb|mist|tone)\b/i.test(
          sentence,
        ) && !/[£$€]/.test(sentence)
      )
    ) {
      goods += nouns.size
      firstGood = firstGood || raw
    }
  }
  // "I'd use one just there": the goods that the client named.
  if (
    goods === 0 &&
    USE.test(whole) &&
    (told.goods || PRICED_USE.test(whole)) &&
    /\b(?:one|it|that|ours|yours)\b/i.test(whole)
  ) {
    goods = 1
    firstGood = sentences.find(each => USE.test(each)) ?? text
  }
  // One's own story, told over the client's.
  const own = sentences.filter(each => OWN_STORY.test(tidy(each)))
  if (own.length >= 2 && told.last !== '') add('about_self', own[0] ?? text)
  if (questions >= 4) add('many_questions', sentences.find(each => each.includes('?')) ?? text)
  if (goods > 0) {
    add('mentions_product', firstGood)
    if (goods > 3) add('too_many_products', firstGood)
    if (HAIR_NEED.test(whole)) add('need_link', firstGood)
    if (USE.test(whole)) add('product_use', sentences.find(each => USE.test(each)) ?? firstGood)
  } else if (/\b(?:use|spritz|apply)\b/i.test(whole) && USE.test(whole)) add('product_use', text)
  const waived =
    waivedIn(sentences, whole, told) ?? allergenOffered(sentences, told) ?? recklessIn(sentences, told)
  if (waived !== null) add('unsafe', waived)
  const harm = harmfulIn(sentences, told)
  if (harm !== null) add(harm.signal, harm.quote)
  hearNames(text, sentences, told, add)
  hearAnswers(sentences, whole, told, heard, add)
  const quoted = heard.map(each => ({ ...each, quote: asSaid(said, each.quote) }))
  return { text: said, words: wordsOf(said).length, heard: quoted }
}

export type Add = (signal: Signal, quote: string, detail?: string) => void
