// What was understood of a client for home care, for the picture on the screen: what the recommendation goes by, what has to
// be asked, and what of the texts nobody took anything from.
import { type Placed, placed } from '../../../reading/context'
import { read } from '../../../reading/doc'
import { ageBeside, isChild } from '../../../reading/heard'
import { type Lexicon, lexiconOf, mentionsIn } from '../../../reading/lexicon'
import type { RaisedConcept } from '../../../reading/model'
import { personIn } from '../../../reading/person'
import type { Fact, Picks, Piece, Raised, Reading } from '../../../reading/reading'
import { unknownIn } from '../../../reading/unread'
import { untouched } from '../../../reading/untouched'
import { HAIR } from '../../../reading/words/hair'
import { HISTORY } from '../../../reading/words/history'
import { TIME } from '../../../reading/words/time'
import { TONE } from '../../../reading/words/tone'
import { WISH } from '../../../reading/words/wish'
import { ZONES } from '../../../reading/words/zones'
import type { Question } from '../../../tool'
import { needClauses } from '../read/needs-said'
import { type Picture, readPicture, sourcesOf } from '../read/picture'
import type { RetailInput } from '../schema'
import { factsOf, fieldOf } from './facts-of'
import { picksIn } from './paths'
import { isOnCard } from './told'

/** Nothing for the shelf in them, and understood all the same. */
let plain: Lexicon | null = null
let service: Lexicon | null = null
function mentionsOf(text: string, lexicon?: Lexicon): Placed[] {
  plain ??= lexiconOf(HAIR, ZONES, HISTORY, TIME)
  const doc = read(text)
  return placed(doc, mentionsIn(lexicon ?? plain, doc)).flat()
}
/** Of the visits: what was done, in which shade. */
function servicesOf(text: string): Placed[] {
  service ??= lexiconOf(HISTORY, TONE, WISH)
  return mentionsOf(text, service)
}

const RAISED: readonly (readonly [keyof Picture['medical'], RaisedConcept])[] = [
  ['broken', 'scalp_broken'],
  ['catching', 'scalp_condition'],
  ['loss', 'hair_loss'],
  ['scalp', 'scalp_condition'],
]

type Text = { field: string; where: string; text: string }

/** Typed before kept: what stands in both is asked where it can be answered. */
function textsOf({ input, facts }: Question<RetailInput>): Text[] {
  const texts = sourcesOf(input, facts).map(({ where, text }) => ({ field: fieldOf(where), where, text }))
  const isKept = ({ field }: Text): boolean => field === 'card' || field === 'consultation'
  return [
    { field: 'clientName', where: 'name', text: input.clientName },
    ...texts.filter(text => !isKept(text)),
    ...texts.filter(isKept),
  ]
}

function raisedIn(texts: readonly Text[], { medical, wishes, avoids }: Picture): Raised[] {
  // What stands on the card is written about the person, and words of two senses count there.
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

/** All that was taken from the texts, in their own words. */
function quotesOf({ needs, hair, avoids, medical, wishes, done, remarks }: Picture): string[] {
  const evidence = [
    ...needs.list.map(need => need.evidence),
    ...Object.values(hair).filter(each => each !== null && 'quote' in each),
    ...avoids.list,
    ...avoids.others,
    ...Object.values(medical),
    ...[wishes.tight, wishes.none, wishes.content, wishes.gently, wishes.heavy, wishes.sticky, wishes.quick],
    ...[wishes.pregnant, wishes.asthma, wishes.child, wishes.budget?.evidence],
    ...[done.smoothed, done.extensions, needs.unclearWarmth],
  ].flatMap(each => (each && 'quote' in each ? [each.quote] : []))
  return [...evidence, ...remarks.map(({ typed }) => typed)]
}

/** What is written about the client; a formula is read for its colour alone. */
const ABOUT = new Set(['concerns', 'notes', 'hair type', 'current treatment', 'service history'])
const VISITS = new Set(['current treatment', 'service history'])

/** Words of every chair, which tell nothing by themselves. */
const OF_THE_CHAIR = new Set(
  `hair ends end root roots length lengths colour colours color style styled styles bob fringe layers salon visit visits appointment brush comb shoulder shoulders long short mid medium chin waist thick
  behaves behaving healthy condition texture density normal male mature retail advice treatment treatments budget`
    .split(/\s+/)
    .filter(Boolean),
)

/** A thing of the shelf that no product was found for. */
const OF_THE_SHELF = new Set(
  'range shelf bottle tube tub jar pot stuff product products shampoo conditioner mask serum spray'.split(
    ' ',
  ),
)

/** Whether a clause holds a word that no reader knows: only what is unknown has to be looked at. */
function isUnknown(quote: string, name: ReadonlySet<string>): boolean {
  const doc = read(quote)
  const knows = (norm: string): boolean => OF_THE_CHAIR.has(norm) || name.has(norm)
  return (
    doc.tokens.some(({ norm }) => OF_THE_SHELF.has(norm)) ||
    doc.clauses.some(clause => unknownIn(doc, clause, [], knows).length > 0)
  )
}
const OVER = new Set(['x.over', 'x.all_over', 'x.gone'])
const isHeard = (quote: string): boolean =>
  needClauses([{ where: 'notes', text: quote, at: null }]).some(({ spoken }) =>
    spoken.some(
      ({ concept }) => concept.startsWith('ill.') || concept.startsWith('good.') || OVER.has(concept),
    ),
  )

function unreadIn(texts: readonly Text[], picture: Picture, clientName: string): Piece[] {
  const quotes = quotesOf(picture)
  const name = new Set(read(clientName).tokens.map(({ norm }) => norm))
  return texts
    .filter(({ field, where }) => ABOUT.has(where) && !(where === 'hair type' && field === 'card'))
    .flatMap(({ field, where, text }) =>
      untouched(text, quotes)
        .filter(
          ({ quote }) =>
            isUnknown(quote, name) &&
            !isHeard(quote) &&
            mentionsOf(quote).length === 0 &&
            !(VISITS.has(where) && servicesOf(quote).length > 0) &&
            personIn({ notes: quote }).mentions.length === 0,
        )
        .map(piece => ({
          ...piece,
          field,
          paths: [],
          raised: [],
          whole: false,
          unread: 'everyday' as const,
          unknown: [],
        })),
    )
}

/** What stands on the card's own list of allergies is changed there. */
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

/** What was said of colour in words that tell nothing of its kind. */
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
    // An allergy on the card's own list stands.
    const stands = path.startsWith('avoid.') && value === false && facts[path] !== undefined
    if (path.startsWith('raised.') || stands) continue
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

/** Paths as in told/paths.ts; a pick is sure, whatever was read, and says beside it what that was. */
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
