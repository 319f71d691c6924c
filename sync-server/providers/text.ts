// A model that answers in text: any API with OpenAI's protocol. Without a key there is none, and the tools' own engine
// is final. Makes one call and never retries: whoever pays for a second one decides that.
import { ProblemError } from '../../shared/problems'
import type { Message } from '../../shared/tool'
import type { Config } from '../config'
import { asProblem, type Client, openClient } from './openai'

export type TextQuestion = {
  messages: readonly Message[]
  /** What was left out of the question, in words: for the record of what was sent. */
  leftOut?: readonly string[]
  /** JSON schema of the answer, in the strict subset. */
  schema: Record<string, unknown>
  name: string
  timeoutMs: number
}
/** Returns the parsed JSON, not yet checked against the schema. Throws ProblemError 'model-…'. */
export type TextModel = { name: string; ask: (question: TextQuestion) => Promise<unknown> }

export function openText(config: Config, stopping?: AbortSignal): TextModel | null {
  const { OPENAI_MODEL: model } = config
  const client = openClient(config, stopping)
  if (!client || !model) return null
  return { name: model, ask: question => askModel(client, model, question) }
}

async function askModel(client: Client, model: string, question: TextQuestion): Promise<unknown> {
  // The library's own timeout stops at the headers; this one also ends an answer that trickles in.
  const kit = await client.open()
  const signal = AbortSignal.timeout(question.timeoutMs)
  try {
    const completion = await kit.chat.completions.create(
      {
        model,
        messages: [...question.messages],
        response_format: {
          type: 'json_schema',
          json_schema: { name: question.name, strict: true, schema: question.schema },
        },
      },
      { signal, timeout: question.timeoutMs },
    )
    const choice = completion.choices?.[0]
    if (choice?.message?.refusal || choice?.finish_reason === 'content_filter')
      throw new ProblemError('model-refused')
    if (choice?.finish_reason === 'length' || !choice?.message?.content)
      throw new ProblemError('model-unreadable')
    return JSON.parse(choice.message.content)
  } catch (error) {
    throw await asProblem(client, error, signal.aborted)
  }
}
