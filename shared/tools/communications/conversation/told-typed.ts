// A built-in client's story is nobody's: it may speak of a hospital. What a hairdresser types may be about somebody real,
// and nobody has permitted that their health is told.
import { withoutHealth } from '../../../salon/privacy/redaction/health'
import { personaOf } from '../scenarios/find'

type Line = { role: string; text: string }

/** Lines of a conversation in the scenario of this id, as a model may read them. */
export const toldLines = <L extends Line>(lines: readonly L[], scenario: string): L[] =>
  lines.map(line =>
    line.role === 'client' && personaOf(scenario) ? line : { ...line, text: withoutHealth(line.text) },
  )
