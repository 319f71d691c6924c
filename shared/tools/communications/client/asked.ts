// How the client understands a question: what it is about, and what kind of answer it wants.
import { type Wording, wording } from '../../../reading/wording'
import { ASKED_CLOSELY, ASKED_FOR, ASKED_LOOSELY } from '../../../reading/words/talk/asked'
import { CLOSER } from '../../../reading/words/talk/closer'
import { tidy } from '../hear/text'
import { personaOf } from '../scenarios/find'
import { type Detail, type Persona, TOPICS, type Topic } from '../scenarios/persona'
import { type Memory, wasSaid } from './memory'

/** If the client has nothing of their own on a topic: the nearest ones. */
const NEAR: Partial<Record<Topic, readonly Topic[]>> = {
  products: ['routine'],
  routine: ['products', 'life'],
  history: ['dislike'],
  dislike: ['history'],
  feeling: ['dislike', 'history'],
  time: ['life'],
  life: ['routine'],
  paid: ['budget'],
  budget: ['paid'],
  photo: ['dislike', 'wish'],
}
/** Told only if somebody asks for it. */
const ONLY_ASKED: readonly Topic[] = ['photo', 'paid']

const { drink, more, verdict, no_verdict, leave, answer, of_you, pleasant } = ASKED_FOR
const DRINK = wording(drink)
const ANY_MORE = wording(more)
const VERDICT = wording(verdict)
const NO_VERDICT = wording(no_verdict)
const OFFER = wording(leave)
const ANSWER = wording(answer)
const OF_YOU = wording(of_you)
const PLEASANT = wording(pleasant)

export type Wants = 'drink' | 'leave' | 'verdict' | 'more' | 'yes-or-no' | 'answer'

export function wantsOf(question: string): Wants {
  const asked = tidy(question)
  if (DRINK.has(asked)) return 'drink'
  if (ANY_MORE.has(asked)) return 'more'
  if (VERDICT.has(asked) && !NO_VERDICT.has(asked)) return 'verdict'
  if (ANSWER.has(asked)) return 'answer'
  return OFFER.has(asked) ? 'leave' : 'yes-or-no'
}

type Abouts = readonly { topic: Topic; words: Wording }[]
const aboutsOf = (about: Record<Topic, string>): Abouts =>
  (Object.keys(about) as Topic[]).map(topic => ({ topic, words: wording(about[topic]) }))
const CLOSELY = aboutsOf(ASKED_CLOSELY)
const LOOSELY = aboutsOf(ASKED_LOOSELY)

const among = (abouts: Abouts, question: string): Topic[] => {
  const asked = tidy(question)
  return abouts.flatMap(({ topic, words }) => (words.has(asked) ? [topic] : []))
}
/** In words that can hardly mean anything else. */
export const closelyIn = (question: string): Topic[] => among(CLOSELY, question)
/** What a question is about, closest first. */
export const topicsIn = (question: string): Topic[] => [
  ...new Set([...closelyIn(question), ...among(LOOSELY, question)]),
]

const DETAILS = (Object.keys(CLOSER) as Detail[]).map(detail => ({ detail, words: wording(CLOSER[detail]) }))

export type Answer = { fact: string | null; told: boolean }

/** Whether a yes would claim something about the client: "Have you got dandruff?" */
export const isOfClient = (question: string): boolean => OF_YOU.has(tidy(question))

/** Asked just to be friendly. */
export const isPleasantry = (question: string): boolean => PLEASANT.has(tidy(question))

/** What a follow-up question brings out. Null if this client has nothing more on it. */
export function closerTo({ story, facts }: Persona, memory: Memory, question: string): Answer | null {
  if (!story) return null
  const asked = tidy(question)
  // If the question is about a price or a photo, only answers about that count.
  const only = closelyIn(question).find(topic => ONLY_ASKED.includes(topic))
  for (const { detail, words } of DETAILS) {
    const about = story.filter(
      each =>
        each.about.includes(detail) &&
        (only === undefined || each.after === only || each.about.includes('pictured')),
    )
    if (about.length === 0 || !words.has(asked)) continue
    const next = about.find(each => !memory.toldCloser.has(each) && !wasSaid(memory, each.says))
    if (!next) return { fact: null, told: true }
    const first = next.after !== undefined && !memory.told.has(next.after) ? facts[next.after] : undefined
    return { fact: first && !wasSaid(memory, first) ? first : next.says, told: false }
  }
  return null
}

/**
 * The fact that is asked for, else the nearest one. `told`: it was said before. If the client doesn't know: nothing.
 */
export function answerTo(persona: Persona, memory: Memory, question: string): Answer {
  const closer = closerTo(persona, memory, question)
  if (closer) return closer
  const asked = topicsIn(question)
  const near = asked.flatMap(topic => NEAR[topic] ?? [])
  const topic = [...asked, ...near].find(each => isLeft(persona, memory, each))
  const told = asked.some(each => memory.told.has(each)) && (topic === undefined || !asked.includes(topic))
  const fact = topic === undefined ? null : (persona.facts[topic] ?? null)
  // A scenario that a salon wrote is told in its own order, whatever was asked.
  const anyhow = fact === null && personaOf(persona.id) === null ? onMind(persona, memory) : fact
  return { fact: anyhow === null || wasSaid(memory, anyhow) ? null : anyhow, told }
}

const isLeft = ({ facts }: Persona, { told }: Memory, topic: Topic): boolean =>
  facts[topic] !== undefined && !told.has(topic)

/** The next thing on their mind that they bring up unasked. */
export function onMind(persona: Persona, memory: Memory): string | null {
  const topic = TOPICS.find(each => !ONLY_ASKED.includes(each) && isLeft(persona, memory, each))
  const fact = topic === undefined ? null : (persona.facts[topic] ?? null)
  return fact === null || wasSaid(memory, fact) ? null : fact
}
