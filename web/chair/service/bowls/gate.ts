// One gate for every bowl at the chair, wherever it came from: anything against the rules of the trade needs a reason.
import type { Bowl } from '../../../../shared/salon/records/records'
import type { Verdict } from '../../../../shared/tool'
import { findTool } from '../../../../shared/toolbox'
import { presentFacts } from '../../../platform/asks/facts'
import { currentPerson } from '../../../platform/data/account/people'
import { newId } from '../../../platform/data/ids'
import { saveAll } from '../../../platform/data/saving/save'
import { COLOUR } from '../../../salon/records/answers/views'
import { overrideOf, withOverride } from '../../../tools/screens/gate/gated'
import { type Act, addBowls, changeBowl } from '../acts'
import type { Chair } from '../use-chair'
import { judging } from './judged'
import { bowlFrom, type ChairStep, zoneOf } from './recipe'

/** The bottles that every colour room has. */
export const STRENGTHS = [10, 20, 30, 40] as const

/** A requested change, and what to say once it is done. */
export type Wanted = { patch: Partial<Bowl>; say: string }

const verdictFor = ({ work, now }: Chair, step: ChairStep, bowl: Bowl): Verdict | null =>
  work === null ? null : judging({ ...work, now })(step, bowl)

/** Null when the change may be made as it is. Doesn't ask again for what already has a reason. */
export function againstChange(chair: Chair, step: ChairStep, patch: Partial<Bowl>): Verdict | null {
  const present = bowlFrom(step.step)
  const verdict = verdictFor(chair, step, { ...present, ...patch })
  if (verdict === null || step.bowl?.reason == null) return verdict
  const known = verdictFor(chair, step, present)?.why ?? []
  return verdict.why.every(text => known.includes(text)) ? null : verdict
}

/** A change within the rules. A reason for going beyond them stays as long as it is needed. */
export function changeWithin(chair: Chair, step: ChairStep, { patch, say }: Wanted): Promise<Act> {
  const verdict = verdictFor(chair, step, { ...bowlFrom(step.step), ...patch })
  return changeBowl(chair, step, patch, say, verdict === null ? null : (step.bowl?.reason ?? null))
}

export const changeWords = (step: ChairStep, volume: number): string =>
  `${volume} vol instead of ${step.step.developer_volume ?? 0} vol: ${zoneOf(step.step)}`

/** Beyond the rules: the reason is logged with the answer or the service before the bowl is changed. */
export async function goBeyond(
  chair: Chair,
  step: ChairStep,
  { patch, say }: Wanted,
  reason: string,
): Promise<Act | null> {
  const { service } = chair
  const ask = chair.work?.ask ?? null
  const made = { id: newId(), at: new Date().toISOString(), who: currentPerson().name }
  const { developer_volume: volume, ratio, minutes } = { ...bowlFrom(step.step), ...patch }
  const figures = [
    volume === null ? null : `${volume} vol`,
    ratio,
    minutes === null ? null : `${minutes} min`,
  ]
  const rule = ['bowl limit', ...figures.filter(Boolean), zoneOf(step.step)].join(', ').slice(0, 200)
  const added = overrideOf(rule, reason, made)
  if (service === null || added === null) return null
  await saveAll([
    ask === null
      ? {
          op: 'edit',
          kind: 'service',
          id: service.id,
          patch: { overrides: withOverride(service.fields.overrides, added) },
        }
      : {
          op: 'edit',
          kind: 'ask',
          id: ask.id,
          patch: { overrides: withOverride(ask.fields.overrides, added) },
        },
  ])
  return changeBowl(chair, step, patch, say, added.reason)
}

/** Records what was said to be mixed just as it was said, along with what the rules have against it. */
export async function addJudged(chair: Chair, bowls: readonly Bowl[]): Promise<Act> {
  const act = await addBowls(chair, bowls)
  const tool = chair.work?.tool ?? (await findTool(COLOUR))
  if (tool === null || chair.service === null) return act
  const facts = chair.work?.facts ?? (await presentFacts(tool.needs, chair.clientId))
  const { ask, which } = chair.work ?? { ask: null, which: 'draft' as const }
  const verdictOn = judging({ tool, facts, ask, which, now: chair.now })
  const verdicts = bowls.flatMap(bowl => verdictOn({ from: null }, bowl) ?? [])
  return { ...act, say: [act.say, ...verdicts.map(verdictSaid)].join('. ') }
}

/** A verdict as spoken words. */
export const verdictSaid = ({ why, may_override }: Verdict): string =>
  `${why.join(' ')} ${may_override ? 'It needs a reason: say “the reason is”, or write it on the screen.' : 'It is not mixed today.'}`
