// What a clause of a colour question contains, and the sheet that collects its facts.
import { type Placed, placed } from '../../../reading/context/context'
import { type Clause, type Doc, quoteOf, read, type Stretch } from '../../../reading/doc'
import { type Lexicon, mentionsIn } from '../../../reading/lexicon'
import type { FieldMention } from '../../../reading/person/person'
import type { Fact, Piece, Value } from '../../../reading/understood/reading'
import { unknownIn } from '../../../reading/understood/unread'
import { type Value as Amount, type Shade, shadesIn, valuesIn } from '../../../reading/values/values'
import { makerOf } from '../../../trade/colour/codes'
import type { Zone } from '../told/paths'

export type Input = { clientName: string; currentColor: string; desiredColor: string; hairCondition: string }

/** What a clause contains, each item with its position. */
export type Part = {
  doc: Doc
  field: keyof Input
  number: number
  clause: Clause
  mentions: readonly Placed[]
  shades: readonly Shade[]
  values: readonly Amount[]
  /** Each stretch of the clause, with the zones it is about. */
  ground: readonly Ground[]
}

export const partsOf = (input: Input, field: keyof Input, lexicon: Lexicon, brand: string | null): Part[] => {
  const doc = read(input[field])
  // A code's maker is the salon's, else one named in the same field.
  const maker = makerOf(brand ?? input[field])
  const coded = doc.clauses.map(clause => shadesIn(doc, clause, maker))
  const spoken = coded.flat().map(shade => ({ ...shade, concept: SHADE, sure: true }))
  const mentions = placed(
    doc,
    [...mentionsIn(lexicon, doc), ...spoken].sort((a, b) => a.from - b.from),
  )
  const parts = doc.clauses.map((clause, number) => {
    const all = (mentions[number] ?? []).filter(({ concept }) => concept !== SHADE)
    // "she wants to go to a 9.1", typed into the field for the current hair.
    const isWished = (shade: Shade): boolean =>
      field === 'currentColor' &&
      (mentions[number] ?? []).some(
        ({ concept, from, standing }) => concept === SHADE && from === shade.from && standing === 'maybe',
      )
    // "See blue dot" points elsewhere: what it refers to isn't said here.
    const away = all.findIndex(({ concept }) => concept === 'elsewhere')
    const own = away < 0 ? all : all.slice(0, away + 1)
    // A figure inside a name isn't a level: "Colour B4", "4C", "year 7".
    const isNamed = ({ from, to }: Stretch): boolean =>
      own.some(mention => mention.to - mention.from > 1 && mention.from <= from && to <= mention.to)
    const shades = (coded[number] ?? []).filter(shade => !isNamed(shade) && !isWished(shade))
    const amounts = valuesIn(doc, clause).filter(value => !isNamed(value))
    const within = ({ from, to }: Stretch): boolean =>
      shades.some(shade => shade.from <= from && to <= shade.to)
    return {
      doc,
      field,
      number,
      clause,
      mentions: own,
      shades,
      values: [
        ...amounts.filter(value => !within(value)),
        ...own.flatMap(({ concept, from, to }): Amount[] => {
          const weeks = Number(under(concept, 'ago') ?? Number.NaN)
          return Number.isNaN(weeks) ? [] : [{ of: 'weeks', value: weeks, from, to }]
        }),
      ],
      ground: groundOf(doc, clause, [...own, ...outermost(doc, amounts)], shades),
    }
  })
  // A zone on its own belongs with what the next clause says: "lengths: 7.1", "roots, about a five".
  parts.forEach((part, number) => {
    const [before, after] = [parts[number - 1], parts[number + 1]]
    if (part.ground.length > 0 || part.shades.length === 0) return
    // "bar the root (5, 3 cm)": if a clause ends with a zone, the next clause gives its level.
    const last = before?.ground.at(-1)
    if (before && last && isOpen(before, last)) {
      part.ground = [{ ...part.clause, zones: last.zones }]
      return
    }
    const isLone = (other: typeof before): boolean =>
      other !== undefined &&
      other.ground.length === 1 &&
      other.shades.length === 0 &&
      other.clause.sentence === part.clause.sentence &&
      other.clause.to - other.clause.from <= LONGEST_LONE
    const alone = isLone(before) ? before : isLone(after) && number === 0 ? after : undefined
    part.ground = (alone?.ground ?? []).map(({ zones }) => ({ ...part.clause, zones }))
  })
  return parts
}
/** A bracket follows, and the zone has no shade yet. */
const isOpen = ({ doc, clause, shades, field }: Part, ground: Ground): boolean =>
  field !== 'clientName' &&
  doc.tokens[clause.to]?.norm === '(' &&
  !shades.some(({ from }) => ground.from <= from && from < ground.to)
const LONGEST_LONE = 4
const SHADE = 'shade'

export const under = (concept: string, group: string): string | null =>
  concept.startsWith(`${group}.`) ? concept.slice(group.length + 1) : null
const isZone = (name: string | null): name is Zone => name === 'root' || name === 'lengths' || name === 'ends'

/** "the first 3 cm", "last 4 inches": a zone given by its length. */
const OUTERMOST: Readonly<Record<string, Zone>> = { first: 'root', top: 'root', last: 'ends', bottom: 'ends' }
const outermost = ({ tokens }: Doc, values: readonly Amount[]): ZoneMention[] =>
  values.flatMap(({ of, from, to }) => {
    const zone = OUTERMOST[tokens[from - 1]?.norm ?? '']
    return of === 'cm' && zone ? [{ concept: `zone.${zone}`, from, to }] : []
  })
type ZoneMention = Stretch & { concept: string }

/** Words before a zone that set it apart from the rest. */
const LEAVES_OUT = new Set(['bar', 'except', 'apart', 'besides', 'with'])

type Ground = Stretch & { zones: readonly Zone[] }
/** Words between a shade and its zone: "7 through the lengths". */
const TOWARDS = new Set(
  'at on in through thru over to for across around round from throughout the her his my and a'.split(' '),
)
const JOINS_ZONES = new Set(['and', '&', '+', 'n', '/', 'to', 'the', 'her', 'his', 'are', 'through', '-'])

/**
 * If a clause starts with a zone ("roots 5, lengths 7"), what follows each zone belongs to it. If it starts with a
 * level ("5 at the roots 7 on the ends"), what comes before each zone belongs to it.
 */
function groundOf(
  { tokens }: Doc,
  clause: Clause,
  mentions: readonly ZoneMention[],
  shades: readonly Shade[],
): Ground[] {
  const groups: { from: number; to: number; zones: Zone[] }[] = []
  for (const { concept, from, to } of mentions.toSorted((a, b) => a.from - b.from)) {
    const zone = under(concept, 'zone')
    if (!isZone(zone)) continue
    const last = groups.at(-1)
    const isJoined = last && tokens.slice(last.to, from).every(({ norm }) => JOINS_ZONES.has(norm))
    // "nine 3 cm regrowth mids and ends seven": dictated without a comma, so each zone has its own level.
    const isApart =
      last?.to === from &&
      shades.some(shade => shade.to <= last.from && shade.from >= (groups.at(-2)?.to ?? clause.from)) &&
      shades.some(shade => shade.from >= to)
    if (last && isJoined && !isApart) {
      last.to = Math.max(last.to, to)
      if (!last.zones.includes(zone)) last.zones.push(zone)
    } else groups.push({ from, to, zones: [zone] })
  }
  const [first] = groups
  if (!first) return []
  const shadesBetween = (from: number, to: number): Shade[] =>
    shades.filter(each => each.from >= from && each.from < to)
  const leads = (from: number, to: number): boolean =>
    to > from && tokens.slice(from, to).every(({ norm }) => TOWARDS.has(norm))
  const zonesFirst = shadesBetween(clause.from, first.from).length === 0
  let from = clause.from
  return groups.map(({ zones, from: named, to }, at) => {
    const next = groups[at + 1]
    // "all 7.1 bar the root", "4 with red on the ends": what comes before isn't about this zone.
    for (let back = named - 1; back >= from; back--)
      if (LEAVES_OUT.has(tokens[back]?.norm ?? '') && shadesBetween(back, named).length === 0) {
        from = back + 1
        break
      }
    let end = clause.to
    if (next && zonesFirst) {
      // "roots 5 with 7 on the ends": of two levels before a zone, the last is that zone's.
      const between = shadesBetween(to, next.from)
      const last = between.at(-1)
      end = last && between.length > 1 && leads(last.to, next.from) ? last.from : next.from
    } else if (next) end = shadesBetween(to, next.from).length > 0 ? to : next.from
    const ground = { from, to: end, zones }
    from = end
    return ground
  })
}

/** The zones that this stretch is about; null if none is named. */
export const zonesOf = ({ ground }: Part, of: Stretch): readonly Zone[] | null =>
  ground.find(({ from, to }) => from <= of.from && of.from < to)?.zones ?? null

/** Everything read from a text, before it goes to its paths. */
export class Sheet {
  readonly facts: Record<string, Fact> = {}
  /** The paths that each clause gave; a clause that gave none may still have been understood. */
  private readonly used = new Map<Clause, string[]>()

  say(path: string, value: Value, part: Part, of: Stretch, sure: boolean): void {
    const { doc } = part
    this.takes(part, path)
    const before = this.facts[path]
    // Given twice with different values: neither is sure.
    if (before?.sure && sure && before.value !== value) this.facts[path] = { ...before, sure: false }
    else if (!before || (!before.sure && sure))
      this.facts[path] = { value, from: 'said', sure, quote: quoteOf(doc, of) }
  }

  /** From the card or the last formula, if the text says nothing. */
  fill(path: string, value: Value | null | undefined, from: 'card' | 'formula'): void {
    if (value !== null && value !== undefined) this.facts[path] ??= { value, from, sure: true, quote: '' }
  }

  takes({ clause }: Part, ...paths: string[]): void {
    this.used.set(clause, [...(this.used.get(clause) ?? []), ...paths])
  }

  pathsOf = ({ clause }: Part): string[] | undefined => this.used.get(clause)
}

/** Every word of the clause is part of something understood, or is filler. */
const covers = (
  { doc, clause, mentions, shades, values }: Part,
  also: (norm: string) => boolean,
): boolean => {
  const known = [...mentions, ...shades, ...values]
  return doc.tokens
    .slice(clause.from, clause.to)
    .every(
      ({ kind, norm }, at) =>
        kind === 'mark' ||
        also(norm) ||
        known.some(({ from, to }) => clause.from + at >= from && clause.from + at < to),
    )
}
/** Words that only join others. */
const JOINING = new Set(
  'a an the and is are was of in on at to with it its her his she he hair has have about around level please'.split(
    ' ',
  ),
)
export const isWhole = (part: Part): boolean => covers(part, norm => JOINING.has(norm))

/** In the condition field a shade alone means nothing: "blue range", "pink card". */
const isOfField = (field: keyof Input, concept: string): boolean =>
  field !== 'hairCondition' || (under(concept, 'tone') === null && under(concept, 'level') === null)

/** What nobody understood of a clause, and in which class. Names are expected to be unknown words. */
export function unreadOf(
  part: Part,
  sheet: Sheet,
  person: readonly FieldMention[],
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
  // Beside a shade that was read, an unknown word may just describe its look. The condition field must be understood in
  // full.
  const unknown = field !== 'hairCondition' && isUsed ? [] : unknownIn(doc, clause, known, knows)
  if (unknown.length > 0) return { unread: 'unknown', unknown }
  if (mentions.some(({ concept }) => concept === 'elsewhere')) return { unread: 'elsewhere', unknown }
  return { unread: isUsed ? null : 'everyday', unknown }
}
