// The standard bowls of a plan: toner, demi, lightener and tint, each with its developer, ratio and time.
import { FOIL_GRAMS, FULL_HEAD_GRAMS, REGROWTH_GRAMS, TONER_GRAMS } from '../../../trade/colour/amounts'
import { demiRatio, LIGHTENER_RATIO, PAINTED_RATIO, permanentRatio } from '../../../trade/colour/ratios'
import { CHECK_LIGHTENER_EVERY, CHECK_TONER_EVERY, type Minutes, TIMES } from '../../../trade/colour/times'
import type { Tone } from '../../../trade/tones'
import type { Picture } from '../read/picture'
import type { ColourStep } from '../schema'
import { type Parts, shade, step } from './plan'

const weak = (picture: Picture): boolean => picture.history.condition !== 'sound' || picture.history.porous

/** Toner and demi use a low volume, lowest on porous hair. */
export const depositVolume = (picture: Picture): number => (weak(picture) ? 6 : 10)

export function toner(
  picture: Picture,
  level: number,
  tone: Tone,
  why: string,
  zone = 'Damp, lightened hair',
  wished: Tone | null = null,
): ColourStep {
  return step({
    kind: 'tone',
    title: 'Tone',
    zone,
    parts:
      // A single tube can hold both tones: "9,5-49" is beige and violet in one.
      wished === null ||
      shade(picture, level, wished).split(' ')[0] === shade(picture, level, tone).split(' ')[0]
        ? [{ what: `acid toner, ${shade(picture, level, tone)}`, share: 1 }]
        : [
            { what: `acid toner, ${shade(picture, level, wished)}`, share: 2 },
            { what: `acid toner, ${shade(picture, level, tone)}`, share: 1 },
          ],
    grams: TONER_GRAMS,
    volume: depositVolume(picture),
    ratio: demiRatio(picture.maker),
    minutes: picture.history.porous ? TIMES.porousToner : TIMES.toner,
    every: CHECK_TONER_EVERY,
    how: [why, 'Tone at the level really reached, not the one hoped for.'],
    watch: picture.history.porous ? ['Porous hair grabs: dilute, watch it, rinse early.'] : [],
  })
}

/** True for a zone that is only the root, so not for "Roots to ends". */
const isNewGrowth = (zone: string): boolean =>
  zone.startsWith('New growth') || (zone.startsWith('Root') && !zone.startsWith('Roots to'))

export function demi(
  picture: Picture,
  parts: Parts,
  title: string,
  zone: string,
  how: string[],
  minutes: Minutes = TIMES.demi,
  volume = depositVolume(picture),
): ColourStep {
  return step({
    kind: 'demi',
    title,
    zone,
    parts,
    grams: isNewGrowth(zone) ? REGROWTH_GRAMS : FULL_HEAD_GRAMS[picture.length],
    volume,
    ratio: demiRatio(picture.maker),
    minutes,
    how,
    watch: picture.history.porous
      ? ['Porous ends grab dark: half strength, shorter, half a level lighter.']
      : [],
  })
}

/** Off-scalp lightener, in foils or hand-painted, on hair that has never been coloured. */
export function lightenOff(picture: Picture, zone: string, how: string[] = []): ColourStep {
  const painted = picture.wish.service === 'balayage'
  return step({
    kind: 'lighten_off',
    title: painted ? 'Lighten, hand-painted' : 'Lighten in foils',
    zone,
    parts: [{ what: painted ? 'clay or powder lightener' : 'powder lightener', share: 1 }],
    grams: FOIL_GRAMS[picture.length],
    volume: picture.history.condition === 'sound' ? 20 : 10,
    ratio: painted ? PAINTED_RATIO : LIGHTENER_RATIO,
    minutes: TIMES.lightener,
    every: CHECK_LIGHTENER_EVERY,
    how: ['Keep it off the skin; fine sections, even saturation.', ...how],
    watch: [
      'Stop at the level wanted or when the strand weakens; never past pale yellow, never beyond the maker’s time.',
      'No overlap on hair that is already light.',
    ],
  })
}

/** Lightener that may touch the scalp, or that goes on coloured or lightened hair: low volume, and watched. */
export function lightenSafe(picture: Picture, zone: string, how: string[] = [], gentle = false): ColourStep {
  const low =
    gentle || picture.history.homeLightened || picture.history.condition !== 'sound' || picture.history.porous
  return step({
    kind: 'lighten_safe',
    title: 'Lighten gently',
    zone,
    parts: [{ what: 'lightener made for this use', share: 1 }],
    grams: FOIL_GRAMS[picture.length],
    volume: low ? 10 : 20,
    ratio: LIGHTENER_RATIO,
    minutes: low ? TIMES.gentleLightener : TIMES.lightener,
    every: CHECK_LIGHTENER_EVERY,
    how: [...how, 'No added heat.'],
    watch: [
      'Stop at the level wanted or when the strand weakens; never past pale yellow, never beyond the maker’s time.',
      'No overlap on hair that is already light.',
    ],
  })
}

export function bleachBath(picture: Picture, zone: string, how: string[]): ColourStep {
  return step({
    kind: 'lighten_safe',
    title: 'Bleach bath (soap cap)',
    zone,
    parts: [{ what: 'powder lightener, let down with shampoo', share: 1 }],
    grams: FOIL_GRAMS[picture.length],
    volume: 10,
    ratio: '1:1',
    minutes: TIMES.bleachBath,
    every: CHECK_LIGHTENER_EVERY,
    how,
    watch: ['Only on hair that passed the strand and stretch test; rinse as soon as it has moved.'],
  })
}

type TintKind = 'tint_lift1' | 'tint_lift2' | 'tint_grey' | 'tint_deposit'

export function tint(
  picture: Picture,
  kind: TintKind,
  parts: Parts,
  zone: string,
  how: string[],
  watch: string[] = [],
  volume = 20,
): ColourStep {
  const regrowth = ['regrowth', 'new growth'].some(word => zone.toLowerCase().includes(word))
  return step({
    kind,
    title: kind === 'tint_grey' ? 'Cover grey with permanent colour' : 'Permanent colour',
    zone,
    parts,
    grams: regrowth ? REGROWTH_GRAMS : FULL_HEAD_GRAMS[picture.length],
    volume,
    ratio: permanentRatio(picture.maker),
    minutes: kind === 'tint_grey' ? TIMES.grey : kind === 'tint_deposit' ? TIMES.deposit : TIMES.permanent,
    how,
    watch,
  })
}
