// How the client takes a question: what it is about, and what kind of answer it wants.
import { tidy } from '../hear/text'
import { type Persona, TOPICS, type Topic } from '../scenarios/persona'
import { type Memory, wasSaid } from './memory'
import { ABOUT } from './pools'

/** Where the client has nothing of their own to a topic, what lies nearest to it. */
const NEAR: Partial<Record<Topic, readonly Topic[]>> = {
  products: ['routine'],
  routine: ['products', 'life'],
  history: ['dislike'],
  dislike: ['history'],
  feeling: ['dislike', 'history'],
  time: ['life'],
  life: ['routine'],
}

/** May I, shall I, would you like me to: it wants leave, not a story. */
const OFFER =
  /^(?:(?:so|and|ok|okay|right|well|now|then|great|lovely),? )*(?:(?:can|could|may|shall|should|do you mind if) (?:i|we)|would you like (?:to|me|a|an|some|one|your)|do you want (?:to|me|a|an|one|your)|(?:are|would) you (?:be )?(?:happy|ready|okay|ok|all right|comfortable) (?:for|to|if|with)|is it (?:ok|okay|all right) if|mind if i|want (?:to|me to|a))\b/i
/** How is it, what do you think: it wants a verdict. */
const VERDICT =
  /\bhow(?:'s| is| does| do| are| did) (?:that|it|this|you|things|the water|we)\b(?!.*\b(?:dry|wash|wear|style|use|manage|long)\b)|\bwhat do you (?:think|reckon|say)\b|\bhappy (?:so far|with (?:it|that))\b/i
const ANY_MORE =
  /\b(?:any(?:thing)? (?:else|more|other questions|questions)|is there anything|any questions|all (?:clear|good))\b/i

const DRINK = /\b(?:tea|coffee|water|drink|cuppa|brew|biscuit)\b[^.!]*\?/i

export type Wants = 'drink' | 'leave' | 'verdict' | 'more' | 'yes-or-no' | 'answer'

export function wantsOf(question: string): Wants {
  const asked = tidy(question)
  if (DRINK.test(asked)) return 'drink'
  if (ANY_MORE.test(asked)) return 'more'
  if (VERDICT.test(asked)) return 'verdict'
  if (OFFER.test(asked)) return 'leave'
  return /^(?:(?:so|and|ok|okay|right|well|now),? )*(?:what|how|which|why|when|where|who)\b/i.test(asked)
    ? 'answer'
    : 'yes-or-no'
}

export const topicsIn = (question: string): Topic[] =>
  question === '' ? [] : ABOUT.filter(([, words]) => words.test(tidy(question))).map(([topic]) => topic)

export type Answer = { fact: string | null; told: boolean }

/** What is asked for, else what is nearest to it, else the next thing on their mind. `told`: it was said before. */
export function answerTo(persona: Persona, memory: Memory, question: string): Answer {
  const asked = topicsIn(question)
  const left = (topic: Topic): boolean => persona.facts[topic] !== undefined && !memory.told.has(topic)
  const near = asked.flatMap(topic => NEAR[topic] ?? [])
  const topic = asked.find(left) ?? near.find(left) ?? TOPICS.find(left)
  const told = asked.some(each => memory.told.has(each)) && (topic === undefined || !asked.includes(topic))
  const fact = topic === undefined ? null : (persona.facts[topic] ?? null)
  return { fact: fact === null || wasSaid(memory, fact) ? null : fact, told }
}
