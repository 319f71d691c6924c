// The built-in client: what they say next. Pure; the same conversation is always answered the same, and nothing is
// said twice.

import { type Memory, remember, wasSaid } from './client/memory'
import { isHarm } from './client/mood'
import {
  ABOUT,
  CALMS,
  ENDS,
  GONE,
  GOOD_PLAN,
  HM,
  KNOWN,
  LEAVES,
  MORE,
  NUDGES,
  PRICE,
  PRICE_OK,
  RIGHT,
  STINGS,
  TEST_OK,
  THANKS,
  UNSURE,
  YES,
} from './client/pools'
import type { Signal } from './hear/line'
import type { ReadLine } from './hear/read'
import { sentencesOf, tidy } from './hear/text'
import { type Persona, TOPICS, type Topic } from './scenarios/persona'
import type { Said } from './schema'

/** `mood` is the client's after this turn; `ended`: they have said goodbye. */
export type ClientTurn = { text: string; mood: number; ended: boolean }

/** So many lines of the stylist's, and the client's time is over. */
const LONGEST = 16
const COOL = 34
const LEAVING = 6

export const opening = (persona: Persona): ClientTurn => ({
  text: persona.opening,
  mood: persona.mood,
  ended: false,
})

/** What the client answers to the last line. `transcript` ends with the stylist. */
export function replyTo(persona: Persona, transcript: readonly Said[]): ClientTurn {
  const memory = remember(persona, transcript)
  const line = memory.lines.at(-1)
  const { mood } = memory
  if (!line) return { text: fresh(memory, NUDGES) ?? lastWord(memory, ''), mood, ended: false }
  const done = (text: string): ClientTurn => ({ text, mood, ended: true })
  if (memory.ended) return done(fresh(memory, GONE) ?? lastWord(memory, line.text))
  if (mood <= LEAVING && memory.lines.length > 1)
    return done(join([fresh(memory, [persona.sore]), fresh(memory, LEAVES)]) || lastWord(memory, line.text))
  const parts = [reaction(persona, memory, line), ...content(persona, memory, line)]
  if (wellDone(memory, line)) {
    const close = fresh(memory, [persona.close])
    if (close) return done(join([close, memory.stylist ? `Thank you, ${memory.stylist}.` : null]))
  }
  if (memory.lines.length >= LONGEST)
    return done(join([parts[0] ?? null, fresh(memory, ENDS)]) || lastWord(memory, line.text))
  return { text: join(parts) || lastWord(memory, line.text), mood, ended: false }
}

const has = (line: ReadLine, ...signals: readonly Signal[]): boolean =>
  line.heard.some(({ signal }) => signals.includes(signal))

/** The first of these that was not said yet. */
const fresh = (memory: Memory, texts: readonly string[]): string | null =>
  texts.find(text => !wasSaid(memory, text)) ?? null

const join = (parts: readonly (string | null)[]): string =>
  [...new Set(parts.filter(part => part !== null && part !== ''))].join(' ')

/** Where every sentence was used up: the stylist's own words keep it from being said twice. */
function lastWord(memory: Memory, line: string): string {
  const words = tidy(line)
    .split(' ')
    .slice(0, 6)
    .join(' ')
    .replace(/[.!?,;:]+$/, '')
  const said = `“${words}”, you say. Let me think about that.`
  for (let nth = 1; ; nth++) {
    const text = nth === 1 ? said : `${said} That makes ${nth} times.`
    if (!wasSaid(memory, text)) return text
  }
}

/** It goes well, it was said how it goes on, and the client has had their say. */
function wellDone(memory: Memory, line: ReadLine): boolean {
  const onward =
    has(line, 'rebook', 'contact') ||
    (memory.lines.length >= 5 && has(line, 'solution', 'home_step', 'sessions') && has(line, 'timing'))
  return (
    memory.mood >= 64 &&
    onward &&
    memory.lines.length >= 3 &&
    !line.heard.some(({ signal }) => isHarm(signal))
  )
}

/** First the heart: what stung, or what did good. */
function reaction(persona: Persona, memory: Memory, line: ReadLine): string | null {
  const jargon = line.heard.find(({ signal }) => signal === 'jargon')
  const faults = Object.keys(STINGS).filter(signal => has(line, signal as Signal)) as Signal[]
  const [fault] = faults
  if (fault) {
    const felt = [
      'dismisses',
      'blames',
      'rude',
      'judges',
      'jokes',
      'policy_shield',
      'contradicts',
      'ignores_no',
    ].includes(fault)
    const sting = fresh(memory, STINGS[fault] ?? [])
    return felt ? join([sting, fresh(memory, [persona.sore])]) : sting
  }
  if (jargon?.detail) {
    const asked = fresh(memory, [
      `Sorry, what does “${jargon.detail}” mean?`,
      `I don’t know what “${jargon.detail}” is.`,
      `“${jargon.detail}”? Could you say that in plain words?`,
    ])
    if (asked) return asked
  }
  const [before, now] = [memory.lengths[0], lengthIn(line, memory)]
  if (before && now && now !== before)
    return fresh(memory, [`You said ${before} before, and now ${now}. Which is it?`])
  if (has(line, 'empathises', 'owns') || (has(line, 'apologises') && persona.kind === 'complaint')) {
    return fresh(memory, [persona.calm, ...CALMS])
  }
  if (has(line, 'check_question', 'reflects') && line.text.includes('?') && has(line, 'reflects'))
    return fresh(memory, RIGHT)
  if (has(line, 'tests')) return fresh(memory, TEST_OK)
  if (has(line, 'price') && /£/.test(line.text)) return fresh(memory, PRICE_OK)
  if (has(line, 'comfort', 'thanks')) return fresh(memory, THANKS)
  return null
}

const lengthIn = (line: ReadLine, memory: Memory): string | undefined =>
  memory.lengths.find(length => line.text.toLowerCase().includes(length) && length !== memory.lengths[0])

/** Then the matter: an answer, a yes or no, what is still on their mind. */
function content(persona: Persona, memory: Memory, line: ReadLine): (string | null)[] {
  const cool = memory.mood < COOL
  const open = line.heard.filter(({ signal }) => signal === 'open_question')
  const short = (fact: string | null): string | null => (fact && cool ? (sentencesOf(fact)[0] ?? fact) : fact)
  if (/\bwhat(?:'s| is| was) your name\b/i.test(tidy(line.text)) && persona.name)
    return [fresh(memory, [`${persona.name}.`, `It’s ${persona.name}, as I said.`])]
  if (open.length > 0) {
    const fact = factFor(persona, memory, open.map(({ quote }) => quote).join(' '))
    return [short(fact) ?? fresh(memory, KNOWN)]
  }
  const closed = line.heard.find(({ signal }) => signal === 'closed_question')
  if (closed && !has(line, 'check_question')) {
    const topic = topicIn(closed.quote)
    const fact = topic && !memory.told.has(topic) ? (persona.facts[topic] ?? null) : null
    return cool ? [fresh(memory, UNSURE)] : [fact ?? fresh(memory, memory.mood >= 50 ? YES : UNSURE)]
  }
  if (line.heard.some(({ signal }) => isHarm(signal)) || lengthIn(line, memory)) return []
  if (has(line, 'decides', 'solution', 'offers_choice', 'home_step', 'sessions')) {
    const plan = fresh(memory, cool ? HM : GOOD_PLAN)
    const worth =
      !memory.askedPrice &&
      memory.prices.length === 0 &&
      persona.facts.budget !== undefined &&
      !has(line, 'price')
    return [plan, worth ? fresh(memory, PRICE) : null]
  }
  // Nothing was asked and nothing proposed: one who is at ease goes on by themselves, one who isn't waits.
  if (has(line, 'empathises', 'comfort', 'warm', 'reflects') && !cool) {
    const fact = factFor(persona, memory, '')
    return [fact ? join([fresh(memory, MORE), fact]) : fresh(memory, NUDGES)]
  }
  return [fresh(memory, cool ? HM : NUDGES)]
}

const topicIn = (question: string): Topic | null =>
  ABOUT.find(([, words]) => words.test(tidy(question)))?.[0] ?? null

/** What is asked for, else the next thing on their mind; null where all of it was told. */
function factFor(persona: Persona, memory: Memory, question: string): string | null {
  const asked =
    question === '' ? [] : ABOUT.filter(([, words]) => words.test(tidy(question))).map(([topic]) => topic)
  const topic = [...asked, ...TOPICS].find(
    each => persona.facts[each] !== undefined && !memory.told.has(each),
  )
  const fact = topic === undefined ? null : (persona.facts[topic] ?? null)
  return fact === null || wasSaid(memory, fact) ? null : fact
}
