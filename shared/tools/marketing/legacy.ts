// The answer under the specification's own names: the function generate-marketing and the view marketing_content.
import { CONTENT_TYPES, type MarketingOutput } from './schema'

export const functionName = 'generate-marketing'

/** The type as we write it: callers write "Instagram" too. What is none of them stays for the form to refuse. */
export function contentTypeOf(given: unknown): unknown {
  const type = typeof given === 'string' ? given.trim().toLowerCase() : ''
  return CONTENT_TYPES.find(known => known === type) ?? given
}

/** body {contentType, topic, includeImage}: a switch that is on where nobody says otherwise. */
export function inputOf(body: Record<string, unknown>): Record<string, unknown> {
  return {
    contentType: contentTypeOf(body.contentType),
    topic: body.topic,
    includeImage: typeof body.includeImage === 'boolean' ? body.includeImage : true,
  }
}

/** The text as one string: an email with its two lines, a question in its own words. */
function contentOf(output: MarketingOutput): string {
  if (output.decision === 'ask') return ['Before anything is written:', ...output.questions].join('\n')
  return output.subject === null
    ? output.content
    : `Subject: ${output.subject}\nPreheader: ${output.preheader ?? ''}\n\n${output.content}`
}

/** `image`: the address of the picture, made by the caller; null where there is none. */
export function responseOf(
  output: MarketingOutput,
  image: string | null = null,
): { content: string; image: string | null } {
  return { content: contentOf(output), image }
}
