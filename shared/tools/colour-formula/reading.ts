// What the four fields of Colour Formula say, at the paths of a colour reading. A mapping from concepts and values alone:
// what words mean stands in shared/reading, what is done about it in the plan.
import { spokenIn } from '../../consultation/said'
import type { Facts } from '../../facts'
import type { Placed } from '../../reading/context'
import { quoteOf, read } from '../../reading/doc'
import { type Lexicon, lexiconOf } from '../../reading/lexicon'
import { personIn } from '../../reading/person'
import type { Piece, Reading } from '../../reading/reading'
import { HAIR } from '../../reading/words/hair'
import { HISTORY } from '../../reading/words/history'
import { TONE } from '../../reading/words/tone'
import { WISH } from '../../reading/words/wish'
import { ZONES } from '../../reading/words/zones'
import { isWeighed } from './read/weighed'
import { type Input, isWhole, type Part, partsOf, Sheet, under, unreadOf, zoneOf } from './reading-parts'
import type { Zone } from './told/paths'

let now: Lexicon | null = null
let wished: Lexicon | null = null

const CONDITIONS = ['breaking', 'fragile', 'dry', 'sound']
/** One word for the state of the hair: the worst that is said of it. */
const worseOf = (a: string | undefined, b: string): string =>
  a !== undefined && CONDITIONS.indexOf(a) < CONDITIONS.indexOf(b) ? a : b

/** How many weeks ago what was done was done: "6 wks", "5 wks back", never "4 yrs" of doing it. */
const NOT_AGO = new Set(['every', 'for', 'each', 'it', 'at', 'up'])

/** What gives no fact and no question, and is understood all the same. */
const TOLD = new Set(['filler', 'level.?'])

/** `today`: for how long ago the last formula was. */
export function readColour(input: Input, facts: Facts, today?: string): Reading {
  now ??= lexiconOf(HAIR, ZONES, HISTORY, TONE)
  wished ??= lexiconOf(HAIR, ZONES, WISH, TONE)
  const brand = facts.salon?.colour_brand ?? null
  const hair = partsOf(input, 'currentColor', now, brand)
  const condition = partsOf(input, 'hairCondition', now, brand)
  const wish = partsOf(input, 'desiredColor', wished, brand)
  const person = personIn(input)

  const sheet = new Sheet()
  readHair(hair, sheet)
  for (const part of condition) readDenied(part, sheet)
  for (const part of [...hair, ...condition]) readState(part, sheet)
  for (const part of wish) readWish(part, sheet)
  fromRecords(input, facts, today, sheet)

  const parts = [...hair, ...wish, ...condition]
  const ofPerson = new Set(person.mentions.map(({ field, clause }) => `${field} ${clause}`))
  for (const part of parts)
    if (
      ofPerson.has(`${part.field} ${part.number}`) ||
      part.mentions.some(({ concept }) => TOLD.has(concept))
    )
      sheet.takes(part)
  const allergy = facts.client?.allergies[0]
  const raised = [...person.raised]
  if (allergy && !raised.some(({ concept }) => concept === 'allergy'))
    raised.push({ concept: 'allergy', quote: allergy.substance, field: 'card' })
  for (const { question, words } of spokenIn(facts.consultation)?.yes.values() ?? [])
    if (!raised.some(({ concept }) => concept === question.raises))
      raised.push({ concept: question.raises, quote: words || question.short, field: 'consultation' })
  const raisedIn = (field: string, clause: number): string[] =>
    person.raising.filter(each => each.field === field && each.clause === clause).map(each => each.concept)
  const named = new Set(read(input.clientName).tokens.map(({ norm }) => norm))
  const knows = (norm: string): boolean => named.has(norm) || isWeighed(norm)
  const pieces: Piece[] = [...parts, ...partsOf(input, 'clientName', now, brand)].map(part => ({
    field: part.field,
    start: part.doc.tokens[part.clause.from]?.start ?? 0,
    end: part.doc.tokens[part.clause.to - 1]?.end ?? 0,
    paths: sheet.pathsOf(part) ?? [],
    raised: raisedIn(part.field, part.number),
    whole: isWhole(part),
    ...unreadOf(part, sheet, person.mentions, knows),
    quote: quoteOf(part.doc, part.clause),
  }))
  const unread = pieces
    .filter(piece => piece.unread === 'unknown' || piece.unread === 'elsewhere')
    .map(({ quote }) => quote)
  return { facts: sheet.facts, raised, unread, pieces }
}

const isSo = ({ standing }: Placed): boolean => standing === 'said' || standing === 'past'

/** The present colour, zone by zone, and what was put on it. */
function readHair(parts: readonly Part[], sheet: Sheet): void {
  const all = parts.flatMap(({ mentions }) => mentions.filter(isSo))
  const isColoured =
    all.some(({ concept }) => concept.startsWith('history.') || concept === 'growing_out') ||
    parts.some(({ shades }) => shades.some(({ tone }) => tone !== null))
  let latest: string | null = null
  for (const part of parts) {
    const { mentions, shades, values } = part
    const isNatural = mentions.some(mention => mention.concept === 'made.natural' && isSo(mention))
    // What grows in below a colour is her own.
    const usual: Zone = isNatural && isColoured ? 'root' : 'lengths'
    const depthsSaid = shades.length > 0
    for (const mention of mentions) {
      const { concept, standing, sure } = mention
      if (under(concept, 'history') !== null && standing !== 'other' && standing !== 'maybe') {
        sheet.say(concept, standing !== 'denied', part, mention, sure)
        if (standing !== 'denied') latest = concept
      }
      if (!isSo(mention)) continue
      const zone = zoneOf(part, mention, usual)
      const made = under(concept, 'made')
      if (made !== null) sheet.say(`${zone}.made`, made, part, mention, sure)
      const tone = under(concept, 'tone')
      if (tone !== null) sheet.say(`${zone}.tone`, tone, part, mention, sure)
      const level = under(concept, 'level')
      if (level !== null && level !== '?' && !depthsSaid)
        sheet.say(`${zone}.level`, Number(level), part, mention, sure)
      if (concept === 'untouched') {
        sheet.say('lengths.made', 'natural', part, mention, sure)
        sheet.say('history.salon_colour', false, part, mention, sure)
      }
      if (concept === 'growing_out') sheet.say('root.made', 'natural', part, mention, sure)
    }
    for (const shade of shades) {
      const zone = zoneOf(part, shade, usual)
      sheet.say(`${zone}.level`, shade.level, part, shade, !shade.bare || isNatural || shades.length === 1)
      if (!shade.tone) continue
      sheet.say(`${zone}.tone`, shade.tone.tone, part, shade, shade.tone.sure)
      // A code out of a tube, unless it names her own.
      if (!isNatural) {
        sheet.say(`${zone}.made`, 'tint', part, shade, true)
        sheet.say('history.salon_colour', true, part, shade, true)
        latest ??= 'history.salon_colour'
      }
    }
    for (const value of values) {
      if (
        value.of === 'cm' &&
        value.value < 60 &&
        (isNatural || mentions.some(({ concept }) => OF_ROOTS.has(concept)))
      )
        sheet.say('regrowth_cm', value.value, part, value, true)
      const isAgo =
        value.of === 'weeks' && value.value < 520 && !NOT_AGO.has(part.doc.tokens[value.from - 1]?.norm ?? '')
      const what =
        mentions.find(({ concept }) => concept.startsWith('history.'))?.concept ??
        latest ??
        'history.salon_colour'
      if (
        isAgo &&
        (latest !== null || value.to === part.clause.to || mentions.some(({ concept }) => concept === 'last'))
      )
        sheet.say(`${what}.weeks`, Math.round(value.value), part, value, true)
    }
  }
}
const OF_ROOTS = new Set(['zone.root', 'grey', 'growing_out'])

/** "no relaxer no perm": beside the state of the hair, too. */
function readDenied(part: Part, sheet: Sheet): void {
  for (const mention of part.mentions)
    if (mention.standing === 'denied' && under(mention.concept, 'history') !== null)
      sheet.say(mention.concept, false, part, mention, mention.sure)
}

/** Grey, texture, porosity, length, condition: whichever field they stand in. */
function readState(part: Part, sheet: Sheet): void {
  const { mentions, values } = part
  for (const mention of mentions.filter(({ standing }) => standing === 'said')) {
    for (const group of ['texture', 'porosity', 'length'] as const) {
      const value = under(mention.concept, group)
      if (value !== null) sheet.say(group, value, part, mention, mention.sure)
    }
    const condition = under(mention.concept, 'condition')
    if (condition === null || (part.field !== 'hairCondition' && condition === 'sound')) continue
    const before = sheet.facts.condition
    const worse = worseOf(before?.value.toString(), condition)
    if (before && worse === before.value) sheet.takes(part)
    else {
      delete sheet.facts.condition
      sheet.say('condition', worse, part, mention, mention.sure)
    }
  }
  if (!mentions.some(({ concept }) => concept === 'grey' || concept.startsWith('grey_where'))) return
  for (const mention of mentions) {
    const where = under(mention.concept, 'grey_where')
    if (where !== null && mentions.some(({ concept }) => concept === 'grey'))
      sheet.say('grey_where', where, part, mention, mention.sure)
  }
  for (const value of values)
    if (value.of === 'percent') sheet.say('grey_percent', value.value, part, value, value.value <= 100)
}

function readWish(part: Part, sheet: Sheet): void {
  for (const mention of part.mentions.filter(({ standing }) => standing !== 'other')) {
    const { concept, standing, sure } = mention
    const service = under(concept, 'service')
    if (service !== null && standing !== 'denied') sheet.say('wish.service', service, part, mention, sure)
    const tone = under(concept, 'tone')
    if (tone !== null && standing !== 'denied') sheet.say('wish.tone', tone, part, mention, sure)
    if (concept === 'cover_grey') sheet.say('wish.cover_grey', standing !== 'denied', part, mention, sure)
    const level = under(concept, 'level')
    if (level !== null && level !== '?' && part.shades.length === 0)
      sheet.say('wish.level', Number(level), part, mention, sure)
  }
  for (const shade of part.shades) {
    sheet.say('wish.level', shade.level, part, shade, !shade.bare || part.shades.length === 1)
    if (shade.tone) sheet.say('wish.tone', shade.tone.tone, part, shade, shade.tone.sure)
  }
}

/** What the card and the last formula know, where the text says nothing. */
function fromRecords(
  input: Input,
  { client, formulas }: Facts,
  today: string | undefined,
  sheet: Sheet,
): void {
  const [texture] = ['fine', 'medium', 'coarse'].filter(word =>
    client?.hair_type?.toLowerCase().includes(word),
  )
  sheet.fill('texture', texture, 'card')
  const [last] = formulas
  if (!last) return
  if (input.currentColor.trim() === '') {
    if (last.start?.tone === 'natural') {
      sheet.fill('root.level', last.start.level, 'formula')
      sheet.fill('root.made', 'natural', 'formula')
    }
    sheet.fill('history.salon_colour', true, 'formula')
    sheet.fill('history.salon_colour.weeks', today && weeksBetween(last.made_at, today), 'formula')
  }
  if (input.desiredColor.trim() === '') sheet.fill('wish.service', 'same_again', 'formula')
  if (!last.result) return
  sheet.fill('lengths.level', last.result.level, 'formula')
  sheet.fill('lengths.tone', last.result.tone, 'formula')
  if (sheet.facts['wish.service']?.value !== 'same_again') return
  sheet.fill('wish.level', last.result.level, 'formula')
  sheet.fill('wish.tone', last.result.tone, 'formula')
}

const WEEK = 7 * 24 * 60 * 60 * 1000
const weeksBetween = (before: string, today: string): number | null => {
  const weeks = Math.round((Date.parse(today) - Date.parse(before)) / WEEK)
  return weeks >= 0 && weeks <= 520 ? weeks : null
}
