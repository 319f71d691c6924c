// Everything that was said, as the one picture that the engine reasons from.

import { dayText } from '../../../day-text'
import type { Facts } from '../../../facts'
import { withoutOthers } from '../../../reading/person/age'
import { unlooked } from '../../../reading/understood/looked'
import type { Picks, Raised, Reading } from '../../../reading/understood/reading'
import { spokenIn } from '../../../salon/consultation/said'
import type { Length } from '../../../trade/colour/amounts'
import { type Maker, makerOf } from '../../../trade/colour/codes'
import { isTone, type Tone } from '../../../trade/tones'
import type { ColourInput } from '../schema'
import { withGaps } from '../told/gaps'
import { withTold } from '../told/told'
import { type Texts, worded } from '../told/worded'
import { type Consulted, withConsultation } from './consulted'
import { contradictions, fromNotes, otherHair, withoutPpd } from './doubts'
import { type History, readHistory } from './history/hair-history'
import { type OnTheCard, onTheCard } from './on-the-card'
import { type Person, readPerson } from './person'
import { type Grey, readGrey } from './places/grey'
import { apart, type Brass, brassIn, describedIn, isRedhead, readLength } from './places/look'
import { madeOf } from './places/made'
import { levelOfPieces } from './places/pieces'
import { completed, guessed, placesOf, toldApart, zonedBy } from './places/places'
import { type SaidLevels, saidLevels } from './places/said-levels'
import { type Worn, wornShades } from './places/worn'
import type { Place } from './places/zones'
import { asMeant, personOf, readColour } from './reading'
import { says } from './says'
import { plain, tidy, withoutOrders } from './tidy/tidy'
import { glossAlone, withoutResults } from './wish/asked-where'
import { type Changes, changesIn } from './wish/changes'
import { type Manner, mannerOf } from './wish/manner'
import { serviceIn, tonesPieces } from './wish/service'
import { readWish, type Wish, wantsNoCover } from './wish/wish'

export type Picture = {
  maker: Maker | null
  brand: string | null
  grey: Grey
  history: History
  /** Colour that this salon put on and nobody mentioned. */
  unsaidColour: OnTheCard | null
  person: Person
  consulted: Consulted
  wish: Wish
  manner: Manner
  /** The changes asked for to the saved bowls; null if the saved bowls aren't asked for. */
  changes: Changes
  /** The natural level, at the roots. */
  natural: number | null
  root: Place | null
  /** Mid-lengths to ends, or all the hair if no zones were named. */
  lengths: Place | null
  ends: Place | null
  /** The card's own shades for root and lengths, if the same is wanted again. */
  worn: Worn | null
  regrowthCm: number | null
  /** Two zones or more, over a level apart or made differently. */
  zoned: boolean
  highlighted: boolean
  brass: Brass
  redhead: boolean
  length: Length
  /** fine, medium or coarse; null if not said. */
  texture: string | null
  /** Light pieces are to be toned, but nobody said how light they are. */
  piecesUnknown: boolean
  /** Levels that don't exist, as typed. */
  impossible: string[]
  contradictions: string[]
  /** What to ask because of the text itself, whatever is picked about the hair. */
  textDoubts: string[]
  assumed: string[]
  /** Part of the text gave orders to a program, and we left it out. */
  ordersIgnored: boolean
  /** Text about the hair and the person that nobody understood or has looked at, as typed. */
  unread: string[]
  /** Concerns about the person and the hair that nobody has answered yet. */
  raised: readonly Raised[]
  /** Questions to ask because of them. */
  toAsk: string[]
  text: { now: string; wish: string; all: string }
}

const COVER = /\bcover(?:ed|age|ing)?\b/

/** `today`: an ISO instant, needed when only a year of birth is given. */
export function readPicture(asked: ColourInput, facts: Facts, today: string): Picture {
  const { texts, picks } = worded(asked)
  const { picks: _, ...typed } = asked
  const second = readColour(typed, facts, today)
  const picture = withTold(withGaps(pictureOf(texts, second, facts, today), second), picks)
  return { ...picture, unread: toLookAt(second, picks), raised: openIn(second, picks) }
}

/** "Not known" is no answer. What a record says counts as known. */
const openIn = ({ raised }: Reading, picks: Picks): Raised[] =>
  raised.filter(
    ({ concept, field, sure = true }) =>
      (sure || OF_SKIN_AND_LIFE.has(concept)) &&
      field !== 'card' &&
      field !== 'consultation' &&
      !ANSWERED.has(String(picks[`raised.${concept}`])),
  )
/**
 * We ask about these even if the word has two senses. "Relaxed" may not mean a relaxer, but a reaction is always to
 * something.
 */
const OF_SKIN_AND_LIFE = new Set([
  'reaction_to_colour',
  'allergy',
  'pregnant_or_nursing',
  'illness_or_medicine',
])
const ANSWERED = new Set(['yes', 'no'])

const toLookAt = ({ pieces }: Reading, picks: Picks): string[] =>
  unlooked(pieces, picks)
    .filter(({ field }) => field !== 'desiredColor')
    .map(({ quote }) => quote)

/** `read`: what the words-as-data reader found in the same text. */
function pictureOf(typed: Texts, read: Reading, facts: Facts, today: string): Picture {
  const input = asMeant(typed)
  const year = Number(today.slice(0, 4)) || 2026
  const current = withoutOrders(plain(input.currentColor))
  const desired = withoutOrders(plain(input.desiredColor))
  const told = withoutOrders(plain(input.hairCondition))
  // No levels are read from here, but the ages of people with the client are.
  const condition = { tidied: withoutOthers(tidy(told.text)), raw: told.text }
  // "…, she wants to go to a 9" in the first field is part of the wish.
  const { text: there, wish: alsoWished } = apart(tidy(current.text))
  const { rest: asked, described } = describedIn(tidy(desired.text))
  const currentText = [withoutOthers(there), described].filter(Boolean).join(', ')
  const now = `${currentText}\n${condition.tidied}`
  const asWritten = [asked, alsoWished].filter(Boolean).join('\n')
  const wishText = withoutResults(asWritten)
  const all = `${now}\n${asWritten}`
  const spoken = spokenIn(facts.consultation)
  const noted = [
    facts.client?.notes ?? '',
    ...facts.notes.map(note => note.text),
    ...(facts.client?.concerns ?? []),
    spoken?.words ?? '',
  ].join('\n')
  const brand = facts.salon?.colour_brand ?? null
  const maker = makerOf(`${all} ${brand ?? ''}`) ?? makerOf(brand)
  const assumed: string[] = []
  const history = readHistory(now, wishText, condition.tidied)
  // What stands beside an order still counts for the person.
  const wishes = [asWritten, apart(condition.tidied).wish].join('\n')
  const person = readPerson(personOf(typed), typed, wishes, year)
  const wish = readWish(wishText, desired.text, maker)
  // Pieces that haven't been lightened yet can't be toned. On relaxed hair, any service on light pieces is judged like
  // lightening.
  const toningPieces = wish.service === 'toner' && tonesPieces(wishText)
  if (toningPieces && (!history.bleached || history.relaxed)) wish.service = 'foils'
  const grey = readGrey(now, wishText, read.facts.grey_percent)
  // "Cover it", after grey was mentioned.
  if (grey.percent > 0 && says(wishText, COVER) && !wantsNoCover(wishText)) {
    wish.coverGrey = true
    wish.vague = false
  }
  fromNotes(noted, history, person, now)
  const consulted = withConsultation(spoken, person, history, today)
  const isSaid = history.tinted || history.bleached || history.direct || history.remover
  const unsaidColour = isSaid || history.cutOff ? null : onTheCard(facts, today)
  const saidNatural = /\bnatural/.test(currentText)
  if (unsaidColour && !saidNatural && !history.virgin) {
    history.tinted = !unsaidColour.lightened
    history.bleached = unsaidColour.lightened
    history.bleachedTimes = unsaidColour.lightened ? 1 : 0
    assumed.push(
      `The card has ${unsaidColour.lightened ? 'lightening' : 'colour'} of ${dayText(unsaidColour.made_at)}: the hair is taken as ${unsaidColour.lightened ? 'lightened' : 'coloured'}; say "natural" if that is cut off or grown out.`,
    )
  }

  const levels = saidLevels(
    { tidied: currentText, raw: current.text },
    condition,
    maker,
    wish.shades,
    !history.virgin && (history.tinted || history.bleached || history.direct),
  )
  const redhead = isRedhead(now, history)
  const made = madeOf(history, levels, now, { redhead, saidNatural }, assumed)
  let places = placesOf(levels, history, made)
  if (levels.read === currentText) places = completed(places, condition, maker, history, made)
  const last = facts.formulas[0]
  if (!places.root && !places.lengths && last?.result) {
    places.lengths = { level: last.result.level, tone: toneOn(last.result.tone), made: 'tint' }
    // Below it the client's natural hair is growing in.
    if (last.start?.tone === 'natural')
      places.root = { level: last.start.level, tone: 'natural', made: 'virgin' }
    assumed.push(
      `The hair is as the formula of ${dayText(last.made_at)} left it: level ${last.result.level}.`,
    )
  }
  places = toldApart(places)
  if (!places.root && !places.lengths) {
    places.lengths = guessed(now, made)
    if (places.lengths)
      assumed.push(
        `No level was named for the hair now: about level ${places.lengths.level} is assumed; please confirm it against the shade chart.`,
      )
  }
  // Colour over a natural base without its own level is unknown; only the root is known.
  if (places.root && !places.lengths && made === 'virgin') places.lengths = { ...places.root }
  assumed.push(...unsureLevels(levels))
  const pieces = toningPieces && wish.service === 'toner' ? levelOfPieces(now, places) : null
  if (pieces !== null)
    places = {
      ...places,
      lengths: { level: pieces, tone: places.lengths?.tone ?? null, made: 'bleach' },
      ends: null,
    }
  const { root, lengths, ends } = places
  // A root shadow goes with light lengths. On other hair it means colouring the root, unless the rest is to go lighter.
  if (wish.service === 'shadow' && !history.bleached && !/shadow|smudge|melt|tap|stretch|drag/.test(wishText))
    wish.service = wish.shades.some(shade => (shade.level ?? 0) > (lengths?.level ?? root?.level ?? 10) + 0.6)
      ? serviceIn(wishText.replace(/\bdrop\w*\b/g, ' '))
      : 'roots'
  if (wish.service === 'roots' && glossAlone(wishText, wish.shades, lengths?.level ?? null, history.bleached))
    wish.service = 'gloss'
  return {
    maker,
    brand,
    grey,
    history,
    unsaidColour,
    person,
    consulted,
    wish,
    changes: changesIn(wishText, wish.shades),
    manner: mannerOf({ now, wish: wishText, all }, wish.shades, maker),
    natural: root?.level ?? (lengths?.made === 'virgin' ? lengths.level : null),
    root,
    lengths,
    ends,
    worn: keepsCard(wish) ? wornShades(levels) : null,
    regrowthCm: numberAt(read, 'regrowth_cm'),
    zoned: history.banding || zonedBy(places),
    highlighted: says(now, /\bhighlight(?:s|ed)?\b|\bbalayage|\bfoils?\b|\bombre\b|\bbabylights/),
    brass: brassIn(now),
    redhead,
    length: readLength(now),
    texture: read.facts.texture?.sure ? String(read.facts.texture.value) : null,
    piecesUnknown: toningPieces && wish.service === 'toner' && pieces === null,
    impossible: levels.impossible,
    contradictions: [...contradictions(currentText, now, history, person), ...consulted.doubts],
    assumed,
    textDoubts: [...withoutPpd(all), ...otherHair({ now, wish: wishText })],
    ordersIgnored: current.dropped || desired.dropped || told.dropped,
    unread: [],
    raised: [],
    toAsk: [],
    text: { now, wish: wishText, all },
  }
}

/** Nothing new is named, so what the card says goes on again. */
const keepsCard = ({ same, service, shades, tone, warmer, cooler, by, direction }: Wish): boolean =>
  (same || service === 'roots') &&
  shades.length === 0 &&
  tone === null &&
  !warmer &&
  !cooler &&
  by === null &&
  direction === null

/** Which levels need confirming: a name with two meanings, or a half level. */
function unsureLevels({ usable, strong }: SaidLevels): string[] {
  const name = usable.find(shade => shade.how === 'name' && !shade.sure)
  const ranged = usable.find(
    shade => shade.how === 'level' && shade.level !== null && !Number.isInteger(shade.level),
  )
  return [
    ...(name && strong.length === 0
      ? [
          `"${name.written}" is read as level ${name.level}, the UK/EU name; in the US it may be a level lighter, so please confirm it against the shade chart.`,
        ]
      : []),
    ...(ranged
      ? [`Between two levels: worked from ${ranged.level}; confirm it against the shade chart.`]
      : []),
  ]
}

/** The tone as a formula on the card names it. */
const toneOn = (tone: string | null): Tone | null => (tone !== null && isTone(tone) ? tone : null)

/** What was read at a path as a number. */
function numberAt({ facts }: Reading, path: string): number | null {
  const value = facts[path]?.value
  return typeof value === 'number' ? value : null
}
