// Feedback as one line of figures, for the engine's command line.
import { AREAS, PracticeOutput } from './schema'

/** Areas that didn't apply count as middling here: no praise and no blame. */
const NOT_APPLIED = 60

export function practiceLine(output: unknown): Record<string, unknown> {
  const { areas, overall } = PracticeOutput.parse(output)
  return {
    scores: Object.fromEntries(
      AREAS.map(id => [id, areas.find(area => area.id === id)?.score ?? NOT_APPLIED]),
    ),
    overall,
  }
}
