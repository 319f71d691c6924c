// A model that transcribes speech: OpenAI's, or one with the same protocol. Without one a memo is only a sound to play.
// Makes one call and never retries.
import { type ProblemCode, ProblemError } from '../../shared/problems'
import type { Config } from '../config'
import { asProblem, type Client, hostOf, openClient } from './openai'

type Recording = {
  bytes: Uint8Array
  /** "audio/webm", "audio/mp4", … */
  type: string
  /** "en"; null: the model detects it. */
  language: string | null
  timeoutMs: number
}
export type Transcription = {
  name: string
  host: string | null
  /** The words, maybe none. Throws ProblemError 'typing-…'. */
  typed: (recording: Recording) => Promise<string>
}

/** The transcript is stored as a record's field. */
const LONGEST = 20_000
/** The API recognises the format by the file name's extension. */
const ENDINGS: Readonly<Record<string, string>> = {
  'audio/webm': 'webm',
  'audio/mp4': 'mp4',
  'audio/x-m4a': 'm4a',
  'audio/aac': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/x-wav': 'wav',
}
const CODES: Partial<Record<ProblemCode, ProblemCode>> = {
  'model-key': 'typing-key',
  'model-limit': 'typing-limit',
  'model-late': 'typing-late',
  'model-stopped': 'typing-stopped',
}

/** The type of a recording without its codecs, as a player needs it; null if it isn't a sound. */
export function soundType(type: string | undefined): string | null {
  const plain = type?.split(';')[0]?.trim().toLowerCase() ?? ''
  return Object.hasOwn(ENDINGS, plain) ? plain : null
}

export function openTranscription(config: Config, stopping?: AbortSignal): Transcription | null {
  const { OPENAI_TRANSCRIPTION_MODEL: model } = config
  const client = openClient(config, stopping)
  if (!client || !model) return null
  return { name: model, host: hostOf(config), typed: recording => typedBy(client, model, recording) }
}

async function typedBy(client: Client, model: string, recording: Recording): Promise<string> {
  const { bytes, type, language, timeoutMs } = recording
  const kit = await client.open()
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const file = new File([new Uint8Array(bytes)], `memo.${ENDINGS[type] ?? 'webm'}`, { type })
    const reply = await kit.audio.transcriptions.create(
      { file, model, response_format: 'json', ...(language ? { language } : {}) },
      { signal, timeout: timeoutMs },
    )
    if (typeof reply.text !== 'string') throw new ProblemError('typing-failed')
    return reply.text.trim().slice(0, LONGEST)
  } catch (error) {
    if (error instanceof ProblemError) throw error
    const problem = await asProblem(client, error, signal.aborted)
    throw new ProblemError((problem instanceof ProblemError && CODES[problem.code]) || 'typing-failed')
  }
}
