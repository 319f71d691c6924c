// Overrides a rule for bowls that come from no answer: logged with the service.

import { currentPerson } from '../../../platform/data/account/people'
import { newId } from '../../../platform/data/ids'
import { edit } from '../../../platform/data/saving/save'
import { overrideOf, withOverride } from '../../../tools/screens/gate/gated'
import { tried } from '../../../tools/screens/tried'
import type { Chair } from '../use-chair'

/** True when the reason was logged. */
export async function logForService({ service }: Chair, rule: string, reason: string): Promise<boolean> {
  const made = { id: newId(), at: new Date().toISOString(), who: currentPerson().name }
  const added = overrideOf(rule, reason, made)
  if (service === null || added === null) return false
  const overrides = withOverride(service.fields.overrides, added)
  return (await tried(() => edit('service', service.id, { overrides }))) !== null
}
