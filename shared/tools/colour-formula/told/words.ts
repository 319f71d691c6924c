// Picks in words that a stylist would write: shown in the question, and read by the plan along with the text.
import type { Picks } from '../../../reading/understood/reading'
import { fieldOf, HISTORY, ZONES, type Zone } from './paths'

const ZONE_WORDS: Record<Zone, string> = { root: 'roots', lengths: 'lengths', ends: 'ends' }
const MADE_WORDS: Readonly<Record<string, string>> = {
  natural: 'natural',
  tint: 'tinted',
  lightened: 'bleached',
  direct: 'direct dye on',
  henna: 'henna on',
}
const DONE_WORDS: Readonly<Record<(typeof HISTORY)[number], string>> = {
  box_dye: 'box dye',
  salon_colour: 'salon colour',
  lightener: 'bleached',
  toner: 'toned',
  direct_dye: 'direct dye',
  henna: 'henna',
  metallic: 'metallic dye',
  colour_remover: 'colour remover',
  relaxer: 'relaxer',
  perm: 'perm',
  keratin: 'keratin treatment',
}
const DENIED_WORDS: Readonly<Record<string, string>> = { lightener: 'not lightened', toner: 'not toned' }
const SERVICE_WORDS: Readonly<Record<string, string>> = {
  all_over: 'all over',
  roots: 'root touch-up',
  highlights: 'highlights',
  balayage: 'balayage',
  gloss: 'gloss',
  toner: 'toner',
  root_shadow: 'root shadow',
  grey_blend: 'grey blending',
  darker: 'darker',
  correction: 'colour correction',
  colour_removal: 'remove the colour',
  same_again: 'same as last time',
}
const WHERE_WORDS: Readonly<Record<string, string>> = {
  temples: 'at the temples',
  front: 'at the front',
  nape: 'at the nape',
  scattered: 'scattered',
  all: 'all over',
}
const CONDITION_WORDS: Readonly<Record<string, string>> = {
  sound: 'healthy',
  dry: 'dry',
  fragile: 'fragile',
  breaking: 'snapping and breaking',
}
const CONCERN_WORDS: Readonly<Record<string, string>> = {
  reaction_to_colour: 'had a reaction to hair colour',
  allergy: 'has an allergy',
  under_16: 'client is under 16',
  pregnant_or_nursing: 'pregnant',
  scalp_broken: 'scalp sore and broken',
  scalp_condition: 'scalp condition',
  hair_loss: 'hair loss',
  illness_or_medicine: 'ill or on medication',
  black_henna: 'had a black henna tattoo',
  henna: 'henna on the hair',
  metallic: 'metallic dye on the hair',
  relaxer: 'relaxed hair',
  recent_perm: 'perm last week',
  breakage: 'hair snapping and breaking',
  home_colour: 'box dye at home',
}

const shown = (value: Picks[string] | undefined): string =>
  typeof value === 'number' ? value.toLocaleString('en-GB', { maximumFractionDigits: 1 }) : String(value)

function zoneWords(zone: Zone, picks: Picks): string[] {
  const [level, tone, made] = [picks[`${zone}.level`], picks[`${zone}.tone`], picks[`${zone}.made`]]
  const lightened = picks[`${zone}.lightened`]
  const words = [
    made === undefined ? '' : (MADE_WORDS[String(made)] ?? ''),
    lightened === undefined || made === 'lightened' ? '' : lightened ? 'bleached' : 'not lightened',
    level === undefined ? '' : `level ${shown(level)}`,
    tone === undefined || (tone === 'natural' && made === 'natural') ? '' : String(tone),
  ].filter(Boolean)
  return words.length === 0 ? [] : [`${ZONE_WORDS[zone]} ${words.join(' ')}`]
}

const hairWords = (picks: Picks): string[] => [
  ...ZONES.flatMap(zone => zoneWords(zone, picks)),
  ...(picks.regrowth_cm === undefined ? [] : [`${shown(picks.regrowth_cm)} cm regrowth`]),
  ...(picks.grey_percent === undefined
    ? []
    : picks.grey_percent === 0
      ? ['no grey']
      : [
          `${shown(picks.grey_percent)}% grey ${WHERE_WORDS[String(picks.grey_where ?? '')] ?? ''}`.trimEnd(),
        ]),
  ...HISTORY.flatMap(what => {
    const [was, weeks] = [picks[`history.${what}`], picks[`history.${what}.weeks`]]
    if (was === false) return [DENIED_WORDS[what] ?? `no ${DONE_WORDS[what]}`]
    if (was !== true && weeks === undefined) return []
    return [weeks === undefined ? DONE_WORDS[what] : `${DONE_WORDS[what]} ${shown(weeks)} weeks ago`]
  }),
]

function wishWords(picks: Picks): string[] {
  const [level, tone] = [picks['wish.level'], picks['wish.tone']]
  const shade = [level === undefined ? '' : `level ${shown(level)}`, tone === undefined ? '' : String(tone)]
    .filter(Boolean)
    .join(' ')
  const service = SERVICE_WORDS[String(picks['wish.service'] ?? '')] ?? ''
  const cover = picks['wish.cover_grey']
  return [
    [service, shade].filter(Boolean).join(service === 'darker' ? ' to ' : ' '),
    ...(cover === undefined ? [] : [cover ? 'cover the grey' : 'not to cover the grey']),
  ].filter(Boolean)
}

const stateWords = (picks: Picks): string[] => [
  ...(picks.texture === undefined ? [] : [`${picks.texture} hair`]),
  ...(picks.length === undefined ? [] : [picks.length === 'chin' ? 'chin length' : `${picks.length} length`]),
  ...(picks.porosity === undefined ? [] : [`${picks.porosity} porosity`]),
  ...(picks.condition === undefined ? [] : [CONDITION_WORDS[String(picks.condition)] ?? '']),
  ...Object.entries(CONCERN_WORDS).flatMap(([concern, words]) =>
    picks[`raised.${concern}`] === 'yes' ? [words] : [],
  ),
]

/** By field of the question; empty if nothing was picked for it. */
export const wordsOfPicks = (
  picks: Picks,
): Record<'currentColor' | 'desiredColor' | 'hairCondition', string> => {
  const of = (field: string): Picks =>
    Object.fromEntries(Object.entries(picks).filter(([path]) => fieldOf(path) === field))
  return {
    currentColor: hairWords(of('currentColor')).join(', '),
    desiredColor: wishWords(of('desiredColor')).join(', '),
    hairCondition: stateWords(of('hairCondition')).join(', '),
  }
}
