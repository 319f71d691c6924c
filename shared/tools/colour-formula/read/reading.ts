// What the four fields of Colour Formula say, as facts at paths. Only maps concepts and values to paths: shared/reading
// says what words mean, and the plan decides what to do about it.

import type { Facts } from '../../../facts'
import type { Placed } from '../../../reading/context/context'
import { quoteOf, read, type Stretch } from '../../../reading/doc'
import { type Lexicon, lexiconOf } from '../../../reading/lexicon'
import { type Person, personIn } from '../../../reading/person/person'
import type { Piece, Reading, Value } from '../../../reading/understood/reading'
import { withoutTakenBack } from '../../../reading/values/taken-back'
import type { Value as Amount } from '../../../reading/values/values'
import { AGO } from '../../../reading/words/ago'
import { HAIR } from '../../../reading/words/colour/hair'
import { HISTORY } from '../../../reading/words/colour/history'
import { TONE } from '../../../reading/words/colour/tone'
import { WISH } from '../../../reading/words/colour/wish'
import { ZONES } from '../../../reading/words/colour/zones'
import { spokenIn } from '../../../salon/consultation/said'
import type { Zone } from '../told/paths'
import { type Input, isWhole, type Part, partsOf, Sheet, under, unreadOf, zonesOf } from './reading-parts'
import { isUnwanted } from './shades/away'
import { isWeighed } from './tidy/weighed'

let now: Lexicon | null = null
let wished: Lexicon | null = null

const CONDITIONS = ['breaking', 'fragile', 'dry', 'sound']
/** One word for the state of the hair: the worst one given. */
const worseOf = (a: string | undefined, b: string): string =>
  a !== undefined && CONDITIONS.indexOf(a) < CONDITIONS.indexOf(b) ? a : b

/** How many weeks ago it was done: "6 wks", "5 wks back", but never "4 yrs" of doing it. */
const NOT_AGO = new Set(['every', 'each', 'it', 'at', 'up', 'in'])

/** Understood, although it gives no fact and no question. */
const TOLD = new Set(['filler', 'level.?', 'ago.?'])

/** Only the four fields are about the person; whatever else came with the question is not. */
export const personOf = ({ clientName, currentColor, hairCondition, desiredColor }: Input): Person =>
  personIn({ clientName, currentColor, hairCondition, desiredColor })

/** The texts without figures that the writer took back. */
export const asMeant = <T extends Omit<Input, 'clientName'>>(input: T): T => ({
  ...input,
  currentColor: withoutTakenBack(input.currentColor),
  desiredColor: withoutTakenBack(input.desiredColor),
  hairCondition: withoutTakenBack(input.hairCondition),
})

/** `today`: to work out how long ago the last formula was. */
export function readColour(typed: Input, facts: Facts, today?: string): Reading {
  const input = asMeant(typed)
  now ??= lexiconOf(HAIR, ZONES, HISTORY, TONE, AGO)
  wished ??= lexiconOf(HAIR, ZONES, WISH, TONE, AGO)
  const brand = facts.salon?.colour_brand ?? null
  const hair = partsOf(input, 'currentColor', now, brand)
  const condition = partsOf(input, 'hairCondition', now, brand)
  const wish = partsOf(input, 'desiredColor', wished, brand)
  // Ages and illnesses are never taken back.
  const person = personOf(typed)

  const sheet = new Sheet()
  readHair(hair, condition, sheet)
  readHistory(condition, sheet)
  readRegrowth([...hair, ...condition, ...wish], sheet)
  readGrey([...hair, ...condition, ...wish], sheet)
  for (const part of [...hair, ...condition]) readState(part, sheet)
  readWish(wish, sheet)
  fromRecords(input, facts, today, sheet)

  const parts = [...hair, ...wish, ...condition]
  const ofPerson = new Set(person.mentions.map(({ field, clause }) => `${field} ${clause}`))
  for (const part of parts)
    if (
      ofPerson.has(`${part.field} ${part.number}`) ||
      part.mentions.some(({ concept, standing }) => TOLD.has(concept) || !isSo({ standing }))
    )
      sheet.takes(part)
  const allergy = facts.client?.allergies[0]
  const raised = [...person.raised]
  if (allergy && !raised.some(({ concept }) => concept === 'allergy'))
    raised.push({ concept: 'allergy', quote: allergy.substance, field: 'card' })
  for (const { question, words } of spokenIn(facts.consultation)?.yes.values() ?? [])
    if (!raised.some(({ concept }) => concept === question.raises))
      raised.push({ concept: question.raises, quote: words || question.short, field: 'consultation' })
  // For the first weeks a perm is too fresh to colour. [WELLA-EDU]
  const weeks = sheet.facts['history.perm.weeks']
  if (sheet.facts['history.perm']?.value === true && Number(weeks?.value ?? MOST_WEEKS) <= FRESH)
    raised.push({ concept: 'recent_perm', quote: weeks?.quote ?? '', field: 'currentColor' })
  const raising = new Map<string, string[]>()
  for (const { field, clause, concept } of person.raising)
    raising.set(`${field} ${clause}`, [...(raising.get(`${field} ${clause}`) ?? []), concept])
  const named = new Set(read(input.clientName).tokens.flatMap(({ norm }) => [norm, `${norm}s`]))
  const knows = (norm: string): boolean => named.has(norm) || isWeighed(norm)
  const pieces: Piece[] = [...parts, ...partsOf(input, 'clientName', now, brand)].map(part => ({
    field: part.field,
    start: part.doc.tokens[part.clause.from]?.start ?? 0,
    end: part.doc.tokens[part.clause.to - 1]?.end ?? 0,
    paths: sheet.pathsOf(part) ?? [],
    raised: raising.get(`${part.field} ${part.number}`) ?? [],
    whole: isWhole(part),
    ...unreadOf(part, sheet, person.mentions, knows),
    quote: quoteOf(part.doc, part.clause),
  }))
  const unread = pieces
    .filter(piece => piece.unread === 'unknown' || piece.unread === 'elsewhere')
    .map(({ quote }) => quote)
  return { facts: sheet.facts, raised, unread, pieces }
}

/** We ask about a perm this many weeks old or less. */
const FRESH = 2

const isSo = ({ standing }: Pick<Placed, 'standing'>): boolean => standing === 'said' || standing === 'past'

/** The present colour, zone by zone. */
function readHair(parts: readonly Part[], beside: readonly Part[], sheet: Sheet): void {
  readHistory(parts, sheet)
  const all = [...parts, ...beside].flatMap(({ mentions }) => mentions.filter(isSo))
  const isColoured =
    all.some(({ concept }) => COLOURS.has(concept)) ||
    parts.some(({ shades }) => shades.some(({ tone }) => tone !== null))
  for (const part of parts) {
    const { mentions, shades } = part
    const natural = mentions.filter(mention => mention.concept === 'made.natural' && isSo(mention))
    const isNatural = (of: Stretch): boolean =>
      natural.some(
        ({ from, to }) =>
          Math.max(from - of.to, of.from - to) <= NEAR && Math.max(from - of.to, of.from - to) >= -NEAR,
      )
    // What grows in below a colour is natural.
    const zones = (of: Stretch): readonly Zone[] =>
      zonesOf(part, of) ?? [isNatural(of) && isColoured ? 'root' : 'lengths']
    const say = (what: string, value: Value, of: Stretch, sure: boolean): void => {
      for (const zone of zones(of)) sheet.say(`${zone}.${what}`, value, part, of, sure)
    }
    for (const mention of mentions.filter(isSo)) {
      const { concept, sure } = mention
      const made = under(concept, 'made')
      if (made !== null) say('made', made, mention, sure)
      const tone = under(concept, 'tone')
      if (tone !== null) say('tone', tone, mention, sure)
      const level = under(concept, 'level')
      if (level !== null && level !== '?' && shades.length === 0) say('level', Number(level), mention, sure)
      // "Root 4 cm virgin 6" says nothing about the lengths.
      const at = zonesOf(part, mention)
      if (concept === 'untouched' && (at === null || at.includes('lengths'))) {
        sheet.say('lengths.made', 'natural', part, mention, sure)
        sheet.say('history.salon_colour', false, part, mention, sure)
      }
      if (concept === 'growing_out') sheet.say('root.made', 'natural', part, mention, sure)
    }
    for (const shade of shades) {
      const isPlaced = zonesOf(part, shade) !== null
      // "4.1 all over faded to 5": the first level is history.
      if (isFadedTo(part, shade)) for (const zone of zones(shade)) delete sheet.facts[`${zone}.level`]
      say('level', shade.level, shade, !shade.bare || isPlaced || isNatural(shade) || shades.length === 1)
      if (!shade.tone) continue
      say('tone', shade.tone.tone, shade, shade.tone.sure)
      // A tube's code means colour, unless it describes the natural hair.
      if (isNatural(shade)) continue
      say('made', 'tint', shade, true)
      sheet.say('history.salon_colour', true, part, shade, true)
    }
  }
}

const isFadedTo = ({ doc: { tokens } }: Part, { from }: Stretch): boolean => {
  const to = tokens[from - 1]?.norm === 'a' ? from - 2 : from - 1
  return tokens[to]?.norm === 'to' && tokens[to - 1]?.norm === 'faded'
}

/** How much has grown out: a length beside the root or beside natural hair, "roots natural 6 (2 cm)". */
function readRegrowth(parts: readonly Part[], sheet: Sheet): void {
  for (const [number, part] of parts.entries()) {
    const { doc, field, clause, values } = part
    for (const value of values) {
      if (value.of !== 'cm' || value.value >= LONGEST_REGROWTH) continue
      if (OF_LENGTH.has(doc.tokens[value.to]?.norm ?? '')) continue
      if (OF_ENDS.has(doc.tokens[value.from - 1]?.norm ?? '')) continue
      const before = parts[number - 1]
      const isBeside =
        before?.field === field &&
        before.clause.sentence === clause.sentence &&
        clause.to - clause.from <= SHORT_CLAUSE
      if (speaksOfRoot(part) || (isBeside && speaksOfRoot(before)))
        sheet.say('regrowth_cm', value.value, part, value, true)
    }
  }
}
const speaksOfRoot = ({ mentions }: Part): boolean =>
  mentions.some(({ concept, standing }) => OF_ROOTS.has(concept) && standing !== 'other')
/** In centimetres: anything longer is the length of the hair. */
const LONGEST_REGROWTH = 30
const OF_LENGTH = new Set(['length', 'lengths', 'long', 'off', 'trim', 'cut', 'bob'])
const OF_ENDS = new Set(['last', 'bottom', 'lower', 'off', 'lost', 'cut'])
/** In tokens: "about 2 cm", "1.5 inch new growth". */
const SHORT_CLAUSE = 6
const OF_ROOTS = new Set(['zone.root', 'service.roots', 'grey', 'growing_out', 'made.natural'])
/** Natural hair grows in below these. */
const COLOURS = new Set([
  'growing_out',
  ...['box_dye', 'salon_colour', 'lightener', 'direct_dye', 'henna', 'metallic'].map(
    what => `history.${what}`,
  ),
])
/** In tokens: how far a word reaches. */
const NEAR = 3

/** What was put on the hair, and how many weeks ago; the condition field counts too. */
function readHistory(parts: readonly Part[], sheet: Sheet): void {
  let latest: string | null = null
  for (const part of parts) {
    const { mentions, values, shades, clause, doc } = part
    const done: Placed[] = []
    for (const mention of mentions) {
      const { concept, standing, sure } = mention
      if (under(concept, 'history') === null || standing === 'other' || standing === 'maybe') continue
      const isAlone = mention.from === clause.from && mention.to === clause.to
      // "Lengths are not bleached" says nothing about the rest.
      const zones = standing === 'denied' ? zonesOf(part, mention) : null
      if (zones) {
        sheet.takes(part)
        if (concept === 'history.lightener')
          for (const zone of zones) sheet.say(`${zone}.lightened`, false, part, mention, sure)
        continue
      }
      sheet.say(concept, standing !== 'denied', part, mention, sure || (standing === 'denied' && isAlone))
      if (standing === 'denied') continue
      latest = concept
      done.push(mention)
    }
    if (shades.some(({ tone }) => tone !== null)) latest ??= 'history.salon_colour'
    const lightened =
      part.field === 'hairCondition' && done.some(({ concept }) => concept === 'history.lightener')
    for (const shade of lightened ? shades : []) {
      sheet.say('lengths.level', shade.level, part, shade, true)
      sheet.say('lengths.made', 'lightened', part, shade, true)
    }
    const isLast = mentions.some(({ concept }) => concept === 'last')
    for (const value of values) {
      if (value.of !== 'weeks' || value.value >= MOST_WEEKS) continue
      const before = doc.tokens[value.from - 1]?.norm ?? ''
      const next = doc.tokens[value.to]?.norm ?? ''
      const isAgo = ENDS_AGO.has(doc.tokens[value.to - 1]?.norm ?? '') || ENDS_AGO.has(next)
      // "Three times a week" says how often.
      if (doc.tokens[value.from]?.norm === 'a' && !isAgo) continue
      if (
        (NOT_AGO.has(before) && !isAgo) ||
        isHowLong(value, before, next) ||
        (before === 'for' && !isLast && done.every(each => each.standing !== 'past'))
      )
        continue
      // "Off to Spain on Friday": a day this week may be in the future.
      if (value.value === 0 && done.length === 0 && !isAlone(part, value)) continue
      const what = nearest(done, value)?.concept ?? latest ?? 'history.salon_colour'
      if (latest !== null || isLast || (part.field === 'currentColor' && isLastWord(part, value.to)))
        sheet.say(`${what}.weeks`, Math.round(value.value), part, value, true)
    }
  }
}
/** "The last 5 years", "4 yrs of box black"; but "last 6 wks" may be when it was done. */
const isHowLong = ({ value }: Amount, before: string, after: string | undefined): boolean =>
  (value > 9 && (before === 'last' || before === 'past')) || (value >= 52 && after === 'of')
const BESIDE_A_DAY = new Set(['on', 'just', 'only', 'it', 'was', 'done', 'had', 'that', 'and'])
/** Its clause says nothing else. */
const isAlone = ({ doc, clause }: Part, { from, to }: Stretch): boolean =>
  doc.tokens
    .slice(clause.from, clause.to)
    .every(({ norm }, at) => (clause.from + at >= from && clause.from + at < to) || BESIDE_A_DAY.has(norm))
const ENDS_AGO = new Set(['ago', 'since', 'back', 'now', 'old', 'or', 'so'])
const isLastWord = ({ doc, clause }: Part, at: number): boolean =>
  doc.tokens.slice(at, clause.to).every(({ norm }) => ENDS_AGO.has(norm))
/** Ten years: nobody counts further back. */
const MOST_WEEKS = 520

/** The nearest one; if two are equally near, the one before. */
function nearest(mentions: readonly Placed[], { from, to }: Stretch): Placed | undefined {
  const away = (mention: Placed): number => (mention.to <= from ? from - mention.to : mention.from - to + 0.5)
  return mentions.toSorted((a, b) => away(a) - away(b))[0]
}

/** Texture, porosity, length and condition, in whichever field. */
function readState(part: Part, sheet: Sheet): void {
  for (const mention of part.mentions.filter(({ standing }) => standing === 'said')) {
    for (const group of ['texture', 'porosity', 'length'] as const) {
      const value = under(mention.concept, group)
      // "fine" on its own may be an answer ("all fine"), not a texture.
      const isAll = mention.to - mention.from === part.doc.tokens.length
      if (isAll && value === 'fine') sheet.takes(part)
      else if (value !== null && value !== 'fine?') sheet.say(group, value, part, mention, mention.sure)
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
}

/** How much grey, and where, from the sentence that mentions it. */
function readGrey(parts: readonly Part[], sheet: Sheet): void {
  const key = ({ field, clause }: Part): string => `${field} ${clause.sentence}`
  const greys = new Set(parts.filter(speaksOfGrey).map(key))
  const shares: { value: number; part: Part; of: Amount }[] = []
  const shared = new Set(parts.filter(({ values }) => values.some(({ of }) => of === 'percent')).map(key))
  for (const [number, part] of parts.entries()) {
    if (!greys.has(key(part))) continue
    const before = parts[number - 1]
    const isAsked =
      before !== undefined && before.clause.to - before.clause.from <= 2 && before.field === part.field
    const isHere = speaksOfGrey(part) || (isAsked && speaksOfGrey(before))
    for (const mention of part.mentions) {
      const where = under(mention.concept, 'grey_where')
      if (where !== null && mention.standing !== 'denied' && (isHere || part.shades.length === 0))
        sheet.say('grey_where', where, part, mention, mention.sure)
      const percent = under(mention.concept, 'grey_percent')
      const isSaid =
        percent === '0' ? !isUntil(part, mention.to) : percent !== MUCH || mention.standing !== 'denied'
      // A figure beside it says more. "All grey" in a wish isn't a share.
      if (percent !== null && isSaid && part.field !== 'desiredColor')
        sheet.say('grey_percent', Number(percent), part, mention, mention.sure && !shared.has(key(part)))
    }
    for (const value of part.values)
      if (
        (value.of === 'percent' && !part.doc.tokens[value.to]?.norm.startsWith('cover')) ||
        (value.of === 'number' &&
          isHere &&
          value.value >= 15 &&
          value.value % 5 === 0 &&
          !isUntil(part, value.from - NEAR_UNTIL))
      )
        shares.push({ value: value.value, part, of: value })
    if (isHere) sheet.takes(part)
  }
  // "30% front and 60% back": the greyest part decides, and we ask about it. If another share is given too, 6 % is the
  // developer's strength.
  const own = shares.filter(({ value }) => !STRENGTHS.has(value))
  const [most, ...others] = (own.length > 0 ? own : shares).toSorted((a, b) => b.value - a.value)
  if (most)
    sheet.say(
      'grey_percent',
      most.value,
      most.part,
      most.of,
      most.value <= 100 && others.every(({ value }) => value === most.value),
    )
}
const STRENGTHS = new Set([1.5, 1.9, 3, 4, 6, 9, 12])
/** "Very grey": "not very" means little grey, but "not all grey" means a lot. */
const MUCH = '80'
/** "No grey until 40": that was the past, and the figure isn't a share. */
const UNTIL = new Set('until till til before since'.split(' '))
const NEAR_UNTIL = 4
const isUntil = ({ doc, clause }: Part, from: number): boolean =>
  doc.tokens
    .slice(Math.max(clause.from, from), Math.min(clause.to, from + NEAR_UNTIL))
    .some(({ norm }) => UNTIL.has(norm))
/** Short for grey: "50%gr", "60% g". */
const SHORT_GREY = new Set(['g', 'gr'])
const speaksOfGrey = ({ mentions, values, doc }: Part): boolean =>
  mentions.some(({ concept, standing }) => isOfGrey(concept) && standing !== 'other') ||
  values.some(({ of, to }) => of === 'percent' && SHORT_GREY.has(doc.tokens[to]?.norm ?? ''))
const isOfGrey = (concept: string): boolean =>
  concept === 'grey' || concept === 'grey_where.all' || under(concept, 'grey_percent') !== null

/** "root touch up, natural 7": the hair that is there, mentioned in the wish. */
const isHersNow = ({ mentions }: Part, { from }: Stretch): boolean =>
  mentions.some(({ concept, to }) => concept === 'made.natural' && from - to >= 0 && from - to <= 1)
/** Beside another service, these only say how it is done. */
const BESIDE = new Set(['all_over', 'toner', 'gloss', 'grey_blend', 'darker', 'same_again'])

function readWish(parts: readonly Part[], sheet: Sheet): void {
  const services: { service: string; part: Part; mention: Placed }[] = []
  for (const part of parts) {
    for (const mention of part.mentions.filter(({ standing }) => standing !== 'other')) {
      const { concept, denied, sure } = mention
      const isWanted = !denied && !isUnwanted(part.doc, mention)
      const service = under(concept, 'service')
      if (service !== null) {
        sheet.takes(part)
        if (isWanted) services.push({ service, part, mention })
      }
      const tone = under(concept, 'tone')
      if (tone !== null) {
        sheet.takes(part)
        if (isWanted) sheet.say('wish.tone', tone, part, mention, sure)
      }
      if (concept === 'cover_grey') sheet.say('wish.cover_grey', !denied, part, mention, sure)
      const level = under(concept, 'level')
      if (level !== null && level !== '?' && part.shades.length === 0 && isWanted)
        sheet.say('wish.level', Number(level), part, mention, sure)
    }
    for (const shade of part.shades) {
      if (isHersNow(part, shade)) {
        sheet.say('root.level', shade.level, part, shade, true)
        sheet.say('root.made', 'natural', part, shade, true)
        continue
      }
      sheet.say('wish.level', shade.level, part, shade, !shade.bare || part.shades.length === 1)
      if (shade.tone) sheet.say('wish.tone', shade.tone.tone, part, shade, shade.tone.sure)
    }
  }
  const main = services.filter(({ service }) => !BESIDE.has(service))
  for (const { service, part, mention } of main.length > 0 ? main : services)
    sheet.say('wish.service', service, part, mention, mention.sure)
}

/** What the card and the last formula know, if the text says nothing. */
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
