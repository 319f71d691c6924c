// Changes a bowl by voice: "make it forty grams of seven one". Figures that depend on it follow.
import type { Bowl } from '../../../../shared/salon/records/records'
import { isBowl } from '../../../../shared/sheet'
import { developerGrams } from '../../../../shared/trade/colour/ratios'
import { type ChairStep, zoneOf } from './recipe'

/** The bowl that is meant: by its zone, or else the one on screen, or else the first. */
export function bowlStep(steps: readonly ChairStep[], at: number, zone: string | null): ChairStep | null {
  const bowls = steps.filter(({ step }) => isBowl(step))
  const present = steps[at]
  if (zone === null) return present && isBowl(present.step) ? present : (bowls[0] ?? null)
  const wanted = zone.toLowerCase()
  const named = (step: ChairStep): string => `${zoneOf(step.step)} ${step.step.title}`.toLowerCase()
  return (
    bowls.find(step => zoneOf(step.step).toLowerCase() === wanted) ??
    bowls.find(step => named(step).includes(wanted) || wanted.includes(zoneOf(step.step).toLowerCase())) ??
    null
  )
}

const colourGrams = (bowl: Bowl): number => bowl.mix.reduce((sum, part) => sum + part.grams, 0)

/** The developer that goes with the colour, if the ratio says so. */
function following(bowl: Bowl): Partial<Bowl> {
  if (bowl.developer_grams === null || bowl.ratio === null || !bowl.developer_volume) return {}
  return { developer_grams: developerGrams(colourGrams(bowl), bowl.ratio) }
}

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')
/** "Koleston 7.1" → "koleston", "7/1". */
const wordsIn = (shade: string): string[] =>
  shade
    .toLowerCase()
    .replace(/\s*[/.,-]\s*/g, '/')
    .split(/\s+/)
    .filter(Boolean)
/** If both have a slash it must be in the same place, but "71" also matches 7/1. */
const isSame = (a: string, b: string): boolean =>
  a === b || (!(a.includes('/') && b.includes('/')) && plain(a) === plain(b))

/** `shade` null: the only tube there is. Returns null when it isn't clear which is meant. */
export function withGrams(bowl: Bowl, shade: string | null, grams: number): Partial<Bowl> | null {
  const at = partAt(bowl, shade)
  if (at === null) return null
  const mix = bowl.mix.map((part, index) => (index === at ? { ...part, grams } : part))
  return { mix, ...following({ ...bowl, mix }) }
}

export function withShade(bowl: Bowl, from: string | null, to: string): Partial<Bowl> | null {
  const at = partAt(bowl, from)
  if (at === null) return null
  return { mix: bowl.mix.map((part, index) => (index === at ? { ...part, shade: to } : part)) }
}

/** Adds to a tube that is in the bowl already, or adds a new one. Null when it may be one of several. */
export function withMore(bowl: Bowl, shade: string, grams: number): Partial<Bowl> | null {
  const at = partAt(bowl, shade)
  if (at === null && isIn(bowl, shade)) return null
  const mix =
    at === null
      ? [...bowl.mix, { shade, grams }]
      : bowl.mix.map((part, index) => (index === at ? { ...part, grams: part.grams + grams } : part))
  return { mix, ...following({ ...bowl, mix }) }
}

/** Null when it isn't there, or may be one of several. */
export function without(bowl: Bowl, shade: string): Partial<Bowl> | null {
  const at = partAt(bowl, shade)
  if (at === null) return null
  const mix = bowl.mix.filter((_, index) => index !== at)
  return { mix, ...following({ ...bowl, mix }) }
}

export const withRatio = (bowl: Bowl, ratio: string): Partial<Bowl> => ({
  ratio,
  ...following({ ...bowl, ratio }),
})

const KNOWN_RATIOS = ['1:0.5', '1:1', '1:1.5', '1:2', '1:2.5', '1:3', '1:4']
/** The developer was weighed separately: the ratio becomes what that comes to, if people mix such a ratio. */
export function withDeveloper(bowl: Bowl, grams: number, volume: number | null): Partial<Bowl> {
  const ratio = KNOWN_RATIOS.find(each => developerGrams(colourGrams(bowl), each) === grams) ?? null
  return {
    developer_grams: grams,
    ratio,
    ...(volume === null ? {} : { developer_volume: volume }),
  }
}

/** Whether any tube could be the one meant. */
const isIn = (bowl: Bowl, shade: string): boolean =>
  bowl.mix.some(part => partAt({ ...bowl, mix: [part] }, shade) !== null)

/** The tube that is meant; null when there is none, or more than one could be. 7/1 never matches 6/71. */
export function partAt({ mix }: Bowl, shade: string | null): number | null {
  if (shade === null) return mix.length === 1 ? 0 : null
  const words = wordsIn(shade)
  const whole = words.join(' ')
  const tests: ((said: string[]) => boolean)[] = [
    said => said.join(' ') === whole,
    said => isSame(said.join(''), words.join('')),
    said =>
      /\d/.test(shade)
        ? words.every(word => said.some(each => isSame(each, word)))
        : plain(said.join('')).includes(plain(shade)),
  ]
  for (const test of tests) {
    const found = mix.flatMap((part, at) => (test(wordsIn(part.shade)) ? [at] : []))
    if (found.length > 0) return found.length === 1 ? (found[0] ?? null) : null
  }
  return null
}
