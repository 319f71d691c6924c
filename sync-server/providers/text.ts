// A model that answers in text: any API that speaks OpenAI's protocol. Without a key there is none, and the tools'
// own engine is final. One call, never repeated here: who pays for a second one decides that.
import OpenAI, { APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai'
import { ProblemError } from '../../shared/problems'
import type { Message } from '../../shared/tool'
import type { Config } from '../config'

export type TextQuestion = {
  messages: readonly Message[]
  /** JSON schema of the answer, in the strict subset. */
  schema: Record<string, unknown>
  name: string
  timeoutMs: number
}
/** Returns the parsed JSON, not yet held against the schema; throws ProblemError 'model-…'. */
export type TextModel = { name: string; ask: (question: TextQuestion) => Promise<unknown> }

export function openText(config: Config): TextModel | null {
  const { OPENAI_API_KEY: apiKey, OPENAI_MODEL: model, OPENAI_BASE_URL: baseURL } = config
  if (!apiKey || !model) return null
  const client = new OpenAI({ apiKey, maxRetries: 0, ...(baseURL ? { baseURL } : {}) })
  return { name: model, ask: question => askModel(client, model, question) }
}

async function askModel(client: OpenAI, model: string, question: TextQuestion): Promise<unknown> {
  // The library's own limit ends with the headers; an answer that trickles is ended by this one.
  const signal = AbortSignal.timeout(question.timeoutMs)
  try {
    const completion = await client.chat.completions.create(
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
    throw asProblem(error, signal.aborted)
  }
}

function asProblem(error: unknown, late: boolean): Error {
  if (error instanceof ProblemError) return error
  if (late || error instanceof APIConnectionTimeoutError || error instanceof APIUserAbortError)
    return new ProblemError('model-late')
  if (error instanceof APIError) {
    if (error.status === 401 || error.status === 403) return new ProblemError('model-key')
    if (error.status === 429) return new ProblemError('model-limit')
    return new ProblemError('model-failed')
  }
  // JSON that isn't: cut off, or words around it.
  return new ProblemError(error instanceof SyntaxError ? 'model-unreadable' : 'model-failed')
}
