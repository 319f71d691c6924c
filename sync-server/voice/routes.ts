// POST /api/functions/text-to-speech and /text-to-speech-demo, as specified, for signed-in people and visitors.
import { type Context, Hono } from 'hono'
import { partsOf } from '../../shared/api/endpoint'
import { voice } from '../../shared/api/voice'
import { ProblemError } from '../../shared/problems'
import { LONGEST_FOR_VISITORS, LONGEST_SPOKEN, type VoiceRequest } from '../../shared/voice/request'
import { checkWhose } from '../http/account'
import { limit } from '../http/limits'
import { serve } from '../http/serve'
import { log } from '../log/log'
import type { Words } from '../providers/speech'
import { keyOf } from './cache'
import { type House, type Started, startSaying } from './say'

type Parts = House & {
  perMinute: number
  accountOf: (headers: Headers) => Promise<string | null>
  addressOf: (c: Context) => string
}
/** Null: a visitor. */
type Caller = { Variables: { caller: string | null } }

const MPEG = 'audio/mpeg'
/** Of what an account may say per minute, a visitor's address may say a third. */
const VISITORS_SHARE = 3
const PATHS = [voice.speech, voice.whole].map(({ at }) => partsOf(at).path)

export function voiceRoutes(parts: Parts): Hono<Caller> {
  const { perMinute, addressOf, now } = parts
  const app = new Hono<Caller>()
  for (const path of PATHS) {
    app.use(path, async (c, next) => {
      const account = await parts.accountOf(c.req.raw.headers)
      if (account !== null) checkWhose(c, account)
      // Signed out in the meantime: a salon's words must not be treated as a visitor's.
      else if (c.req.header('x-chairside-account') !== undefined) throw new ProblemError('sign-in-needed')
      c.set('caller', account)
      await next()
    })
  }
  // One shared count, as the second path is the fallback for the first.
  const ofSalons = limit(perMinute, c => `${c.get('caller')}`, now)
  const ofVisitors = limit(Math.ceil(perMinute / VISITORS_SHARE), addressOf, now)
  for (const path of PATHS)
    app.use(path, (c, next) => (c.get('caller') === null ? ofVisitors : ofSalons)(c, next))

  serve(app, voice.speech, async (c, body) => {
    const gone = goneWith(c)
    const { client, ...said } = wordsOf(body, c.get('caller'))
    const words = { ...said, signal: gone.signal }
    const started = await startSaying(parts, { account: c.get('caller'), client }, words)
    const headers = headersOf(started, words, c.get('caller'))
    if (c.req.header('if-none-match') === headers.etag) {
      gone.abort()
      return c.body(null, 304, headers)
    }
    return c.body(streamOf(started.sound, gone), 200, headers)
  })

  serve(app, voice.whole, async (c, body) => {
    const gone = goneWith(c)
    const { client, ...said } = wordsOf(body, c.get('caller'))
    const words = { ...said, signal: gone.signal }
    const started = await startSaying(parts, { account: c.get('caller'), client }, words)
    const pieces: Uint8Array[] = []
    for await (const piece of started.sound) pieces.push(piece)
    const { 'content-type': _, ...headers } = headersOf(started, words, c.get('caller'))
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
    return { audioContent: Buffer.concat(pieces).toString('base64'), mimeType: MPEG }
  })
  return app
}

type VoiceWords = Omit<Words, 'signal'> & { client: string | null }
function wordsOf({ voice, client, ...given }: VoiceRequest, caller: string | null): VoiceWords {
  const text = given.text.trim()
  if (text === '') throw new ProblemError('bad-request', 'There is nothing to say.')
  const longest = caller === null ? LONGEST_FOR_VISITORS : LONGEST_SPOKEN
  if (text.length > longest)
    throw new ProblemError(
      'voice-too-long',
      `That is too long to say in one go: ${longest} characters at most.`,
    )
  return { text, voice, client }
}

/** The same words in the same voice are the same sound. What a salon has read out may be about somebody. */
const headersOf = ({ by, problem }: Started, { text, voice }: Words, caller: string | null) => ({
  'content-type': MPEG,
  etag: `"${keyOf(`${by.by} ${by.name} ${voice}`, text).slice(0, 32)}"`,
  'cache-control': caller === null ? 'private, max-age=86400' : 'no-store',
  // A proxy that buffers the response would delay the first sentence.
  'x-accel-buffering': 'no',
  'x-voice': by.by,
  ...(problem === null ? {} : { 'x-voice-problem': problem }),
})

/** Aborts when the caller goes away. */
function goneWith(c: Context): AbortController {
  const gone = new AbortController()
  c.req.raw.signal.addEventListener('abort', () => gone.abort())
  return gone
}

/** If interrupted it ends with an error, so that it doesn't pass for complete. */
function streamOf(sound: AsyncIterable<Uint8Array>, gone: AbortController): ReadableStream<Uint8Array> {
  const pieces = sound[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    pull: async controller => {
      try {
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (error) {
        if (!(error instanceof ProblemError) && !gone.signal.aborted) log.error('The voice broke off:', error)
        controller.error(error)
      }
    },
    cancel: async () => {
      gone.abort()
      await pieces.return?.()
    },
  })
}
