// The first rung: the sound plays while it is still arriving.

import { partsOf, speechOf } from '../server-voice'
import { tellStoodIn } from '../told'
import { VoiceError } from '../voice-error'
import { within } from '../watch'
import { voiceElement } from './element'
import type { Job, Play } from './job'
import { charactersAt } from './place'
import { playThrough } from './through'

const TYPE = 'audio/mpeg'
const PIECE_MS = 8_000
const OPEN_MS = 4_000

/** iPhones only have the managed kind. */
function sourceClass(): typeof MediaSource | null {
  if ('MediaSource' in globalThis) return MediaSource
  const managed: unknown = Reflect.get(globalThis, 'ManagedMediaSource')
  return isSourceClass(managed) ? managed : null
}
const isSourceClass = (value: unknown): value is typeof MediaSource =>
  typeof value === 'function' && 'isTypeSupported' in value

export const canStream = (): boolean => sourceClass()?.isTypeSupported(TYPE) === true

/** `client`: the one it is about. `onWhole`: all of it has arrived, so the sound may be kept. */
export const stream =
  (client: string | null, onWhole: (sound: Blob) => void): Play =>
  async job => {
    const Source = sourceClass()
    if (!Source?.isTypeSupported(TYPE))
      throw new VoiceError('cannot', 'Streaming is not supported in this browser.')
    const sounds: Blob[] = []
    let before = 0
    for (const text of partsOf(job.text)) {
      const sound = await part(new Source(), client, {
        ...job,
        text,
        onPlace: at => job.onPlace(before + at),
      })
      if (job.signal.aborted || sound === null) return
      sounds.push(sound)
      before += text.length
    }
    onWhole(new Blob(sounds, { type: TYPE }))
  }

/** Streams one part to its end, and returns the whole of it; null when it was stopped. */
async function part(source: MediaSource, client: string | null, job: Job): Promise<Blob | null> {
  const response = await speechOf(job.text, { client, signal: job.signal })
  if (!response.body) throw new VoiceError('cannot', 'No response body')
  const problem = response.headers.get('x-voice-problem')
  if (problem) void tellStoodIn(problem)
  if (job.signal.aborted) return null
  const audio = voiceElement()
  // The managed kind only opens when nothing can be cast to another screen.
  audio.disableRemotePlayback = true
  const address = URL.createObjectURL(source)
  audio.src = address
  const ending = new AbortController()
  const { signal } = ending
  job.signal.addEventListener('abort', () => ending.abort(), { signal })
  try {
    await within(OPEN_MS, once(source, 'sourceopen'), 'The sound could not be opened.')
    const coming = pour(response.body, source, source.addSourceBuffer(TYPE), signal)
    const [whole] = await Promise.all([coming, play(audio, { ...job, signal })])
    return whole
  } finally {
    ending.abort()
    URL.revokeObjectURL(address)
  }
}

const play = (audio: HTMLAudioElement, job: Job): Promise<void> =>
  playThrough(audio, {
    ...job,
    onTime: (at, length) => job.onPlace(charactersAt(at, length, job.text.length)),
  })

/** Fills the buffer with what arrives, and returns the whole at the end. Null when it was stopped. */
async function pour(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  source: MediaSource,
  buffer: SourceBuffer,
  signal: AbortSignal,
): Promise<Blob | null> {
  const reader = body.getReader()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  try {
    for (;;) {
      const { done, value } = await within(PIECE_MS, reader.read(), 'The voice stopped.')
      if (signal.aborted) return null
      if (done) break
      pieces.push(value)
      const taken = once(buffer, 'updateend')
      buffer.appendBuffer(value)
      await within(PIECE_MS, taken, 'The sound could not be played.')
    }
    if (source.readyState === 'open') source.endOfStream()
    return new Blob(pieces, { type: TYPE })
  } catch (error) {
    if (signal.aborted) return null
    throw error
  } finally {
    reader.cancel().catch(() => undefined)
  }
}

const once = (target: EventTarget, event: string): Promise<void> =>
  new Promise(resolve => target.addEventListener(event, () => resolve(), { once: true }))
