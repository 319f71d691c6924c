// What a clause of a colour question holds, and the sheet on which its facts are gathered.
import { type Placed, placed } from '../../reading/context'
import { type Clause, type Doc, quoteOf, read, type Stretch } from '../../reading/doc'
import { type Lexicon, mentionsIn } from '../../reading/lexicon'
import type { Told } from '../../reading/person'
import type { Fact, Piece, Value } from '../../reading/reading'
import { unknownIn } from '../../reading/unread'
import { type Value as Amount, type Shade, shadesIn, valuesIn } from '../../reading/values'
import { makerOf } from '../../trade/codes'
import type { Zone } from './told/paths'

export type Input = { clientName: string; currentColor: string; desiredColor: string; hairCondition: string }

/** What a clause holds, each with its place. */
export type Part = {
  doc: Doc
  field: keyof Input
  number: number
  clause: Clause
  mentions: readonly Placed[]
  shades: readonly Shade[]
  values: readonly Amount[]
}

export const partsOf = (input: Input, field: keyof Input, lexicon: Lexicon, brand: string | null): Part[] => {
  const doc = read(input[field])
  // The maker of a code is the salon's, else one that is named beside it.
  const maker = makerOf(brand ?? input[field])
  const mentions = placed(doc, mentionsIn(lexicon, doc))
  return doc.clauses.map((clause, number) => ({
    doc,
    field,
    number,
    clause,
    mentions: mentions[number] ?? [],
    shades: shadesIn(doc, clause, maker),
    values: valuesIn(doc, clause),
  }))
}

/** How far apart two stretches are, in tokens. */
const apart = (a: Stretch, b: Stretch): number => Math.max(a.from - b.to, b.from - a.to, 0)
export const under = (concept: string, group: string): string | null =>
  concept.startsWith(`${group}.`) ? concept.slice(group.length + 1) : null
const isZone = (name: string | null): name is Zone => name === 'root' || name === 'lengths' || name === 'ends'
/** The zone that is named next to it in its clause; "natural 6 coming through" is the root. */
export function zoneOf(part: Part, of: Stretch, usual: Zone): Zone {
  const zones = part.mentions.flatMap(mention => {
    const zone = under(mention.concept, 'zone')
    return isZone(zone) ? [{ zone, away: apart(mention, of) }] : []
  })
  zones.sort((a, b) => a.away - b.away)
  return zones[0]?.zone ?? usual
}

/** All that is read of a text, before it is given to its paths. */
export class Sheet {
  readonly facts: Record<string, Fact> = {}
  /** What each clause gave; one that gave no fact may be understood all the same. */
  private readonly used = new Map<Clause, string[]>()

  say(path: string, value: Value, part: Part, of: Stretch, sure: boolean): void {
    const { doc } = part
    this.takes(part, path)
    const before = this.facts[path]
    // Said twice and not the same: neither is sure.
    if (before?.sure && sure && before.value !== value) this.facts[path] = { ...before, sure: false }
    else if (!before || (!before.sure && sure))
      this.facts[path] = { value, from: 'said', sure, quote: quoteOf(doc, of) }
  }

  /** From the card or the last formula, where nothing was said. */
  fill(path: string, value: Value | null | undefined, from: 'card' | 'formula'): void {
    if (value !== null && value !== undefined) this.facts[path] ??= { value, from, sure: true, quote: '' }
  }

  takes({ clause }: Part, ...paths: string[]): void {
    this.used.set(clause, [...(this.used.get(clause) ?? []), ...paths])
  }

  pathsOf = ({ clause }: Part): string[] | undefined => this.used.get(clause)
}

/** Words that only join what was said. */
const JOINING = new Set(
  'a an the and is are was of in on at to with it its her his she he hair has have about around level please'.split(
    ' ',
  ),
)
/** Every word of it is part of something that was understood. */
export const isWhole = ({ doc, clause, mentions, shades, values }: Part): boolean => {
  const known = [...mentions, ...shades, ...values]
  return doc.tokens
    .slice(clause.from, clause.to)
    .every(
      ({ kind, norm }, at) =>
        kind === 'mark' ||
        JOINING.has(norm) ||
        known.some(({ from, to }) => clause.from + at >= from && clause.from + at < to),
    )
}

/** In what is said of the hair's state a shade alone says nothing: "blue range", "pink card". */
const isOfField = (field: keyof Input, concept: string): boolean =>
  field !== 'hairCondition' || (under(concept, 'tone') === null && under(concept, 'level') === null)

/** What of a clause nobody read, and of which class. Names are made of words that nobody knows. */
export function unreadOf(
  part: Part,
  sheet: Sheet,
  person: readonly Told[],
  knows: (norm: string) => boolean,
): Pick<Piece, 'unread' | 'unknown'> {
  const { doc, field, number, clause, mentions, shades, values } = part
  if (field === 'clientName') return { unread: null, unknown: [] }
  const known = [
    ...mentions.filter(({ concept }) => isOfField(field, concept)),
    ...person.filter(each => each.field === field && each.clause === number),
    ...shades,
    ...values,
  ]
  const isUsed = sheet.pathsOf(part) !== undefined
  // Beside a shade that was read a word of its look may stand; the state of the hair has to be read whole.
  const unknown = field !== 'hairCondition' && isUsed ? [] : unknownIn(doc, clause, known, knows)
  if (unknown.length > 0) return { unread: 'unknown', unknown }
  if (mentions.some(({ concept }) => concept === 'elsewhere')) return { unread: 'elsewhere', unknown }
  return { unread: isUsed ? null : 'everyday', unknown }
}
