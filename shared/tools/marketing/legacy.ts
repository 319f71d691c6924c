// The answer under the specification's own names: the function generate-marketing and the view marketing_content.
import { CONTENT_TYPES, type MarketingOutput } from './schema'

export const functionName = 'generate-marketing'

/** The type as we spell it, because callers also write "Instagram". Unknown types are left for the form to reject. */
export function contentTypeOf(given: unknown): unknown {
  const type = typeof given === 'string' ? given.trim().toLowerCase() : ''
  return CONTENT_TYPES.find(known => known === type) ?? given
}

/** Reads body {contentType, topic, includeImage}. The switch is on unless the caller says otherwise. */
export function inputOf(body: Record<string, unknown>): Record<string, unknown> {
  return {
    contentType: contentTypeOf(body.contentType),
    topic: body.topic,
    includeImage: typeof body.includeImage === 'boolean' ? body.includeImage : true,
  }
}

/** The text as one string: an email with its subject and preview line, or a question in its own words. */
function contentOf(output: MarketingOutput): string {
  if (output.decision === 'ask') return ['Before anything is written:', ...output.questions].join('\n')
  return output.subject === null
    ? output.content
    : `Subject: ${output.subject}\nPreheader: ${output.preheader ?? ''}\n\n${output.content}`
}

/** `image`: the address of the picture, which the caller makes. Null if there is none. */
export function responseOf(
  output: MarketingOutput,
  image: string | null = null,
): { content: string; image: string | null } {
  return { content: contentOf(output), image }
}
