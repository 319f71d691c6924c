// A person's pick overrides whatever a text, a card or a model says.
import type { Picks } from '../../../reading/understood/reading'
import type { Length } from '../../../trade/colour/amounts'
import { isTone, type Tone } from '../../../trade/tones'
import { WHAT_AGE } from '../read/doubts'
import type { History } from '../read/history/hair-history'
import type { Picture } from '../read/picture'
import { zonedBy } from '../read/places/places'
import type { HairMake, Place } from '../read/places/zones'
import type { Service } from '../read/wish/service'
import { ZONES, type Zone } from './paths'

const MADE: Readonly<Record<string, HairMake>> = {
  natural: 'virgin',
  tint: 'tint',
  lightened: 'bleach',
  direct: 'tint',
  henna: 'tint',
}
const SERVICE: Readonly<Record<string, Service>> = {
  all_over: 'all-over',
  roots: 'roots',
  highlights: 'foils',
  balayage: 'balayage',
  gloss: 'gloss',
  toner: 'toner',
  root_shadow: 'shadow',
  grey_blend: 'camouflage',
  colour_removal: 'removal',
}
const LENGTH: Readonly<Record<string, Length>> = {
  short: 'short',
  chin: 'medium',
  shoulder: 'medium',
  long: 'long',
}
const CONDITION: Readonly<Record<string, History['condition']>> = {
  sound: 'sound',
  dry: 'dry',
  fragile: 'fragile',
  breaking: 'fragile',
}

/** Assumptions about levels that we state only because nobody picked one. */
const OF_LEVELS = ['No level was named', 'Between two levels', 'Level 9 and lighter', '"']

const toneOf = (value: Picks[string] | undefined): Tone | undefined =>
  typeof value === 'string' && isTone(value) ? value : undefined
const numberOf = (value: Picks[string] | undefined): number | undefined =>
  typeof value === 'number' ? value : undefined

/** What a zone is if we assumed it was lightened with the rest, and it wasn't. */
const hadBefore = ({ tinted, direct }: History): HairMake => (tinted || direct ? 'tint' : 'virgin')

/** A zone with at least one pick; the rest stays as read. Null if nobody knows its level. */
function placeOf(zone: Zone, picks: Picks, picture: Picture): Place | null {
  const before = picture[zone]
  const isLightened = picks[`${zone}.lightened`]
  const spared = before?.made === 'bleach' && isLightened === false ? hadBefore(picture.history) : undefined
  const made =
    MADE[String(picks[`${zone}.made`] ?? '')] ?? (isLightened === true ? ('bleach' as const) : spared)
  const level = numberOf(picks[`${zone}.level`]) ?? before?.level
  if (level === undefined) return before
  const tone = toneOf(picks[`${zone}.tone`]) ?? (made === 'virgin' ? 'natural' : (before?.tone ?? null))
  const usual = zone === 'root' ? 'virgin' : (picture.lengths?.made ?? 'virgin')
  return { level, tone, made: made ?? before?.made ?? usual }
}

function historyWith(history: History, picks: Picks): History {
  const is = (what: string): boolean | undefined => {
    const value = picks[`history.${what}`]
    return typeof value === 'boolean' ? value : undefined
  }
  const ago = (what: string): number | undefined => numberOf(picks[`history.${what}.weeks`])
  const made = ZONES.map(zone => picks[`${zone}.made`])
  const has = (...kinds: string[]): boolean => made.some(kind => kinds.includes(String(kind)))
  /** Every zone that is named is natural. */
  const natural = picks['lengths.made'] === 'natural' && !has('tint', 'lightened', 'direct', 'henna')
  const boxDye = is('box_dye') ?? history.boxDye
  const lightened =
    has('lightened') ||
    ZONES.some(zone => picks[`${zone}.lightened`] === true) ||
    (is('lightener') ?? (natural ? false : history.bleached))
  const tinted =
    has('tint') ||
    (is('salon_colour') ?? (is('box_dye') === false || natural ? false : history.tinted)) ||
    boxDye
  const direct = has('direct') || (is('direct_dye') ?? (natural ? false : history.direct))
  const henna = has('henna') ? true : is('henna')
  return {
    ...history,
    boxDye,
    tinted,
    bleached: lightened,
    bleachedTimes: lightened ? Math.max(1, history.bleachedTimes) : 0,
    bleachedWeeks: ago('lightener') ?? (lightened ? history.bleachedWeeks : null),
    direct,
    henna: henna === undefined ? history.henna : henna ? 'present' : 'none',
    metallic: is('metallic') ?? history.metallic,
    remover: is('colour_remover') ?? history.remover,
    relaxed: is('relaxer') ?? history.relaxed,
    relaxedWeeks: ago('relaxer') ?? history.relaxedWeeks,
    perm: is('perm') ?? history.perm,
    permWeeks: ago('perm') ?? history.permWeeks,
    keratin: is('keratin') ?? history.keratin,
    keratinWeeks: ago('keratin') ?? history.keratinWeeks,
    virgin: natural || (history.virgin && !tinted && !lightened && !direct),
    condition: CONDITION[String(picks.condition ?? '')] ?? history.condition,
    conditionUnknown: history.conditionUnknown && picks.condition === undefined,
    porous: picks.porosity === undefined ? history.porous : picks.porosity === 'high',
  }
}

/** A different shade or service from last time, so what was used then isn't copied. */
const isNamed = (picks: Picks): boolean =>
  ['service', 'level', 'tone'].some(what => picks[`wish.${what}`] !== undefined)

function wishWith(picture: Picture, picks: Picks): Picture['wish'] {
  const { wish } = picture
  const level = numberOf(picks['wish.level'])
  const tone = toneOf(picks['wish.tone'])
  const cover = picks['wish.cover_grey']
  const shade = {
    level: level ?? wish.shades[0]?.level ?? null,
    tone: tone ?? wish.tone,
    second: null,
    how: 'level' as const,
    written: level === undefined ? '' : `level ${level}`,
    index: 0,
    sure: true,
  }
  return {
    ...wish,
    service: SERVICE[String(picks['wish.service'] ?? '')] ?? wish.service,
    shades: level === undefined && tone === undefined ? wish.shades : [shade],
    tone: tone ?? wish.tone,
    coverGrey: typeof cover === 'boolean' ? cover : wish.coverGrey,
    same: isNamed(picks) ? picks['wish.service'] === 'same_again' : wish.same,
    vague: wish.vague && !Object.keys(picks).some(path => path.startsWith('wish.')),
  }
}

/** A picked shade is the whole wish: depths that the text names for single zones no longer apply. */
const withoutDepths = (manner: Picture['manner']): Picture['manner'] => {
  const { root, lengths } = manner.where
  return {
    ...manner,
    where: {
      root: root && { ...root, level: null, code: null },
      lengths: lengths && { ...lengths, level: null, code: null },
    },
  }
}

export function withTold(picture: Picture, picks: Picks): Picture {
  const paths = Object.keys(picks)
  if (paths.length === 0) return picture
  const of = (zone: Zone): boolean => paths.some(path => path.startsWith(`${zone}.`))
  const places = {
    root: of('root') ? placeOf('root', picks, picture) : picture.root,
    lengths: of('lengths') ? placeOf('lengths', picks, picture) : picture.lengths,
    ends: of('ends') ? placeOf('ends', picks, picture) : picture.ends,
  }
  // If only the natural root was named, the hair is natural throughout.
  if (
    places.root?.made === 'virgin' &&
    !places.lengths &&
    !picture.history.tinted &&
    !picture.history.bleached
  )
    places.lengths = { ...places.root }
  const hair = ZONES.some(of)
  const levels = ZONES.some(zone => picks[`${zone}.level`] !== undefined)
  const history = historyWith(picture.history, picks)
  const percent = numberOf(picks.grey_percent)
  return {
    ...picture,
    ...places,
    history,
    natural: places.root?.level ?? (places.lengths?.made === 'virgin' ? places.lengths.level : null),
    zoned: hair ? history.banding || zonedBy(places) : picture.zoned,
    worn: hair ? null : picture.worn,
    unsaidColour: picks['lengths.made'] === undefined ? picture.unsaidColour : null,
    impossible: levels ? [] : picture.impossible,
    contradictions: hair ? picture.contradictions.filter(text => text === WHAT_AGE) : picture.contradictions,
    assumed: levels
      ? picture.assumed.filter(text => !OF_LEVELS.some(start => text.startsWith(start)))
      : picture.assumed,
    regrowthCm: numberOf(picks.regrowth_cm) ?? picture.regrowthCm,
    grey: percent === undefined ? picture.grey : { ...picture.grey, percent, said: true },
    texture: picks.texture === undefined ? picture.texture : String(picks.texture),
    length: LENGTH[String(picks.length ?? '')] ?? picture.length,
    wish: wishWith(picture, picks),
    manner: isNamed(picks) ? withoutDepths(picture.manner) : picture.manner,
    changes: isNamed(picks) && picks['wish.service'] !== 'same_again' ? null : picture.changes,
  }
}
