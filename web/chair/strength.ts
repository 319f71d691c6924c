// Changing a bowl's developer, by touch or by voice.
import { newId } from '../data/ids'
import { currentPerson } from '../data/people'
import { saveAll } from '../data/save'
import { overrideOf, withOverride } from '../tools/gated'
import { type Act, changeBowl } from './acts'
import { type Limit, limitOf } from './limits'
import { type ChairStep, zoneOf } from './recipe'
import type { Chair } from './use-chair'

/** The bottles that stand in every colour room. */
export const STRENGTHS = [10, 20, 30, 40] as const

/** Null: the rules let it stand. */
export function limitFor({ work, now }: Chair, step: ChairStep, volume: number): Limit | null {
  if (work === null || work.ask === null) return null
  const { tool, facts, which } = work
  return limitOf({ tool, ask: work.ask.fields, facts, now, which }, step.from, volume)
}

export const changeWords = (step: ChairStep, volume: number): string =>
  `${volume} vol instead of ${step.step.developer_volume ?? 0} vol: ${zoneOf(step.step)}`

/** Stronger than the rules allow: the reason is logged with the answer before the bowl is changed. */
export async function setStronger(
  chair: Chair,
  step: ChairStep,
  volume: number,
  reason: string,
): Promise<Act | null> {
  const ask = chair.work?.ask ?? null
  const made = { id: newId(), at: new Date().toISOString(), who: currentPerson().name }
  const rule = `developer limit, ${volume} vol, ${zoneOf(step.step)}`.slice(0, 200)
  const added = overrideOf(rule, reason, made)
  if (ask === null || added === null) return null
  await saveAll([
    {
      op: 'edit',
      kind: 'ask',
      id: ask.id,
      patch: { overrides: withOverride(ask.fields.overrides, added) },
    },
  ])
  return changeBowl(chair, step, { developer_volume: volume }, changeWords(step, volume), added.reason)
}
