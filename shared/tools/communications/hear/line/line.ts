// One of the stylist's lines, heard in the light of everything the client said before it.

import { typed, wording } from '../../../../reading/wording'
import { LINE } from '../../../../reading/words/talk/line'
import type { FAULTS } from '../../../../reading/words/talk/sayings/faults'
import type { HEARD } from '../../../../reading/words/talk/sayings/heard'
import type { Move } from '../../moves/list'
import { asSaid, punctuated } from '../dictated'
import {
  ASKS_ABOUT_PRODUCT,
  AT_THE_BASIN,
  HAIR_NEED,
  isVessel,
  OF_OURS,
  ONE_OF_THEM,
  PRICED_USE,
  PRODUCT_NOUN,
  PRODUCT_TALK,
  PUT_TO_USE,
  USE,
  WHICH_SHAMPOO,
} from '../products'
import { harmfulIn } from '../safety/harmful'
import { invitesIn } from '../safety/passed'
import { recklessIn } from '../safety/reckless'
import { allergenOffered, waivedIn } from '../safety/waived'
import { meaningOf, sentencesOf, stem, tidy, wordsOf } from '../text'
import type { TalkSoFar } from '../told'
import { hearAnswers } from './answers'
import { mayCount } from './counted'
import { jargonIn } from './jargon'
import { hearNames, introducesIn } from './names'
import { FORMS, SAYINGS, saidIn } from './sayings'
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
 * `quote` is the stylist's own sentence; `detail` the word that decided it. `from`: the move that a model or the
 * stylist says it is.
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

const OPEN = typed(LINE.open, LINE)
const NOT_OPEN = wording(LINE.not_open)
const HOW_SOUND = wording(LINE.how_sound)
const OWN_STORY = wording(LINE.own)
const YOU = wording(LINE.you)
const TELLS = wording(LINE.tells)
const TWO = wording(LINE.two)
const OF_SOMEBODY = wording(LINE.of_somebody)

/** Just "what, how, tell me" isn't a question: it must ask about something. */
const asksSomething = (sentence: string): boolean => {
  const long = wordsOf(sentence).length
  if (long < 4) return false
  return meaningOf(sentence).size > 0 || (long >= 5 && OF_SOMEBODY.has(sentence))
}

/** What a line contains. `told` is what the client had said by then. */
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
    // Kind words inside an unkind sentence don't count: "You're worrying over nothing."
    if (heard.some(each => each.quote === raw && UNKIND.has(each.signal)))
      for (let at = heard.length - 1; at >= 0; at--) {
        const each = heard[at]
        if (each && each.quote === raw && KIND.has(each.signal)) heard.splice(at, 1)
      }
    const terms = jargonIn(sentence, tidy(sentences[index + 1] ?? ''))
    for (const word of terms) add('jargon', raw, word)
    // A limit or a reason in trade terms means nothing to the client.
    if (terms.length > 0)
      for (let at = heard.length - 1; at >= 0; at--) {
        const each = heard[at]
        if (each?.quote === raw && (each.signal === 'limits' || each.signal === 'explains'))
          heard.splice(at, 1)
      }

    const marks = (sentence.match(/\?/g) ?? []).length
    questions += marks
    const unasked = marks === 0 ? asksOpenly(sentence) : 0
    const invited = NOT_OPEN.has(sentence) ? 0 : invitesIn(sentence) + unasked
    const opened = NOT_OPEN.has(sentence)
      ? 0
      : Math.max(OPEN.all(sentence).length, unasked) + invited - unasked
    const asking = marks > 0 || invited > 0
    if (opened > 0 && asking && (TELLS.has(sentence) || asksSomething(sentence))) {
      const two = opened > 1 || TWO.has(sentence)
      for (let nth = 0; nth < (two ? 2 : 1); nth++) add('open_question', raw)
    } else if (marks > 0 && !HOW_SOUND.has(sentence)) add('closed_question', raw)

    const talked = !sentence.endsWith('?') || !ASKS_ABOUT_PRODUCT.has(sentence)
    const nouns = new Set(
      PRODUCT_NOUN.all(sentence.toLowerCase())
        .map(({ text }) => text.replace(/s$/, ''))
        // Talking about something that the client already uses isn't recommending it.
        .filter(noun => !told.meaning.has(stem(noun)) || OF_OURS.has(sentence)),
    )
    // A bottle of oil is one product, not two.
    if (nouns.size > 1) for (const noun of nouns) if (isVessel(noun)) nouns.delete(noun)
    if (
      talked &&
      nouns.size > 0 &&
      PRODUCT_TALK.has(sentence) &&
      !WHICH_SHAMPOO.has(sentence) &&
      // What is used at the basin is part of the service.
      !(AT_THE_BASIN.has(sentence) && !/[£$€]/.test(sentence))
    ) {
      goods += nouns.size
      firstGood = firstGood || raw
    }
  }
  // "I'd use one just there": the product that the client mentioned.
  if (goods === 0 && USE.has(whole) && (told.goods || PRICED_USE.has(whole)) && ONE_OF_THEM.has(whole)) {
    goods = 1
    firstGood = sentences.find(each => USE.has(each)) ?? text
  }
  // Telling one's own story over the client's.
  const own = sentences.filter(each => OWN_STORY.has(tidy(each)) && !YOU.has(tidy(each)))
  if (own.length >= 2 && told.last !== '') add('about_self', own[0] ?? text)
  if (questions >= 4) add('many_questions', sentences.find(each => each.includes('?')) ?? text)
  if (goods > 0) {
    add('mentions_product', firstGood)
    if (goods > 3) add('too_many_products', firstGood)
    if (HAIR_NEED.has(whole)) add('need_link', firstGood)
    if (USE.has(whole)) add('product_use', sentences.find(each => USE.has(each)) ?? firstGood)
  } else if (PUT_TO_USE.has(whole) && USE.has(whole)) add('product_use', text)
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
