// A rule set aside for bowls that come from no answer: logged with the service.
import { newId } from '../data/ids'
import { currentPerson } from '../data/people'
import { edit } from '../data/save'
import { overrideOf, withOverride } from '../tools/gated'
import { tried } from '../tools/tried'
import type { Chair } from './use-chair'

/** True where the reason was logged. */
export async function logForService({ service }: Chair, rule: string, reason: string): Promise<boolean> {
  const made = { id: newId(), at: new Date().toISOString(), who: currentPerson().name }
  const added = overrideOf(rule, reason, made)
  if (service === null || added === null) return false
  const overrides = withOverride(service.fields.overrides, added)
  return (await tried(() => edit('service', service.id, { overrides }))) !== null
}
