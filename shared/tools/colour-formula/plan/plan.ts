import { codeFor } from '../../../trade/colour/codes'
import { levelName } from '../../../trade/colour/levels'
import { developerGrams, weigh } from '../../../trade/colour/ratios'
import type { Minutes } from '../../../trade/colour/times'
import { type Tone, toneWords, VIVID_TONES } from '../../../trade/tones'
import type { Picture } from '../read/picture'
import type { ColourOutput, ColourStep, StepKind } from '../schema'

export type Reason = ColourOutput['reasons'][number]

export type ColourPlan = {
  summary: string
  flags: ColourOutput['flags']
  start: { level: number; tone: Tone } | null
  target: { level: number; tone: Tone } | null
  /** The level whose underlying pigment matters. Null if none does. */
  pigmentAt: number | null
  steps: ColourStep[]
  notes: Reason[]
  visits: ColourOutput['visits']
  assumed: string[]
  questions: string[]
  expected: string
  care: ('toner' | 'roots' | 'foils' | 'balayage' | 'vivid' | 'dark' | 'blonde' | 'mask' | 'swim')[]
  /** A plain service that needs no special care. */
  plain: boolean
}

export const emptyPlan = (): ColourPlan => ({
  summary: '',
  flags: { multi_session: false, prelighten: false, pre_pigment: false },
  start: null,
  target: null,
  pigmentAt: null,
  steps: [],
  notes: [],
  visits: [],
  assumed: [],
  questions: [],
  expected: '',
  care: [],
  plain: false,
})

export const note = (
  rule: string,
  title: string,
  text: string,
  tone: Reason['tone'] = 'caution',
): Reason => ({
  rule,
  tone,
  title,
  text,
})

/** "7/1 ash" if the maker is known, else "level 7 ash": a code means nothing without its maker. */
export function shade(picture: Picture, level: number, tone: Tone): string {
  const rounded = Math.round(level)
  const typed = picture.wish.shades.find(
    read => read.how === 'code' && read.level === rounded && (read.tone === tone || read.second === tone),
  )
  // The card's own code, if that same shade goes on again.
  const worn = picture.lengths?.from
  const again =
    tone !== 'natural' && worn?.how === 'code' && worn.level === rounded && worn.tone === tone
      ? worn.written
      : undefined
  const root = picture.worn?.root
  const atRoot = root?.level === rounded && root.tone === tone ? root.written : undefined
  const code = typed?.written ?? atRoot ?? again ?? codeFor(rounded, tone, picture.maker)
  if (tone === 'natural')
    return code ? `${code} natural series` : `level ${rounded} natural series (${rounded}N)`
  return code ? `${code} ${toneWords[tone]}` : `level ${rounded} ${toneWords[tone]}`
}

export const nameOf = (level: number, tone: Tone): string =>
  VIVID_TONES.includes(tone) || tone === 'silver'
    ? `${tone} on a level ${level} base`
    : tone === 'natural'
      ? `level ${level} ${levelName(level)}`
      : `level ${level} ${tone === 'brown' ? 'mocha' : tone} ${levelName(level)}`

export type Parts = readonly { what: string; share: number }[]

type Spec = {
  kind: StepKind
  title: string
  zone?: string
  parts: Parts
  grams: number
  volume: number
  ratio: string | null
  minutes: Minutes
  every?: number
  how?: string[]
  watch?: string[]
}

export function step(spec: Spec): ColourStep {
  const weighed = weigh(
    spec.grams,
    spec.parts.map(part => part.share),
    spec.ratio,
  )
  const mix = spec.parts.map((part, at) => ({ what: part.what, grams: weighed[at] ?? spec.grams }))
  const grams = mix.reduce((sum, part) => sum + part.grams, 0)
  return {
    kind: spec.kind,
    title: spec.title,
    zone: spec.zone ?? null,
    mix,
    developer_volume: spec.volume,
    // With no colour in the bowl, the developer is what gets weighed.
    developer_grams:
      spec.volume === 0 ? null : mix.length === 0 ? spec.grams : developerGrams(grams, spec.ratio),
    ratio: spec.ratio,
    minutes: { ...spec.minutes },
    check_every_minutes: spec.every ?? null,
    how: spec.how ?? [],
    watch: spec.watch ?? [],
  }
}

export function prep(title: string, how: string[], zone: string | null = null): ColourStep {
  return {
    kind: 'prep',
    title,
    zone,
    mix: [],
    developer_volume: null,
    developer_grams: null,
    ratio: null,
    minutes: null,
    check_every_minutes: null,
    how,
    watch: [],
  }
}
