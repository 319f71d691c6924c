// Writes down every model call before it is made: exactly what was sent, what for, and how it ended.
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { ProblemError } from '../../shared/problems'
import type { Database } from '../db/open'
import { logFailure } from '../db/trouble'
import { salonWithoutAi } from '../privacy/no-ai'
import type { ChatModel } from '../providers/chat'
import type { ImageModel } from '../providers/image'
import type { Speech } from '../providers/speech'
import type { TextModel } from '../providers/text'
import { called } from '../signals'
import { beginCall, endCall } from './store'

/** What a call is for. `ask`: the record; `client`: the client's record. An erasure of either removes the call. */
type CallFor = {
  account: string
  /** 'ask', a function's name, or 'test'. */
  madeFor: string
  tool: string
  ask?: string | null
  client?: string | null
  now: () => number
}

type Sending = { model: string; sent: unknown }

/** Writes down what is about to be sent. Returns a function that writes down how it ended. */
async function begin(
  database: Database,
  { account, madeFor, tool, ask = null, client = null, now }: CallFor,
  { model, sent }: Sending,
): Promise<(outcome: string) => Promise<void>> {
  // Every call passes through this gate. Most callers check beforehand and have something better to say.
  if (await salonWithoutAi(database, account)) throw new ProblemError('no-ai')
  const id = randomUUID()
  const at = now()
  const begun = { id, ask, client, made_for: madeFor, tool, model, at, sent: JSON.stringify(sent) }
  await beginCall(database, account, begun)
  const started = performance.now()
  // Don't lose an answer that was paid for just because its outcome couldn't be saved.
  return outcome => {
    const ms = performance.now() - started
    called.tell({ outcome, seconds: ms / 1000 })
    return endCall(database, account, id, { outcome, ms }).catch(error =>
      logFailure('The end of a model call could not be written down:', error),
    )
  }
}

const codeOf = (error: unknown): string => (error instanceof ProblemError ? error.code : 'server-error')

/** Writes down `sent`, then does the call. The outcome is 'answered', or the code of the problem that it threw. */
export async function recordCall<T>(
  database: Database,
  about: CallFor,
  sending: Sending,
  call: () => Promise<T>,
): Promise<T> {
  const end = await begin(database, about, sending)
  try {
    const result = await call()
    await end('answered')
    return result
  } catch (error) {
    await end(codeOf(error))
    throw error
  }
}

type SentMessages = { messages: readonly unknown[]; leftOut?: readonly string[] }
/** What is saved: the messages, and what was left out of them, if anything. */
const keptOf = ({ messages, leftOut = [] }: SentMessages): unknown =>
  leftOut.length > 0 ? { messages, left_out: leftOut } : messages

const WithLeftOut = z.object({ messages: z.array(z.unknown()), left_out: z.array(z.string()) })
/** What was sent, and what was not. */
export function readSent(text: string): { sent: unknown; left_out: string[] } {
  const sent: unknown = JSON.parse(text)
  const kept = WithLeftOut.safeParse(sent)
  return kept.success ? { sent: kept.data.messages, left_out: kept.data.left_out } : { sent, left_out: [] }
}

/** The same model, its calls written down. */
export function recordedText(database: Database, model: TextModel, about: CallFor): TextModel {
  return {
    name: model.name,
    ask: question =>
      recordCall(database, about, { model: model.name, sent: keptOf(question) }, () => model.ask(question)),
  }
}

/** The same model, its calls written down. */
export function recordedImage(database: Database, model: ImageModel, about: CallFor): ImageModel {
  return {
    name: model.name,
    draw: wanted => {
      const { prompt, shape } = wanted
      return recordCall(database, about, { model: model.name, sent: { prompt, shape } }, () =>
        model.draw(wanted),
      )
    },
  }
}

/** Like `recordCall`, for streams. One that nobody listened to until the end is 'left'. */
async function* recordStream<T>(
  database: Database,
  about: CallFor,
  sending: Sending,
  open: () => AsyncIterable<T>,
): AsyncGenerator<T> {
  const end = await begin(database, about, sending)
  let outcome = 'left'
  try {
    yield* open()
    outcome = 'answered'
  } catch (error) {
    outcome = codeOf(error)
    throw error
  } finally {
    await end(outcome)
  }
}

/** The same model, its calls written down. */
export function recordedChat(database: Database, model: ChatModel, about: CallFor): ChatModel {
  return {
    name: model.name,
    stream: question =>
      recordStream(database, about, { model: model.name, sent: keptOf(question) }, () =>
        model.stream(question),
      ),
  }
}

/** The same voice, its calls written down. */
export function recordedSpeech(database: Database, speech: Speech, about: CallFor): Speech {
  return {
    ...speech,
    speak: words =>
      recordStream(database, about, { model: speech.name, sent: { text: words.text } }, () =>
        speech.speak(words),
      ),
  }
}
