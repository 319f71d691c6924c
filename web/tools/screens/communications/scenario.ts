// The client of a conversation: built in, or one of the salon's own. A scenario that was deleted is still known by its title.
import { ownPersona, personaOf } from '../../../../shared/tools/communications/scenarios/find'
import type { Persona } from '../../../../shared/tools/communications/scenarios/persona'
import { type Row, useRecord } from '../../../platform/data/queries/queries'

export const ownOf = (scenario: Row<'scenario'>): Persona => ownPersona(scenario.id, scenario.fields)

/** Undefined while it loads. */
export function usePersona(id: string, title: string): Persona | undefined {
  const builtIn = personaOf(id)
  const own = useRecord('scenario', builtIn ? null : id)
  if (builtIn) return builtIn
  if (own === undefined) return undefined
  return own
    ? ownOf(own)
    : ownPersona(id, { title, description: '', opening: null, difficulty: 'Intermediate' })
}
