// What an answer is about: the question, the suggestion, or what is still on the client's mind.
import { wording } from '../../../reading/wording'
import type { ReadLine } from '../hear/read'
import { sentencesOf, tidy, wordsOf } from '../hear/text'
import type { Persona } from '../scenarios/persona'
import { answerTo, closelyIn, closerTo, isOfClient, isPleasantry, onMind, topicsIn, wantsOf } from './asked'
import type { Memory } from './memory'
import { isHarm } from './mood'
import { GOOD_PLAN, HM, KNOWN, MORE, NUDGES, PRICE, THANKS, UNSURE, YES } from './pools'
import { fresh, has, join, lengthIn } from './say'
import { AGAIN, DOUBTS, DRINKS, GO_AHEAD, HELLOS, LIKES, NO_MORE, NOTED, WARY } from './small-answers'
import { NOT_KNOWN, PLEASANT, UNKNOWN } from './unknown'

const COOL = 34
const HOW = /\bhow (?:does|would|do) that (?:sound|feel|suit|work)[^.!]*\?*$/i

/**
 * After the reaction, the content: an answer, a yes or no, what is still on their mind. `spoke`: the reply has already
 * started.
 */
export function content(persona: Persona, memory: Memory, line: ReadLine, spoke: boolean): (string | null)[] {
  const cool = memory.mood < COOL
  const open = line.heard.filter(({ signal }) => signal === 'open_question')
  const short = (fact: string | null): string | null => (fact && cool ? (sentencesOf(fact)[0] ?? fact) : fact)
  if (/\bwhat(?:'s| is| was) your name\b/i.test(tidy(line.text)) && persona.name)
    return [fresh(memory, [`${persona.name}.`, `It’s ${persona.name}, as I said.`])]
  const asked = open.map(({ quote }) => quote).join(' ')
  const planned = has(line, 'decides', 'solution', 'sessions', 'mentions_product')
  // "What could I do today? I'd start with the ends." The stylist is answering their own question.
  const rhetorical =
    planned && /^(?:so |and )?what (?:could|can|would|will|do|should) (?:i|we)\b/i.test(asked)
  if (HOW.test(tidy(line.text))) return [fresh(memory, cool ? HM : memory.mood >= 50 ? GOOD_PLAN : DOUBTS)]
  if (open.length > 0 && !rhetorical && wantsOf(asked) === 'answer')
    return answered(persona, memory, asked, cool, short)
  const closed =
    line.heard.findLast(({ signal }) => signal === 'closed_question') ?? (rhetorical ? undefined : open[0])
  if (closed && isPleasantry(closed.quote) && closelyIn(closed.quote).length === 0)
    return [fresh(memory, PLEASANT)]
  if (closed && !has(line, 'check_question')) return closedAnswer(persona, memory, closed.quote, cool, short)
  if (line.heard.some(({ signal }) => isHarm(signal)) || lengthIn(line, memory)) return []
  if (planned || has(line, 'home_step')) {
    const onPrice = spoke && has(line, 'price')
    const pool = cool ? HM : planned ? GOOD_PLAN : [...NOTED, ...GOOD_PLAN]
    const worth =
      planned &&
      (!has(line, 'home_step') || has(line, 'mentions_product')) &&
      !memory.askedPrice &&
      memory.prices.length === 0 &&
      persona.facts.budget !== undefined &&
      !has(line, 'price')
    return [onPrice ? null : fresh(memory, pool), worth ? fresh(memory, PRICE) : null]
  }
  if (has(line, 'offers_choice')) return [spoke ? null : (fresh(memory, THANKS) ?? fresh(memory, GOOD_PLAN))]
  if (has(line, 'greets') && wordsOf(line.text).length <= 4)
    return [fresh(memory, HELLOS), fresh(memory, NUDGES.slice(2))]
  // No question and no suggestion: a client at ease carries on unprompted, one who isn't waits.
  if (has(line, 'empathises', 'comfort', 'warm', 'reflects') && !cool) {
    const fact = onMind(persona, memory)
    return [fact ? more(persona, memory, fact) : spoke ? null : fresh(memory, nudges(memory))]
  }
  return [spoke && !cool ? null : fresh(memory, cool ? HM : nudges(memory))]
}

/**
 * The fact that was asked for. If it was told already, says so; if the client doesn't know, says that, and what is on
 * their mind.
 */
function answered(
  persona: Persona,
  memory: Memory,
  question: string,
  cool: boolean,
  short: (fact: string | null) => string | null,
): (string | null)[] {
  const { fact, told } = answerTo(persona, memory, question)
  if (!told && fact) return [short(fact)]
  if (told && fact) return [fresh(memory, AGAIN), more(persona, memory, short(fact))]
  const said = fresh(memory, told ? AGAIN : UNKNOWN[persona.kind]) ?? fresh(memory, KNOWN)
  const next = cool || told ? null : onMind(persona, memory)
  return [said, next ? more(persona, memory, next) : null]
}

/** A client who has been told a plan doesn't ask for one; they take it in. */
const nudges = ({ heard }: Memory): readonly string[] =>
  heard.has('decides') || heard.has('solution') || heard.has('mentions_product')
    ? [...NOTED, ...NUDGES.slice(3)]
    : NUDGES

/** Something that comes to mind; a complaint needs no introduction. */
const more = (persona: Persona, memory: Memory, fact: string | null): string =>
  join([persona.kind === 'complaint' ? null : fresh(memory, MORE), fact])

/** It is finished, and the client looks. */
const CLOSE_UP = wording(
  `all done/finished, that's you, there you go, there we go/are, ta da, tada, finished now, we're finished, have a look in the mirror,
  what do you think of it`,
)
export const finished = ({ lines }: Memory): boolean => lines.some(({ text }) => CLOSE_UP.has(tidy(text)))

function closedAnswer(
  persona: Persona,
  memory: Memory,
  question: string,
  cool: boolean,
  short: (fact: string | null) => string | null,
): (string | null)[] {
  const glad = memory.mood >= 50
  const closer = closerTo(persona, memory, question)
  if (closer?.fact) return [short(closer.fact)]
  switch (wantsOf(question)) {
    case 'drink':
      return [fresh(memory, DRINKS) ?? fresh(memory, YES)]
    case 'leave':
      return [fresh(memory, glad ? GO_AHEAD : WARY) ?? fresh(memory, glad ? YES : UNSURE)]
    case 'verdict':
      return [fresh(memory, glad ? [...LIKES, ...GOOD_PLAN] : DOUBTS) ?? fresh(memory, cool ? HM : YES)]
    case 'more': {
      const price = persona.facts.budget !== undefined && memory.prices.length === 0 && !memory.askedPrice
      return [price ? fresh(memory, PRICE) : fresh(memory, NO_MORE)]
    }
    case 'answer':
      return answered(persona, memory, question, cool, short)
    default: {
      // "Do you like jazz?" doesn't ask what the client wants done.
      const isOwn = isOfClient(question)
      const closely = isOwn ? closelyIn(question) : []
      const topic = topicsIn(question).find(each => !isOwn || each !== 'wish' || closely.includes(each))
      const fact = topic && !memory.told.has(topic) ? (persona.facts[topic] ?? null) : null
      if (fact) return [short(fact)]
      // A yes would invent a fact.
      if (isOwn) return [fresh(memory, topic ? AGAIN : NOT_KNOWN) ?? fresh(memory, UNSURE)]
      return [fresh(memory, glad && !cool ? YES : UNSURE)]
    }
  }
}
