import type { FieldsOf } from '../../../shared/salon/records/records'
import type { Sheet } from '../../../shared/sheet'
import { findTool, whichStands } from '../../../shared/toolbox'
import { drawn } from '../../platform/asks/ask'
import { presentFacts } from '../../platform/asks/facts'

/**
 * What may be read from an answer now, by the same route to a sheet as the screens: today's rules over the present
 * records, with the model's answer if there is one, or else the draft. Null for an answer of another version, as none
 * of that may be acted on.
 */
export async function sheetNow(ask: FieldsOf<'ask'>, today: string): Promise<Sheet | null> {
  const tool = await findTool(ask.tool)
  if (!tool) return null
  const facts = await presentFacts(tool.needs, ask.client_id)
  const shown = drawn(tool, ask, facts, today, whichStands(ask))
  return shown?.current ? shown.sheet : null
}

export const spokenOf = async (ask: FieldsOf<'ask'>, today: string): Promise<string | null> =>
  (await sheetNow(ask, today))?.spoken ?? null
