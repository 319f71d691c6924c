// The client of a conversation, built in or the salon's own. A deleted scenario is still recognised by its title.
import { ownPersona, personaOf } from '../../../../shared/tools/communications/scenarios/find'
import type { Persona } from '../../../../shared/tools/communications/scenarios/persona'
import { type Row, useRecord } from '../../../platform/data/queries/queries'

export const ownOf = (scenario: Row<'scenario'>): Persona => ownPersona(scenario.id, scenario.fields)

/** Undefined while loading. */
export function usePersona(id: string, title: string): Persona | undefined {
  const builtIn = personaOf(id)
  const own = useRecord('scenario', builtIn ? null : id)
  if (builtIn) return builtIn
  if (own === undefined) return undefined
  return own
    ? ownOf(own)
    : ownPersona(id, { title, description: '', opening: null, difficulty: 'Intermediate' })
}
