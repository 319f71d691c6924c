// An answer as one line of figures, for the engine's command line.
import { ColourOutput } from './schema'

export function colourLine(output: unknown): Record<string, unknown> {
  const { decision, flags, steps } = ColourOutput.parse(output)
  return {
    decision,
    flags,
    steps: steps
      .filter(step => step.kind !== 'prep')
      .map(step => ({
        kind: step.kind,
        developer: step.developer_volume ?? 0,
        ratio: step.ratio ?? 'none',
        minutes: step.minutes ? [step.minutes.from, step.minutes.to] : null,
      })),
  }
}
