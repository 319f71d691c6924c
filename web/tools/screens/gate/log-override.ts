// Sets a rule aside: logged with the answer, with why, when and who.

import { currentPerson } from '../../../platform/data/account/people'
import { newId } from '../../../platform/data/ids'
import type { Row } from '../../../platform/data/queries/queries'
import { edit } from '../../../platform/data/saving/save'
import { tried } from '../tried'
import { overrideOf, withOverride } from './gated'

/** True once the reason has been logged. */
export async function logOverride(ask: Row<'ask'>, rule: string, reason: string): Promise<boolean> {
  const made = { id: newId(), at: new Date().toISOString(), who: currentPerson().name }
  const added = overrideOf(rule, reason, made)
  if (added === null) return false
  const saved = await tried(() =>
    edit('ask', ask.id, { overrides: withOverride(ask.fields.overrides, added) }),
  )
  return saved !== null
}
