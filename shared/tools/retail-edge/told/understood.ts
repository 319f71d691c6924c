// What we understood about a client for home care, for the picture on the screen: what the recommendation goes by, what
// we have to ask, and which parts of the texts gave nothing.

import type { RaisedConcept } from '../../../reading/model/model'
import { ageBeside, isChild } from '../../../reading/person/age'
import { personIn } from '../../../reading/person/person'
import { isLooked } from '../../../reading/understood/looked'
import type { Fact, Picks, Piece, Raised, Reading } from '../../../reading/understood/reading'
import type { Question } from '../../../tool'
import { type Picture, readPicture } from '../read/picture'
import type { RetailInput } from '../schema'
import { factsOf, fieldOf } from './facts-of'
import { picksIn } from './paths'
import { isOnCard } from './told'
import { mentionsOf, type Text, textsOf, unreadIn } from './unread'

const RAISED: readonly (readonly [keyof Picture['medical'], RaisedConcept])[] = [
  ['broken', 'scalp_broken'],
  ['catching', 'scalp_condition'],
  ['loss', 'hair_loss'],
  ['scalp', 'scalp_condition'],
]

function raisedIn(texts: readonly Text[], { medical, wishes, avoids }: Picture): Raised[] {
  // What is on the card is about the person, so even words with two senses count there.
  const person = texts.map(({ field, text }) => {
    const { mentions, raised } = personIn({ [field === 'card' ? 'notes' : field]: text })
    return { mentions, raised: raised.map(each => ({ ...each, field })) }
  })
  const raised = new Map<string, Raised>()
  const add = (each: Raised): void => {
    if (!raised.has(each.concept)) raised.set(each.concept, each)
  }
  for (const each of person.flatMap(each => each.raised)) add(each)
  const others = new Set(
    person
      .flatMap(({ mentions }) => mentions)
      .flatMap(({ concept, standing }) => (standing === 'other' ? [concept] : [])),
  )
  for (const [key, concept] of RAISED) {
    const evidence = medical[key]
    if (evidence && !others.has(concept))
      add({ concept, quote: evidence.quote, field: fieldOf(evidence.where) })
  }
  if (wishes.pregnant)
    add({
      concept: 'pregnant_or_nursing',
      quote: wishes.pregnant.quote,
      field: fieldOf(wishes.pregnant.where),
    })
  const { minor } = wishes
  if (minor && isChild(ageBeside(minor.quote)))
    add({ concept: 'under_16', quote: minor.quote, field: fieldOf(minor.where) })
  const allergy = avoids.list.find(({ kind, home }) => kind === 'allergy' && !home)
  if (allergy) add({ concept: 'allergy', quote: allergy.quote, field: fieldOf(allergy.where) })
  return [...raised.values()]
}

/** Entries on the card's own allergy list can only be changed there. */
const listedIn = ({ avoids }: Picture): Piece[] =>
  avoids.list.filter(isOnCard).map(({ key, quote }) => ({
    field: 'allergies',
    start: 0,
    end: quote.length,
    paths: [`avoid.${key}`],
    raised: [],
    whole: true,
    unread: null,
    unknown: [],
    quote,
  }))

/** What was said about colour, in words that don't say which kind. */
function colourIn(texts: readonly Text[], facts: Record<string, Fact>, hairType: string | null): void {
  const words = texts.flatMap(({ text }) => mentionsOf(text))
  const says = (concept: string): boolean =>
    words.some(mention => mention.concept === concept && mention.standing === 'said')
  const coloured = facts['hair.coloured']
  if (coloured && (says('history.lightener') || says('made.lightened'))) facts['hair.lightened'] ??= coloured
  const isNatural = mentionsOf(hairType ?? '').some(({ concept }) => concept === 'made.natural')
  if (!coloured && (says('untouched') || isNatural))
    facts['hair.coloured'] = { value: false, from: 'card', sure: true, quote: hairType ?? '' }
}

function withPicks(facts: Record<string, Fact>, read: Record<string, Fact>, picks: Picks): void {
  for (const [path, value] of Object.entries(picks)) {
    // An allergy on the card's own list stays.
    const stands = path.startsWith('avoid.') && value === false && facts[path] !== undefined
    if (path.startsWith('raised.') || isLooked(path) || stands) continue
    const before = read[path]
    facts[path] = {
      value,
      from: 'picked',
      sure: true,
      quote: '',
      ...(before !== undefined && { also: before.value }),
    }
  }
}

/** Paths as in told/paths.ts. A pick is sure, whatever was read, and says beside it what was read. */
export function understood(question: Question<RetailInput>): Reading {
  const { input, facts, today } = question
  const picks = picksIn(input.picks)
  const { picks: _, ...typed } = input
  const texts = textsOf(question)
  const asRead = readPicture(typed, facts, today)
  const read = factsOf(asRead)
  colourIn(texts, read, asRead.hairType)
  const found = Object.keys(picks).length === 0 ? read : factsOf(readPicture(input, facts, today))
  if (found !== read) colourIn(texts, found, asRead.hairType)
  withPicks(found, read, picks)
  const left = unreadIn(texts, asRead, input.clientName)
  return {
    facts: found,
    raised: raisedIn(texts, asRead),
    unread: left.map(({ quote }) => quote),
    pieces: [...left, ...listedIn(asRead)],
  }
}
