// How the client takes a question: what it is about, and what kind of answer it wants.
import { type Wording, wording } from '../../../reading/wording'
import { ASKED_CLOSELY, ASKED_FOR, ASKED_LOOSELY } from '../../../reading/words/talk/asked'
import { tidy } from '../hear/text'
import { type Persona, TOPICS, type Topic } from '../scenarios/persona'
import { type Memory, wasSaid } from './memory'

/** Where the client has nothing of their own to a topic, what lies nearest to it. */
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
/** Told only to who asks for it. */
const ONLY_ASKED: readonly Topic[] = ['photo', 'paid']

const { drink, more, verdict, no_verdict, leave, answer } = ASKED_FOR
const DRINK = wording(drink)
const ANY_MORE = wording(more)
const VERDICT = wording(verdict)
const NO_VERDICT = wording(no_verdict)
const OFFER = wording(leave)
const ANSWER = wording(answer)

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

/** What a question is about, the closest first. */
export function topicsIn(question: string): Topic[] {
  const asked = tidy(question)
  const of = (abouts: Abouts): Topic[] =>
    abouts.flatMap(({ topic, words }) => (words.has(asked) ? [topic] : []))
  return [...new Set([...of(CLOSELY), ...of(LOOSELY)])]
}

export type Answer = { fact: string | null; told: boolean }

/** What is asked for, else what is nearest to it, else the next thing on their mind. `told`: it was said before. */
export function answerTo(persona: Persona, memory: Memory, question: string): Answer {
  const asked = topicsIn(question)
  const left = (topic: Topic): boolean => persona.facts[topic] !== undefined && !memory.told.has(topic)
  const near = asked.flatMap(topic => NEAR[topic] ?? [])
  const topic =
    asked.find(left) ?? near.find(left) ?? TOPICS.find(each => !ONLY_ASKED.includes(each) && left(each))
  const told = asked.some(each => memory.told.has(each)) && (topic === undefined || !asked.includes(topic))
  const fact = topic === undefined ? null : (persona.facts[topic] ?? null)
  return { fact: fact === null || wasSaid(memory, fact) ? null : fact, told }
}
