// An answer for the engine's command line: just the post, or the request for what is missing.
import { MarketingOutput } from './schema'

const ASKING = 'Before anything is written:'

export function marketingLine(output: unknown): Record<string, unknown> & { text: string } {
  const { decision, content, questions, subject, preheader, removed } = MarketingOutput.parse(output)
  return {
    decision,
    text: decision === 'write' ? content : [ASKING, ...questions].join('\n'),
    ...(subject === null ? {} : { parts: { subject, preheader } }),
    ...(removed.length === 0 ? {} : { removed }),
  }
}
