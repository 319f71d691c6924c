// Feedback as one line of figures, for the engine's command line.
import { AREAS, PracticeOutput } from './schema'

/** An area that did not apply stands in the middle there: neither praised nor held against anyone. */
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
