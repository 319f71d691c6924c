// The limits of every step, whoever wrote it: developer, ratio, minutes and grams. domain 1.4–1.6, 1.14
import { MAX_DEPOSIT, MAX_LIGHTENER, MAX_ON_SCALP_LIGHTENER, VOLUMES } from '../../../trade/colour/developers'
import { developerGrams } from '../../../trade/colour/ratios'
import { LONGEST } from '../../../trade/colour/times'
import type { Picture } from '../read/picture'
import type { ColourStep, StepKind } from '../schema'

const POWDER = /\b(?:bleach\w*|lightener|lightening powder|powder|blondor|decolou?r\w*)\b/i
const ON_SCALP = /(?<!off )(?<!off the )(?<!from the )\b(?:scalp|roots?|regrowth|new growth)\b/i

type Limits = { volume: number; ratios: RegExp; ratio: string | null; longest: number }

function limitsOf(kind: StepKind, picture: Picture): Limits {
  const { condition } = picture.history
  const most = condition === 'fragile' || condition === 'gummy' ? 10 : condition === 'dry' ? 20 : 40
  const upTo3 = /^1:(?:1(?:\.5)?|2(?:\.5)?|3)$/
  const upTo2 = /^1:(?:1(?:\.5)?|2)$/
  switch (kind) {
    case 'prep':
      return { volume: 0, ratios: /^$/, ratio: null, longest: 20 }
    case 'direct':
      return { volume: 0, ratios: /^$/, ratio: null, longest: LONGEST.direct }
    case 'remover':
      return { volume: 0, ratios: /^1:1$/, ratio: null, longest: LONGEST.remover }
    case 'presoften':
      return { volume: 20, ratios: /^1:1$/, ratio: null, longest: 15 }
    case 'fill':
      return { volume: 10, ratios: upTo2, ratio: '1:1', longest: LONGEST.fill }
    case 'demi':
      return { volume: MAX_DEPOSIT, ratios: upTo2, ratio: '1:1.5', longest: LONGEST.demi }
    case 'tone':
      return { volume: MAX_DEPOSIT, ratios: upTo2, ratio: '1:1.5', longest: LONGEST.tone }
    case 'tone20':
      return { volume: Math.min(20, most), ratios: upTo2, ratio: '1:1.5', longest: LONGEST.tone }
    case 'lighten_safe':
      return {
        volume: Math.min(MAX_ON_SCALP_LIGHTENER, most),
        ratios: upTo3,
        ratio: '1:2',
        longest: LONGEST.lightener,
      }
    case 'lighten_off':
      return {
        volume: Math.min(MAX_LIGHTENER, most),
        ratios: upTo3,
        ratio: '1:2',
        longest: LONGEST.lightener,
      }
    case 'highlift':
      return { volume: Math.min(40, most), ratios: upTo3, ratio: '1:2', longest: LONGEST.highLift }
    case 'tint_grey':
      return { volume: 20, ratios: upTo2, ratio: '1:1', longest: LONGEST.tint }
    case 'tint_deposit':
      return { volume: 20, ratios: upTo2, ratio: '1:1', longest: LONGEST.tint }
    case 'tint_lift1':
    case 'tint_lift2':
      return { volume: Math.min(30, most), ratios: upTo2, ratio: '1:1', longest: LONGEST.tint }
  }
}

/** A step that uses powder is a lightener, whatever it is called. */
function trueKind(step: ColourStep): StepKind {
  const words = [step.title, step.zone ?? '', ...step.mix.map(part => part.what)].join(' ')
  const powder =
    step.mix.some(part => POWDER.test(part.what)) || (POWDER.test(step.title) && step.kind !== 'prep')
  if (!powder) return step.kind
  if (step.kind === 'lighten_safe') return step.kind
  return ON_SCALP.test(words)
    ? /\bonly\b.*\bband\b/.test(words)
      ? 'lighten_off'
      : step.kind === 'lighten_off' && !/\bscalp\b/i.test(words.replace(/off the scalp|off scalp/gi, ''))
        ? 'lighten_off'
        : 'lighten_safe'
    : 'lighten_off'
}

/** What the rules would change about a bowl's strength, ratio and time, in a sentence each. */
export function beyondLimits(step: ColourStep, picture: Picture): string[] {
  const { volume: most, ratios, ratio: usual, longest } = limitsOf(trueKind(step), picture)
  const { developer_volume, ratio, minutes } = step
  const volume = developer_volume ?? 0
  const why: string[] = []
  if (volume > most)
    why.push(
      most === 0
        ? `Direct dye and what prepares the hair are used as they are: no developer, not ${volume} vol.`
        : `The rules of the trade allow ${most} vol at most here, not ${volume} vol.`,
    )
  if (ratio !== null && volume > 0 && !ratios.test(ratio))
    why.push(
      usual === null
        ? `Nothing is mixed into this at ${ratio}.`
        : `${ratio} is outside what is mixed here: ${usual} is usual, the tube’s own figure rules.`,
    )
  if (minutes !== null && minutes.to > longest)
    why.push(`The rules of the trade allow ${longest} minutes at most here, not ${minutes.to}.`)
  return why
}

export const trueStep = (step: ColourStep): ColourStep => ({ ...step, kind: trueKind(step) })

const lowered = (volume: number, most: number): number => {
  const goal = Number.isFinite(volume) ? Math.min(Math.max(0, volume), most) : 0
  return VOLUMES.filter(known => known <= goal).reduce((a, b) => Math.max(a, b), 0)
}
const weight = (grams: number | null): number | null =>
  grams === null || !Number.isFinite(grams) ? null : Math.min(300, Math.max(0, Math.round(grams)))

/** The same step within its limits. Idempotent: a limited step comes back unchanged. */
export function limited(step: ColourStep, picture: Picture): ColourStep {
  const kind = trueKind(step)
  const limits = limitsOf(kind, picture)
  const ratio = step.ratio === null || limits.ratios.test(step.ratio) ? step.ratio : limits.ratio
  const volume = step.developer_volume === null ? null : lowered(step.developer_volume, limits.volume)
  const mix = step.mix.map(part => ({ what: part.what, grams: weight(part.grams) }))
  const known = mix.every(part => part.grams !== null) && mix.length > 0
  const total = mix.reduce((sum, part) => sum + (part.grams ?? 0), 0)
  const to = step.minutes ? Math.min(limits.longest, Math.max(1, Math.round(step.minutes.to) || 1)) : 0
  return {
    ...step,
    kind,
    mix,
    ratio,
    developer_volume: volume,
    developer_grams:
      volume === null || volume === 0 || (ratio === null && mix.length > 0)
        ? null
        : known
          ? developerGrams(total, ratio)
          : weight(step.developer_grams),
    minutes: step.minutes
      ? { from: Math.min(to, Math.max(1, Math.round(step.minutes.from) || 1)), to }
      : null,
    check_every_minutes:
      step.check_every_minutes === null
        ? null
        : Math.min(15, Math.max(1, Math.round(step.check_every_minutes) || 5)),
  }
}
