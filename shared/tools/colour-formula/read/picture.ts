// The whole of what was said, as one picture that the engine reasons from.
import type { Facts } from '../../../facts'
import type { Length } from '../../../trade/amounts'
import { type Maker, makerOf } from '../../../trade/codes'
import type { ColourInput } from '../schema'
import { contradictions, fromNotes } from './doubts'
import { type Grey, readGrey } from './grey'
import { CUT_OFF, type History, readHistory } from './history'
import { apart, type Brass, brassIn, DONE, GUESSES, lifted, REDHEAD, readLength, redAfter } from './look'
import { type Person, readPerson } from './person'
import { says } from './says'
import { toneIn } from './shade-names'
import { type ReadShade, shadesIn } from './shades'
import { plain, tidy, withoutOrders } from './tidy'
import { readWish, type Wish } from './wish'
import { DYED_BEFORE, depth, isNatural, type Made, type Place, zoneOf } from './zones'

export type Picture = {
  maker: Maker | null
  brand: string | null
  grey: Grey
  history: History
  person: Person
  wish: Wish
  /** The natural level, at the roots. */
  natural: number | null
  root: Place | null
  /** Mid-lengths to ends, or the hair all over where no zones were named. */
  lengths: Place | null
  ends: Place | null
  regrowthCm: number | null
  /** Two zones or more, more than a level apart or made differently. */
  zoned: boolean
  highlighted: boolean
  brass: Brass
  redhead: boolean
  length: Length
  fine: boolean
  coarse: boolean
  /** Levels that don't exist, as typed. */
  impossible: string[]
  contradictions: string[]
  assumed: string[]
  /** A part of the text gave orders to a program and was left out. */
  ordersIgnored: boolean
  text: { now: string; wish: string; all: string }
}

/** `today`: an ISO instant, for a year of birth. */
export function readPicture(input: ColourInput, facts: Facts, today: string): Picture {
  const year = Number(today.slice(0, 4)) || 2026
  const current = withoutOrders(plain(input.currentColor))
  const desired = withoutOrders(plain(input.desiredColor))
  const condition = withoutOrders(plain(input.hairCondition))
  // "…, she wants to go to a 9" in the first field belongs to the wish.
  const { text: currentText, wish: alsoWished } = apart(tidy(current.text))
  const now = `${currentText}\n${tidy(condition.text)}`
  const wishText = [tidy(desired.text), alsoWished].filter(Boolean).join('\n')
  const all = `${now}\n${wishText}`
  const notes = tidy(
    [
      facts.client?.notes ?? '',
      ...facts.notes.map(note => note.text),
      ...(facts.client?.concerns ?? []),
    ].join('\n'),
  )
  const brand = facts.salon?.colour_brand ?? null
  const maker = makerOf(`${all} ${brand ?? ''}`) ?? makerOf(brand)
  const assumed: string[] = []
  const history = readHistory(now, wishText, tidy(condition.text))
  const person = readPerson(all, [wishText, apart(tidy(condition.text)).wish].join('\n'), year)
  const wish = readWish(wishText, desired.text, maker)
  const grey = readGrey(now, wishText)
  fromNotes(notes, history, person, now)

  // What was cut off has no level any more; its place is kept blank.
  const onHead = currentText.replace(/[^,;\n]+/g, piece =>
    CUT_OFF.test(piece) ? ' '.repeat(piece.length) : piece,
  )
  // Words decide where a code alone does not: "red 6/66".
  const said = toneIn(currentText)
  let shades = shadesIn(onHead, current.text, maker).map(shade =>
    shade.how === 'code' && !shade.sure && said
      ? { ...shade, tone: said }
      : shade.how === 'level' && shade.tone === null
        ? { ...shade, tone: redAfter(currentText, shade) }
        : shade,
  )
  let read = currentText
  // "Blonde" says less than a level does, wherever that stands.
  const inCondition = shadesIn(tidy(condition.text), condition.text, maker).filter(
    shade => shade.how !== 'name',
  )
  const vaguely =
    shades.every(shade => shade.how === 'name' && /^(?:blonde|brown|brunette)$/.test(shade.written)) &&
    inCondition.some(shade => shade.how === 'level' && !isNatural(tidy(condition.text), shade))
  if (vaguely || !shades.some(shade => shade.level !== null)) {
    read = tidy(condition.text)
    shades = inCondition
  }
  const impossible = [...shades, ...wish.shades]
    .filter(shade => shade.level !== null && (shade.level < 1 || shade.level > 12))
    .map(shade => shade.written)
  impossible.push(
    ...shades
      .filter(shade => shade.how === 'level' && (shade.level ?? 0) > 10 && (shade.level ?? 0) <= 12)
      .map(shade => shade.written),
  )
  const levels = shades.filter(shade => shade.level !== null && shade.level >= 1 && shade.level <= 12)
  // A name beside a level or a code only describes it: "natural level 4 medium brown".
  const strong = levels.filter(shade => shade.how !== 'name')
  const usable =
    strong.length > 0
      ? levels.filter(
          shade =>
            shade.how !== 'name' ||
            (DYED_BEFORE.test(read.slice(0, shade.index)) && strong.every(other => isNatural(read, other))) ||
            (zoneOf(read, shade) !== null &&
              !strong.some(other => zoneOf(read, other) === zoneOf(read, shade))),
        )
      : levels

  let made: Made = history.bleached ? 'bleach' : history.tinted || history.direct ? 'tint' : 'virgin'
  const redhead = REDHEAD.test(now) && says(now, REDHEAD)
  // Nobody is born orange or yellow: hair that is called so was lifted, unless it is a redhead's.
  if (
    made === 'virgin' &&
    !history.virgin &&
    !history.remover &&
    !redhead &&
    lifted(now) &&
    !/\bnatural/.test(currentText)
  ) {
    history.bleached = true
    history.bleachedTimes = Math.max(1, history.bleachedTimes)
    made = 'bleach'
  }
  const place = (shade: ReadShade, how: Made): Place => ({ level: depth(shade), tone: shade.tone, made: how })
  // A toned code of hair that nobody called natural is a colour: natural hair is written 6/0.
  const toned = usable.some(
    shade =>
      shade.how !== 'name' &&
      shade.tone !== null &&
      shade.tone !== 'natural' &&
      !isNatural(read, shade) &&
      zoneOf(read, shade) !== 'root',
  )
  if (made === 'virgin' && toned && !history.virgin) {
    history.tinted = true
    made = 'tint'
  }
  // Natural hair of level 9 and lighter is rare on a grown head: unsaid, it was lightened, and wants that care.
  const palest = Math.max(0, ...usable.map(depth))
  if (
    made === 'virgin' &&
    !history.virgin &&
    palest >= 9 &&
    !/\bnatural|\bnever\b|\bwhite\b|\bgrey\b|\bgrandmother/.test(now)
  ) {
    made = 'bleach'
    history.bleached = true
    history.bleachedTimes = Math.max(1, history.bleachedTimes)
    assumed.push('Level 9 and lighter is read as lightened hair; say so if it is natural.')
  }
  let root: Place | null = null
  let lengths: Place | null = null
  let ends: Place | null = null
  for (const shade of usable) {
    const zone = zoneOf(read, shade)
    const natural = isNatural(read, shade)
    const dyedThere =
      natural &&
      zone === 'lengths' &&
      usable.some(other => other !== shade && !isNatural(read, other) && zoneOf(read, other) === 'lengths')
    if (dyedThere) root ??= place(shade, 'virgin')
    else if (zone === 'root' && !(root && natural === false)) root = place(shade, 'virgin')
    else if (zone === 'ends') ends = place(shade, made)
    else if (zone === 'lengths') lengths = place(shade, made)
    else if (natural && (usable.length > 1 || history.tinted || history.bleached || history.direct))
      root ??= place(shade, 'virgin')
    else lengths ??= place(shade, made)
  }
  if (!lengths && ends) {
    lengths = ends
    ends = null
  }
  if (!lengths && (history.bleached || history.tinted) && read === currentText) {
    const past = tidy(condition.text)
    const done = shadesIn(past, condition.text, maker).find(
      shade =>
        shade.how !== 'name' &&
        (shade.level ?? 0) >= 1 &&
        (shade.level ?? 99) <= 10 &&
        DONE.test(past.slice(Math.max(0, shade.index - 30), shade.index + 30)) &&
        !isNatural(past, shade),
    )
    if (done) lengths = place(done, made)
  }
  if (!root && lengths && lengths.made !== 'virgin' && read === currentText) {
    const rest = tidy(condition.text)
    const natural = shadesIn(rest, condition.text, maker).find(
      shade =>
        shade.how !== 'name' &&
        (shade.level ?? 0) >= 1 &&
        (shade.level ?? 99) <= 10 &&
        /\bnatural/.test(rest) &&
        (isNatural(rest, shade) || zoneOf(rest, shade) === 'root'),
    )
    if (natural) root = place(natural, 'virgin')
  }
  const highlighted = says(now, /\bhighlight(?:s|ed)?\b|\bbalayage|\bfoils?\b|\bombre\b|\bbabylights/)
  const last = facts.formulas[0]
  if (!root && !lengths && last?.result) {
    lengths = { level: last.result.level, tone: null, made: 'tint' }
    assumed.push(
      `The hair is as the formula of ${last.made_at.slice(0, 10)} left it: level ${last.result.level}.`,
    )
  }
  // Natural hair is one depth: lengths lighter than the natural root were lightened, darker ones were coloured.
  if (root?.made === 'virgin' && lengths?.made === 'virgin' && Math.abs(root.level - lengths.level) > 0.9)
    lengths = { ...lengths, made: lengths.level > root.level ? 'bleach' : 'tint' }
  if (!root && !lengths) {
    const guess = GUESSES.find(([pattern]) => says(now, pattern))
    if (guess) {
      lengths = { level: guess[1], tone: null, made }
      assumed.push(
        `No level was named for the hair now: about level ${guess[1]} is assumed; please confirm it against the shade chart.`,
      )
    }
  }
  // Colour over a natural base without a level of its own is unknown: only a root is.
  if (root && !lengths && made === 'virgin') lengths = { ...root }
  const name = usable.find(shade => shade.how === 'name' && !shade.sure)
  if (name && strong.length === 0)
    assumed.push(
      `"${name.written}" is read as level ${name.level}, the UK/EU name; in the US it may be a level lighter, so please confirm it against the shade chart.`,
    )
  const ranged = usable.find(
    shade => shade.how === 'level' && shade.level !== null && !Number.isInteger(shade.level),
  )
  if (ranged)
    assumed.push(`Between two levels: worked from ${ranged.level}; confirm it against the shade chart.`)
  const natural = root?.level ?? (lengths?.made === 'virgin' ? lengths.level : null)

  const cm = now.match(/(\d+(?:[.,]\d)?)\s*-?\s*(cm|inch|"|'')/)
  const regrowthCm = cm ? Number((cm[1] ?? '0').replace(',', '.')) * (cm[2] === 'cm' ? 1 : 2.5) : null
  const zoned =
    history.banding ||
    (root !== null &&
      lengths !== null &&
      lengths.made !== 'virgin' &&
      (Math.abs(root.level - lengths.level) > 0.9 || root.made !== lengths.made)) ||
    (ends !== null && lengths !== null && Math.abs(ends.level - lengths.level) > 0.9)
  return {
    maker,
    brand,
    grey,
    history,
    person,
    wish,
    natural,
    root,
    lengths,
    ends,
    regrowthCm,
    zoned,
    highlighted,
    brass: brassIn(now),
    redhead,
    length: readLength(now),
    fine: says(now, /\bfine\b(?! condition)/),
    coarse: says(now, /\bcoarse\b|\bthick\b|\bstrong\b/),
    impossible,
    contradictions: contradictions(currentText, now, history, person),
    assumed,
    ordersIgnored: current.dropped || desired.dropped || condition.dropped,
    text: { now, wish: wishText, all },
  }
}
