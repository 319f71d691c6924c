// A line from the demo: starts its scenario and puts the line in the box, ready to send or change.
import { demoScenarios } from '../../../../../shared/tools/communications/demo'
import { personaOf } from '../../../../../shared/tools/communications/scenarios/find'
import { newId } from '../../../../platform/data/ids'
import { broughtFor, dropBrought, keepBrought } from '../../../../platform/data/kept/brought'
import { kept } from '../../../../platform/data/kept/kept-store'
import { keptKey } from '../../drafts/kept'
import { begin } from '../conversation'

const TOOL = 'communications'

/** The conversation's id; null if no line was brought. */
export async function beginBrought(account: string, scored: boolean): Promise<string | null> {
  const values = broughtFor(TOOL)
  if (values === null) return null
  const persona = personaOf(demoScenarios[Number(values.scenario)]?.practice ?? '')
  const text = [values.reply, values.said].map(line => String(line ?? '').trim()).find(line => line !== '')
  // Taken before anything else, so that a second look doesn't start another conversation.
  dropBrought()
  if (!persona || text === undefined) return null
  try {
    const id = await begin(persona, scored)
    kept.put(
      keptKey(account, 'practice', id),
      JSON.stringify({ id: newId(), typed: { text, retries: null } }),
    )
    return id
  } catch (error) {
    keepBrought({ tool: TOOL, values })
    throw error
  }
}
