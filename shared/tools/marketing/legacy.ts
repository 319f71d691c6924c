// The answer under the specification's own names: the function generate-marketing and the view marketing_content.
import { CONTENT_TYPES, type MarketingInput, type MarketingOutput } from './schema'

export const functionName = 'generate-marketing'

/** body {contentType, topic, includeImage}: a switch that is on where nobody says otherwise. */
export function inputOf(body: Record<string, unknown>): Record<string, unknown> {
  const type = typeof body.contentType === 'string' ? body.contentType.trim().toLowerCase() : ''
  return {
    contentType: CONTENT_TYPES.find(known => known === type) ?? body.contentType,
    topic: body.topic,
    includeImage: typeof body.includeImage === 'boolean' ? body.includeImage : true,
  }
}

/** The text as one string: an email with its two lines, a question in its own words. */
export function contentOf(output: MarketingOutput): string {
  if (output.decision === 'ask') return ['Before anything is written:', ...output.questions].join('\n')
  return output.subject === null
    ? output.content
    : `Subject: ${output.subject}\nPreheader: ${output.preheader ?? ''}\n\n${output.content}`
}

/** `image`: the address of the picture, made by the caller; null where there is none. */
export function responseOf(
  output: MarketingOutput,
  _input: MarketingInput,
  image: string | null = null,
): { content: string; image: string | null } {
  return { content: contentOf(output), image }
}
