// A model that streams its answer: any API with OpenAI's protocol. Without a key there is none. Makes one call and
// never retries.
import { ProblemError } from '../../shared/problems'
import type { Message } from '../../shared/tool'
import type { Config } from '../config'
import { asProblem, type Client, openClient } from './openai'

export type ChatQuestion = {
  messages: readonly (Message | { role: 'assistant'; content: string })[]
  /** As for a model that answers in text. */
  leftOut?: readonly string[]
  /** From the first byte sent to the last one read. */
  timeoutMs: number
  /** Aborts the call when nobody is listening any more. */
  signal: AbortSignal
}
/** Yields the answer piece by piece. Throws ProblemError 'model-…', possibly after some of it has arrived. */
export type ChatModel = { name: string; stream: (question: ChatQuestion) => AsyncIterable<string> }

export function openChat(config: Config, stopping?: AbortSignal): ChatModel | null {
  const client = openClient(config, stopping)
  const { OPENAI_MODEL: model } = config
  if (client === null || !model) return null
  return { name: model, stream: question => streamed(client, model, question) }
}

async function* streamed(client: Client, model: string, question: ChatQuestion): AsyncIterable<string> {
  const { messages, timeoutMs } = question
  const kit = await client.open()
  const late = AbortSignal.timeout(timeoutMs)
  const signal = AbortSignal.any([late, question.signal])
  let finished = false
  try {
    const stream = await kit.chat.completions.create(
      { model, messages: [...messages], stream: true },
      { signal, timeout: timeoutMs },
    )
    for await (const chunk of stream) {
      const choice = chunk.choices?.[0]
      if (choice?.delta?.refusal || choice?.finish_reason === 'content_filter')
        throw new ProblemError('model-refused')
      if (choice?.delta?.content) yield choice.delta.content
      if (choice?.finish_reason === 'stop') finished = true
    }
  } catch (error) {
    throw await asProblem(client, error, late.aborted)
  }
  if (late.aborted) throw new ProblemError('model-late')
  if (!finished && client.stopping?.aborted) throw new ProblemError('model-stopped')
  // The connection dropped or the length ran out: half an answer must not pass for a whole one.
  if (!finished && !question.signal.aborted) throw new ProblemError('model-unreadable')
}
