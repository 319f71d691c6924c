// The two server functions that return speech.
import { chunksOf } from '../../../shared/voice/speak/sentences'
import { knownAccount } from '../../platform/data/account/account'
import { isAway, tellAnswered } from '../../platform/data/answered'
import { send } from '../../platform/data/request'
import { AT_ONCE, VOICE } from './kept-sounds/clip-store'
import { asVoiceError, VoiceError } from './voice-error'
import { within } from './watch'

const ANSWER_MS = 12_000

export { AT_ONCE }

/** Splits the text into as few parts as the server allows. */
export const partsOf = (text: string): string[] =>
  chunksOf(text, knownAccount() ? AT_ONCE.signedIn : AT_ONCE.visitor)

/** `client`: the one it is about; their card may rule out a voice behind an API key. */
type Given = { client: string | null; signal?: AbortSignal }

/** An MP3, or the start of one, as it arrives. */
export async function speechOf(text: string, given: Given): Promise<Response> {
  const response = await call('POST /functions/text-to-speech', text, given)
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith('audio/')) return response
  throw new VoiceError('refused', 'Voice generation failed')
}

/** The whole sound. MP3s joined end to end are one MP3. */
export async function soundOf(text: string, given: Given): Promise<Blob> {
  const sounds: Blob[] = []
  for (const part of partsOf(text)) {
    const response = await speechOf(part, given)
    sounds.push(await within(60_000, response.blob(), 'The voice took too long.'))
  }
  return new Blob(sounds, { type: 'audio/mpeg' })
}

export async function fallbackSoundOf(text: string, given: Given): Promise<Blob> {
  const response = await call('POST /functions/text-to-speech-demo', text, given)
  const body: unknown = await response.json().catch(() => null)
  const content = textIn(body, 'audioContent')
  if (!content) throw new VoiceError('refused', 'No audioContent from fallback function')
  const bytes = Uint8Array.from(atob(content), letter => letter.charCodeAt(0))
  return new Blob([bytes], { type: textIn(body, 'mimeType') || 'audio/mpeg' })
}

async function call(
  at: 'POST /functions/text-to-speech' | 'POST /functions/text-to-speech-demo',
  text: string,
  { client, signal }: Given,
): Promise<Response> {
  // The cookie may be somebody else's by now, or gone.
  const asked = send(at, { account: knownAccount()?.id, body: { text, voice: VOICE, client }, signal })
  const response = await within(ANSWER_MS, asked, 'The voice took too long.').catch(error => {
    const { why, message } = asVoiceError(error)
    throw new VoiceError(why === 'stalled' ? 'unreachable' : why, message)
  })
  tellAnswered(response.status)
  if (response.ok) return response
  throw failureOf(response.status, await response.text().catch(() => ''))
}

const BY_STATUS: Readonly<Record<number, string>> = {
  401: "The voice provider's API key is invalid",
  402: "The voice provider's quota is exceeded",
  429: 'Rate limit exceeded, please try again',
}

/** An error response in words: its own error field if it is JSON, or else by its status. */
export function failureOf(status: number, body: string): VoiceError {
  const parsed = parse(body)
  const words = textIn(parsed, 'error')
  if (!words && isAway(status)) return new VoiceError('unreachable', 'The voice could not be reached.')
  if (!words) return new VoiceError('refused', BY_STATUS[status] ?? 'Voice generation failed')
  const code = textIn(parsed, 'code')
  // The app itself says that somebody must sign in; the voice just carries on without the server.
  return new VoiceError(code === NO_KEY ? 'no-key' : 'refused', words, !NOT_SIGNED_IN.has(code))
}

const NOT_SIGNED_IN: ReadonlySet<string> = new Set(['sign-in-needed', 'wrong-account'])

/** The server's code for having no voice at all. */
const NO_KEY = 'voice-missing'

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

function textIn(value: unknown, field: string): string {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, field) : ''
  return typeof found === 'string' ? found : ''
}
