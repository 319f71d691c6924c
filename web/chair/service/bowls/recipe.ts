// Today's recipe: the answer's steps with the changes made at the chair on top, then the bowls that were added.
import type { Bowl, ChairBowl } from '../../../../shared/salon/records/records'
import { isBowl, type Sheet, type Step } from '../../../../shared/sheet'
import { percentOf } from '../../../../shared/trade/colour/developers'

export type ChairStep = {
  /** Stays the same for as long as the step exists. */
  key: string
  step: Step
  /** The answer's step, from 0; null when it was added at the chair. */
  from: number | null
  /** What was changed or begun here; null when it is as in the answer. */
  bowl: ChairBowl | null
}

export const zoneOf = (step: Step): string => step.zone ?? step.title

/** The steps of one visit: those of the block where the mixing begins, or else of the first block. */
export function stepsOf(sheet: Pick<Sheet, 'blocks'> | null): readonly Step[] {
  const blocks = sheet?.blocks.flatMap(block => (block.block === 'steps' ? [block.items] : [])) ?? []
  return blocks.find(items => items.some(isBowl)) ?? blocks[0] ?? []
}

/** In a saved bowl, 0 g stands for a part that nobody weighs. */
export function bowlFrom(step: Step): Bowl {
  return {
    zone: zoneOf(step).slice(0, 200),
    mix: step.mix.slice(0, 12).map(part => ({ shade: part.what.slice(0, 200), grams: part.grams ?? 0 })),
    developer_volume: step.developer_volume,
    developer_grams: step.developer_grams,
    ratio: step.ratio,
    minutes: step.minutes?.[0] ?? null,
  }
}

const BARE: Step = {
  title: '',
  zone: null,
  mix: [],
  developer_volume: null,
  developer_percent: null,
  developer_grams: null,
  ratio: null,
  minutes: null,
  check_every_minutes: null,
  how: [],
  watch: [],
  held: true,
}

/** The step as it should be mixed: the answer's words with the bowl's figures. */
function stepWith(base: Step | null, bowl: Bowl): Step {
  const from = base ?? { ...BARE, title: bowl.zone || 'Bowl' }
  const advised = from.minutes
  return {
    ...from,
    zone: from.zone ?? (bowl.zone === from.title ? null : bowl.zone || null),
    mix: bowl.mix.map(part => ({ what: part.shade, grams: part.grams === 0 ? null : part.grams })),
    developer_volume: bowl.developer_volume,
    developer_percent: bowl.developer_volume === null ? null : percentOf(bowl.developer_volume),
    developer_grams: bowl.developer_grams,
    ratio: bowl.ratio,
    minutes:
      bowl.minutes === null ? null : advised?.[0] === bowl.minutes ? advised : [bowl.minutes, bowl.minutes],
  }
}

export function todaysSteps(
  sheet: Pick<Sheet, 'blocks'> | null,
  bowls: readonly ChairBowl[],
): readonly ChairStep[] {
  const own = stepsOf(sheet).map((step, at): ChairStep => {
    const bowl = bowls.find(each => each.step === at) ?? null
    return { key: `step-${at}`, step: bowl ? stepWith(step, bowl) : step, from: at, bowl }
  })
  const added = bowls
    .filter(bowl => bowl.step === null)
    .map((bowl): ChairStep => ({ key: bowl.id, step: stepWith(null, bowl), from: null, bowl }))
  return [...own, ...added]
}

/** The sheet with these steps instead of its own: for reading aloud, saving and printing from here. */
export function withSteps(sheet: Sheet, steps: readonly ChairStep[]): Sheet {
  const items = steps.map(({ step }) => step)
  const was = stepsOf(sheet)
  return {
    ...sheet,
    blocks: sheet.blocks.map(block =>
      block.block === 'steps' && block.items === was ? { ...block, items } : block,
    ),
  }
}

/** Bowls that were begun count as used; if none were, all that should be mixed do. */
export function usedSteps(steps: readonly ChairStep[]): { used: ChairStep[]; left: ChairStep[] } {
  const bowls = steps.filter(({ step }) => isBowl(step))
  const begun = bowls.filter(({ bowl }) => bowl !== null && bowl.started_at !== null)
  return begun.length === 0
    ? { used: bowls, left: [] }
    : { used: begun, left: bowls.filter(step => !begun.includes(step)) }
}

/** A step's bowl as it will be saved. */
export function keptBowl({ from, key, step, bowl }: ChairStep): ChairBowl {
  return bowl ?? { ...bowlFrom(step), id: key, step: from, started_at: null, reason: null }
}

export const withBowl = (bowls: readonly ChairBowl[], bowl: ChairBowl): ChairBowl[] =>
  bowls.some(each => each.id === bowl.id)
    ? bowls.map(each => (each.id === bowl.id ? bowl : each))
    : [...bowls, bowl]

export const stepWords = (at: number, count: number): string => `Step ${at + 1} of ${count}`
