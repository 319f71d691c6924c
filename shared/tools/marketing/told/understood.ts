// What we understood of a brief, for the picture on the screen: what the post will say, and what comes with it.
import type { Facts } from '../../../facts'
import type { Fact, Piece, Reading } from '../../../reading/understood/reading'
import { untouched } from '../../../reading/understood/untouched'
import type { Question } from '../../../tool'
import { written } from '../engine'
import type { Brief } from '../read/brief'
import type { MarketingInput } from '../schema'
import { briefOf, type ReadBrief } from './brief-of'
import { isWorded, picksIn } from './paths'
import { shownAt } from './shown'
import { unknownOf } from './unknown'

/** What neither the picture nor the post covers, a last sentence that stops halfway, unknown words. */
export function leftOf({ topic }: MarketingInput, read: ReadBrief, brief: Brief): string[] {
  const { facts, cut, asked } = read
  const quotes = Object.values(facts).map(({ quote }) => quote)
  const told = [brief.core, ...brief.said, ...brief.facts.map(({ value }) => value), brief.quote?.words ?? '']
  const clauses = told.flatMap(text => text.split(/[.,;!?]\s/))
  const left = untouched(topic, [...quotes.slice(1), asked, ...clauses]).map(({ quote }) => quote)
  return [...new Set([...left, ...(cut === null ? [] : [cut]), ...unknownOf(read)])]
}

const pieceOf = (topic: string, quote: string): Piece => {
  const start = Math.max(0, topic.indexOf(quote))
  return {
    field: 'topic',
    start,
    end: start + quote.length,
    paths: [],
    raised: [],
    whole: false,
    unread: 'everyday',
    unknown: [],
    quote,
  }
}

/** Who it is for, if the topic has a line for it. */
const audienceOf = ({ facts }: Brief): Fact | null => {
  const said = facts.find(({ role }) => role === 'audience')
  return said ? { value: said.value, from: 'said', sure: true, quote: said.value } : null
}

/** Values as shown. A pick is sure, whatever was read, and says beside it what was read. */
export function understood({ input, facts: known }: Question<MarketingInput>): Reading {
  const { picks: given, ...typed } = input
  const picks = picksIn(given)
  const read = briefOf(typed, known)
  const { brief } = written(typed, known)
  const facts = shown(read, known)
  const audience = audienceOf(brief)
  if (audience) facts.audience = audience
  for (const [path, value] of Object.entries(picks)) {
    const also = facts[path]?.value
    facts[path] = {
      // As typed; beside the post we say what it means there.
      value,
      from: 'picked',
      sure: true,
      quote: '',
      ...(also !== undefined && { also }),
    }
  }
  const left = leftOf(typed, read, brief)
  return { facts, raised: [], unread: left, pieces: left.map(quote => pieceOf(typed.topic, quote)) }
}

function shown({ facts }: ReadBrief, { salon }: Pick<Facts, 'salon'>): Record<string, Fact> {
  const currency = salon?.currency ?? 'GBP'
  return Object.fromEntries(
    Object.entries(facts).map(([path, fact]) => [
      path,
      isWorded(path) ? { ...fact, value: shownAt(path, fact.value, currency, fact.quote) } : fact,
    ]),
  )
}
