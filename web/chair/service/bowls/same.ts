// "Same as last time": a new answer with what was really used, checked by today's rules like any other.

import { findTool, sheetOf } from '../../../../shared/toolbox'
import { draftedAsk } from '../../../platform/asks/ask'
import { presentFacts } from '../../../platform/asks/facts'
import { deviceId } from '../../../platform/data/db'
import { newId } from '../../../platform/data/ids'
import { creation, saveAll } from '../../../platform/data/saving/save'
import { textIn } from '../../../salon/records/answers/read'
import { COLOUR } from '../../../salon/records/answers/views'
import { sameAsLastTime } from '../../../tools/screens/mixed/last-time'
import { type Act, beginEdits, begunBowls, serviceBack, serviceEdits } from '../acts'
import type { Chair } from '../use-chair'

const SAY = 'Same as last time is today’s recipe'

/** Null when nothing was used before. */
export async function sameAsLast(chair: Chair, byVoice: boolean): Promise<Act | null> {
  const tool = await findTool(COLOUR)
  if (chair.last === null || tool === null) return null
  const today = new Date().toISOString()
  const last = chair.last.fields
  const [first = chair.client.fields.name] = chair.client.fields.name.trim().split(/\s+/)
  const asked = chair.asks[0]?.fields.input
  const input = {
    clientName: first.slice(0, 100),
    ...sameAsLastTime(last, today),
    // What was said about the hair in the last question; the card and its allergies come along as facts.
    hairCondition: (asked && textIn(asked, 'hairCondition')) ?? 'As it is on the card.',
  }
  const facts = await presentFacts(tool.needs, chair.clientId)
  const fields = draftedAsk({
    tool,
    input,
    facts,
    today,
    clientId: chair.clientId,
    clientName: input.clientName,
    device: deviceId(),
    byVoice,
  })
  const ask = { ...fields, answer: null }
  const id = newId()
  const sheet = sheetOf(tool, ask, facts, today, 'draft')?.sheet ?? null
  const { answer: _none, ...device } = ask
  const patch = { ask_id: id, which: 'draft' as const, step: 0, bowls: begunBowls(chair) }
  const service = newId()
  await saveAll([
    creation('ask', { ...device, sheet }, id),
    ...(chair.service === null ? beginEdits(chair, service, SAY, patch) : serviceEdits(chair, SAY, patch)),
  ])
  const gone = Date.now()
  return {
    say: SAY,
    undo: () =>
      saveAll([
        ...(chair.service === null
          ? [{ op: 'edit' as const, kind: 'service' as const, id: service, patch: { deletedAt: gone } }]
          : serviceBack(chair, ['ask_id', 'which', 'step', 'bowls'])),
        { op: 'edit', kind: 'ask', id, patch: { deletedAt: gone } },
      ]),
  }
}
