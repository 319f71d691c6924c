// The one gate that every bowl passes before it goes on a head, whether it was answered, said, typed, copied or
// changed. domain 1.4–1.6, 1.14–1.16
import type { Facts } from '../../../facts'
import type { Verdict } from '../../../tool'
import { MAX_DEPOSIT } from '../../../trade/colour/developers'
import { TIMES } from '../../../trade/colour/times'
import { type Picture, readPicture } from '../read/picture'
import { type ColourInput, type ColourStep, STEP_KINDS, type StepKind } from '../schema'
import { beyondLimits, trueStep } from './limits'
import { mayStay } from './may-stay'
import { careful } from './raised'
import { findings } from './safety'

type Bowl = Facts['formulas'][number]['bowls'][number]
export type Judged = {
  /** The question behind the answer. Null: the bowl is checked against the card alone. */
  input: ColourInput | null
  facts: Facts
  today: string
  /** The kind that the answer gives the step. Null: we work it out from the bowl. */
  kind: string | null
}

const POWDER = /\b(?:bleach\w*|lightener|lightening|powder|blondor|decolou?r\w*)\b/i
const HIGH_LIFT = /\bhigh[ -]?lift\b|(?<![\d/.,-])1[12]\s*[/.,-]\s*\d|(?<![\d/.,-])1[12]\s?[a-z]{1,2}\b/i

/** Used when nobody named a kind. */
export function kindOf({ mix, developer_volume, minutes }: Bowl): StepKind {
  if (mix.some(part => POWDER.test(part.shade))) return 'lighten_off'
  if (mix.some(part => HIGH_LIFT.test(part.shade))) return 'highlift'
  if (developer_volume === null || developer_volume === 0) return 'direct'
  if (developer_volume > MAX_DEPOSIT) return 'tint_lift2'
  return minutes !== null && minutes <= TIMES.gloss.to ? 'tone' : 'tint_deposit'
}

export function stepOf(bowl: Bowl, kind: StepKind): ColourStep {
  return {
    kind,
    title: bowl.zone.trim() || 'Bowl',
    zone: null,
    mix: bowl.mix.map(part => ({ what: part.shade, grams: part.grams })),
    developer_volume: bowl.developer_volume,
    developer_grams: bowl.developer_grams,
    ratio: bowl.ratio,
    minutes: bowl.minutes === null ? null : { from: bowl.minutes, to: bowl.minutes },
    check_every_minutes: null,
    how: [],
    watch: [],
  }
}

/** What we know of a head without a question: the card, with the bowl itself as the wish. */
const ofTheCard = ({ client }: Facts, bowl: Bowl): ColourInput => ({
  clientName: client?.first_name || 'Client',
  currentColor: 'As on the card',
  desiredColor: [bowl.zone, ...bowl.mix.map(({ shade }) => shade)].join(', ').slice(0, 500) || 'Colour',
  hairCondition:
    [client?.hair_type, ...(client?.concerns ?? []), client?.notes].filter(Boolean).join('. ') ||
    'As on the card',
})

/** Null if the rules allow it. */
export function judge({ input, facts, today, kind }: Judged, bowl: Bowl): Verdict | null {
  const picture = careful(readPicture(input ?? ofTheCard(facts, bowl), facts, today), facts)
  const step = trueStep(stepOf(bowl, STEP_KINDS.find(each => each === kind) ?? kindOf(bowl)))
  // However it was worded, this lifts.
  picture.wish.wantsBleach ||= step.kind.startsWith('lighten')
  const stops = findings(picture, facts).filter(
    ({ weight, gloss }) => (weight === 'refuse' || weight === 'hold') && !(gloss && deposits(step)),
  )
  if (stops.length > 0)
    return {
      why: stops.map(({ text }) => text),
      may_override: stops.every(({ weight }) => weight === 'hold'),
    }
  const why = [
    ...picture.toAsk,
    ...beyondLimits(step, picture),
    ...(mayStay(step, picture) ? [] : [unfit(step, picture)]),
  ]
  return why.length === 0 ? null : { why, may_override: true }
}

/** Deposit-only: still allowed when the hold is for the hair's sake. */
const deposits = ({ kind, developer_volume }: ColourStep): boolean =>
  !kind.startsWith('lighten') && kind !== 'highlift' && (developer_volume ?? 0) <= 10

export const unfit = ({ kind }: ColourStep, { history }: Picture): string =>
  kind === 'highlift'
    ? 'High-lift is for natural hair of level 6 and lighter, never for hair that was coloured.'
    : history.condition === 'gummy'
      ? 'Stretchy hair that snaps is not lightened.'
      : 'Hair that breaks is not lightened.'
