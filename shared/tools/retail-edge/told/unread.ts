// Which parts of the texts gave nothing, and which of those no reader knows: we ask about these until somebody has
// looked.

import { type Placed, placed } from '../../../reading/context/context'
import { read } from '../../../reading/doc'
import { type Lexicon, lexiconOf, mentionsIn } from '../../../reading/lexicon'
import { isFirstName } from '../../../reading/names/first-names'
import { personIn } from '../../../reading/person/person'
import { unlooked } from '../../../reading/understood/looked'
import type { Piece } from '../../../reading/understood/reading'
import { unknownIn } from '../../../reading/understood/unread'
import { untouched } from '../../../reading/understood/untouched'
import { HAIR } from '../../../reading/words/colour/hair'
import { HISTORY } from '../../../reading/words/colour/history'
import { TONE } from '../../../reading/words/colour/tone'
import { WISH } from '../../../reading/words/colour/wish'
import { ZONES } from '../../../reading/words/colour/zones'
import { TIME } from '../../../reading/words/retail/time'
import type { Question } from '../../../tool'
import { plainly } from '../../../trade/said'
import { stanceOf } from '../read/avoids/stance'
import { namesOfFamily, readsAs } from '../read/avoids/substances'
import { says } from '../read/avoids/turned'
import { needClauses } from '../read/hair/needs-said'
import { type Picture, readPicture, sourcesOf } from '../read/picture'
import { tidy } from '../read/tidy'
import type { RetailInput } from '../schema'
import { fieldOf } from './facts-of'

/** Understood, though of no use for products. */
let plain: Lexicon | null = null
let service: Lexicon | null = null
export function mentionsOf(text: string, lexicon?: Lexicon): Placed[] {
  plain ??= lexiconOf(HAIR, ZONES, HISTORY, TIME)
  const doc = read(text)
  return placed(doc, mentionsIn(lexicon ?? plain, doc)).flat()
}
/** From the visits: what was done, and in which shade. */
function servicesOf(text: string): Placed[] {
  service ??= lexiconOf(HISTORY, TONE, WISH)
  return mentionsOf(text, service)
}

export type Text = { field: string; where: string; text: string }

/** Typed text before stored text: what is in both is asked about where it can be answered. */
export function textsOf({ input, facts }: Question<RetailInput>): Text[] {
  const texts = sourcesOf(input, facts).map(({ where, text }) => ({ field: fieldOf(where), where, text }))
  const isKept = ({ field }: Text): boolean => field === 'card' || field === 'consultation'
  return [
    { field: 'clientName', where: 'name', text: input.clientName },
    ...texts.filter(text => !isKept(text)),
    ...texts.filter(isKept),
  ]
}

/** Everything taken from the texts, in their own words. */
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

/** Text about the client; a formula is only read for its colour. */
const ABOUT = new Set(['concerns', 'notes', 'hair type', 'current treatment', 'service history'])
const VISITS = new Set(['current treatment', 'service history'])

/** Everyday salon words that mean nothing by themselves. */
const OF_THE_CHAIR = new Set(
  `hair ends end root roots length lengths colour colours color style styled styles bob fringe layers salon visit visits appointment
  brush comb shoulder shoulders long short mid medium chin waist thick behaves behaving healthy condition texture density gp derm doc
  recommend recommends label labels discount budget aerosol aerosols perfumed animal testing cruelty result results`
    .split(/\s+/)
    .filter(Boolean),
)

/** A product word for which no product was found. */
const OF_THE_SHELF = new Set(
  'range shelf bottle bottles tube tub jar pot stuff product products shampoo conditioner mask serum spray'.split(
    ' ',
  ),
)

/** The words of a clause that no reader knows, except what is liked or said to be fine. */
function unknownOf(quote: string, name: ReadonlySet<string>, isAvoided: (word: string) => boolean): string[] {
  const low = plainly(tidy(quote))
  if (stanceOf(low) === 'fine' || says('none', low) || says('wanted', low)) return []
  const doc = read(quote)
  // "Zinnia mask": a product, and nothing said about it.
  if (doc.tokens.length <= 3 && OF_THE_SHELF.has(doc.tokens.at(-1)?.norm ?? '')) return []
  const knows = (norm: string): boolean =>
    OF_THE_CHAIR.has(norm) ||
    OF_THE_SHELF.has(norm) ||
    name.has(norm) ||
    isAvoided(norm) ||
    (isFirstName(norm) && !namesOfFamily(norm))
  return doc.clauses.flatMap(clause => unknownIn(doc, clause, [], knows))
}
const isOfTheShelf = (quote: string): boolean => read(quote).tokens.some(({ norm }) => OF_THE_SHELF.has(norm))
const OVER = new Set(['x.over', 'x.all_over', 'x.gone'])
const isHeard = (quote: string): boolean =>
  needClauses([{ where: 'notes', text: quote, at: null }]).some(({ spoken }) =>
    spoken.some(
      ({ concept }) => concept.startsWith('ill.') || concept.startsWith('good.') || OVER.has(concept),
    ),
  )

const LONGEST_ANSWER = 20

export function unreadIn(texts: readonly Text[], picture: Picture, clientName: string): Piece[] {
  const quotes = quotesOf(picture)
  const { avoids, products } = picture
  const listed = products.flatMap(({ name }) => read(name).tokens.map(({ norm }) => norm))
  const name = new Set([
    ...read(clientName).tokens.map(({ norm }) => norm),
    // An ingredient isn't a product's name.
    ...listed.filter(norm => !namesOfFamily(norm)),
  ])
  const isAvoided = (word: string): boolean =>
    avoids.list.some(({ family }) => family !== null && readsAs(family).test(word))
  return texts
    .filter(({ field, where }) => ABOUT.has(where) && !(where === 'hair type' && field === 'card'))
    .flatMap(({ field, where, text }) =>
      untouched(text, quotes, tidy).flatMap(piece => {
        const { quote } = piece
        // "Nuts – none"
        const answer = plainly(text.slice(piece.end, piece.end + LONGEST_ANSWER)).split(/[.,;\n]/, 1)[0] ?? ''
        const unknown = says('none', answer) ? [] : unknownOf(quote, name, isAvoided)
        if (unknown.length === 0 && !isOfTheShelf(quote)) return []
        const isRead =
          isHeard(quote) ||
          mentionsOf(quote).length > 0 ||
          (VISITS.has(where) && servicesOf(quote).length > 0) ||
          personIn({ notes: quote }).mentions.length > 0
        if (isRead) return []
        // If harm is mentioned, an unknown word may be its cause. A client's concern, though, is a wish.
        const isAsked = unknown.length > 0 && where !== 'concerns' && says('harmed', plainly(tidy(quote)))
        const unread = isAsked ? ('unknown' as const) : ('everyday' as const)
        return [{ ...piece, field, paths: [], raised: [], whole: false, unread, unknown }]
      }),
    )
}

/**
 * What somebody must look at before anything goes home. `picture`: from the words alone, or with picks that settle
 * nothing.
 */
export function toLookAt(question: Question<RetailInput>, picture: Picture): Piece[] {
  const { picks: _, ...typed } = question.input
  const asRead =
    Object.keys(picture.picks).length === 0 ? picture : readPicture(typed, question.facts, question.today)
  return unlooked(unreadIn(textsOf(question), asRead, question.input.clientName), picture.picks)
}
