import { pigmentAt } from '../../../trade/colour/pigment'
import { COOL_TONES, type Tone, WARM_TONES } from '../../../trade/tones'
import type { Picture } from '../read/picture'
import type { HairMake } from '../read/places/zones'

export type Journey = { from: number; to: number; tone: Tone; made: HairMake }

export const isCool = (tone: Tone): boolean => COOL_TONES.includes(tone)

export const isWarm = (tone: Tone): boolean => WARM_TONES.includes(tone)

export const inFoils = (picture: Picture): boolean =>
  picture.wish.service === 'foils' || picture.wish.service === 'balayage'

/**
 * The tone that takes lifted hair to the one wanted: a neutraliser for cool and natural tones, the tone itself for
 * warm.
 */
export function finishTone(level: number, tone: Tone): Tone {
  if (isWarm(tone) || tone === 'beige' || tone === 'brown') return tone
  const { neutralTone } = pigmentAt(level)
  return level >= 8 && tone === 'ash'
    ? level >= 9
      ? 'violet'
      : 'pearl'
    : isCool(tone) && level >= 9
      ? 'violet'
      : neutralTone
}

export function why(level: number, tone: Tone): string {
  const pigment = pigmentAt(level)
  return isWarm(tone)
    ? `At level ${level} the hair shows ${pigment.words}: the warmth that is wanted, so it is only refined.`
    : `At level ${level} the hair shows ${pigment.words}: ${pigment.neutraliser} cancels it.`
}

export const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
