// A built-in client's story is about nobody, so it may mention a hospital. What a hairdresser types may be about a real
// person, who hasn't agreed to have their health shared.
import { withoutHealth } from '../../../salon/privacy/redaction/health'
import { personaOf } from '../scenarios/find'

type Line = { role: string; text: string }

/** The lines of a conversation in this scenario, as a model may read them. */
export const toldLines = <L extends Line>(lines: readonly L[], scenario: string): L[] =>
  lines.map(line =>
    line.role === 'client' && personaOf(scenario) ? line : { ...line, text: withoutHealth(line.text) },
  )
