// "Save what was used", by voice: the bowls that were begun become today's formula, just as the form would save them.

import { currentPerson } from '../../../platform/data/account/people'
import { newId } from '../../../platform/data/ids'
import { get } from '../../../platform/data/queries/queries'
import { creation, edit, saveAll } from '../../../platform/data/saving/save'
import { unusedEdits, usedEdits } from '../../../salon/records/bowls/stock'
import { usedFromAsk } from '../../../tools/screens/mixed/UsedForm'
import { formulaOf, missingIn, usedFrom } from '../../../tools/screens/mixed/used'
import { type Act, serviceEdits } from '../acts'
import type { Chair } from '../use-chair'
import { usedSteps, withSteps } from './recipe'

export const SAVED = 'Saved what was used'

/** Returns a text if it can't be saved like this: what is missing. */
export async function saveUsed(chair: Chair): Promise<Act | string> {
  const { work, service } = chair
  if (work === null || service === null) return 'Start the service first.'
  const saved = service.fields.formula_id
  // Saved twice, it would be on the card twice and taken off the shelf twice. A formula deleted since doesn't count.
  if (saved !== null && (await get('formula', saved)) !== null)
    return 'What was used is saved already. Save another bowl in the form on the screen.'
  const { used } = usedSteps(work.steps)
  if (used.length === 0) return 'There is no bowl to save.'
  const sheet = withSteps(work.sheet, used)
  const from = work.ask ? usedFromAsk(work.ask) : null
  const written = usedFrom(sheet, from?.title || sheet.title, new Date().toISOString())
  const missing = Object.values(missingIn(written))[0]
  if (missing !== undefined) return `${missing} Write it in the form on the screen.`
  const id = newId()
  const whose = {
    client_id: chair.clientId,
    client_name: (from?.clientName ?? chair.client.fields.name).slice(0, 200),
    ask_id: from?.askId ?? null,
    who: currentPerson().name,
  }
  const made = formulaOf(written, whose)
  await saveAll([
    creation('formula', made, id),
    ...(await usedEdits(id, made)),
    ...serviceEdits(chair, SAVED, { formula_id: id }),
  ])
  return { say: SAVED, undo: () => unsave(service.id, service.fields.formula_id, id) }
}

export async function unsave(serviceId: string, before: string | null, formulaId: string): Promise<void> {
  await saveAll(await unusedEdits(formulaId))
  await edit('service', serviceId, { formula_id: before })
}
