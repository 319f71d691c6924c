// What the client remembers of the conversation: what they told, what they were told, and what they asked.
import type { Signal } from '../hear/line/line'
import { tidy } from '../hear/text'
import { type Persona, type StoryAnswer, TOPICS, type Topic } from '../scenarios/persona'
import type { Utterance } from '../schema'
import { type Mooded, moodAfter } from './mood'
import { ENDS, GONE, LEAVES, PRICE } from './pools'

export type Memory = Mooded & {
  /** Everything the client has said, so that nothing is said twice. */
  said: string
  told: Set<Topic>
  /** The parts of the story that only follow-up questions bring out. */
  toldCloser: Set<StoryAnswer>
  /** About the stylist: their name, and a length and a price they named, in order. */
  stylist: string | null
  lengths: string[]
  prices: string[]
  askedPrice: boolean
  ended: boolean
  heard: Set<Signal>
}

const plain = (text: string): string => tidy(text).toLowerCase()

export const wasSaid = (memory: Pick<Memory, 'said'>, text: string): boolean =>
  memory.said.includes(plain(text))

const LENGTH =
  /\b(?:(?:\d+(?:\.\d+)?|half an?|an|one|two|three|four|five|six|a couple of) ?(?:inch(?:es)?|cm|centimetres?|centimeters?))\b/gi
const PRICED = /£ ?\d+(?:\.\d{2})?/g

export function remember(persona: Persona, transcript: readonly Utterance[]): Memory {
  const mooded = moodAfter(persona, transcript)
  const said = transcript
    .filter(({ role }) => role === 'client')
    .map(({ text }) => plain(text))
    .join('\n')
  const stylistSaid = transcript.filter(({ role }) => role === 'stylist').map(({ text }) => tidy(text))
  const introduced = stylistSaid
    .map(text => /\b(?:I'm|I am|my name is|my name's) ([A-Z]\p{Ll}+)/u.exec(text)?.[1])
    .find(name => name !== undefined && !/^(?:So|Sorry|Not|Really|Afraid|Just|Glad|Happy|Here)$/.test(name))
  const memory = {
    ...mooded,
    said,
    stylist: introduced ?? null,
    lengths: stylistSaid.flatMap(text => text.match(LENGTH) ?? []).map(length => length.toLowerCase()),
    prices: stylistSaid.flatMap(text => text.match(PRICED) ?? []).map(price => price.replace(/\s/g, '')),
    heard: new Set(mooded.lines.flatMap(line => line.heard.map(({ signal }) => signal))),
  }
  const any = (texts: readonly string[]): boolean => texts.some(text => wasSaid(memory, text))
  return {
    ...memory,
    told: new Set(TOPICS.filter(topic => toldOf(memory, persona.facts[topic]))),
    toldCloser: new Set(persona.story?.filter(({ says }) => toldOf(memory, says))),
    askedPrice: any(PRICE),
    ended: any([...LEAVES, ...ENDS, ...GONE, persona.close]),
  }
}

/** A cool client says only the first sentence of a fact; that counts as told too. */
function toldOf(memory: Pick<Memory, 'said'>, fact: string | undefined): boolean {
  if (fact === undefined) return false
  return wasSaid(memory, fact.split(/(?<=[.?!])\s/)[0] ?? fact)
}
