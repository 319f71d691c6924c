// The voice diagnostic's three tests, each with the specification's words for its result.
import { send } from '../../platform/data/request'
import { within } from '../../voice/speak/watch'
import { say } from './say'

export type Outcome = { ok: boolean; text: string }
const failed = (text: string): Outcome => ({ ok: false, text })
const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const SAMPLE = 'Hello, I am Six. If you can hear this, the voice works.'
const ANSWER_MS = 20_000

/** A test's outside world, passed in so that the test runs without it. */
export type Around = {
  /** Plays to the end; rejects with the reason if it can't. */
  play: (sound: Blob) => Promise<void>
  signal: AbortSignal
}

export async function browserSpeech({ signal }: Pick<Around, 'signal'>): Promise<Outcome> {
  try {
    await say(SAMPLE, signal)
    return { ok: true, text: 'Browser speech test completed successfully!' }
  } catch (error) {
    const words = wordsOf(error)
    return failed(words.startsWith('Browser speech error:') ? words : `Browser speech failed: ${words}`)
  }
}

/** The provider's id for the voice; any key may use it. */
const PROVIDER_VOICE = '21m00Tcm4TlvDq8ikWAM'

/** The key goes to the provider in one header and nowhere else. */
export async function directProvider(
  originOf: () => Promise<string>,
  key: string | null,
  { play, signal }: Around,
): Promise<Outcome> {
  if (!key?.trim()) return failed('Test cancelled - no API key provided')
  let sound: Blob
  try {
    const origin = await within(ANSWER_MS, originOf(), 'It took too long.')
    const asked = fetch(`${origin}/v1/text-to-speech/${PROVIDER_VOICE}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'audio/mpeg', 'xi-api-key': key.trim() },
      body: JSON.stringify({
        model_id: 'eleven_multilingual_v2',
        text: SAMPLE,
        voice_settings: { stability: 0.5, similarity_boost: 0.8 },
      }),
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal,
    })
    const response = await within(ANSWER_MS, asked, 'It took too long.')
    if (!response.ok) return failed(`Voice provider API error: ${response.status} - ${await response.text()}`)
    sound = await response.blob()
  } catch (error) {
    return failed(`Voice provider API error: no answer - ${wordsOf(error)}`)
  }
  return played(sound, play, 'Direct voice provider test completed successfully!')
}

export async function edgeFunction({ play, signal }: Around): Promise<Outcome> {
  let sound: Blob
  try {
    const asked = send('POST /functions/text-to-speech', { body: { text: SAMPLE, voice: 'six' }, signal })
    const response = await within(ANSWER_MS, asked, 'It took too long.')
    if (!response.ok)
      return failed(`Edge function error: ${detailsOf(response.status, await response.text())}`)
    sound = await response.blob()
    if (!sound.type.startsWith('audio/') || sound.size === 0)
      return failed(`Edge function returned no audio. Response: ${(await sound.text()).slice(0, 300)}`)
  } catch (error) {
    return failed(`Edge function error: ${wordsOf(error)}`)
  }
  return played(sound, play, 'Edge function test completed successfully!')
}

async function played(sound: Blob, play: Around['play'], success: string): Promise<Outcome> {
  try {
    await play(sound)
    return { ok: true, text: success }
  } catch (error) {
    return failed(`Audio playback error: ${wordsOf(error)}`)
  }
}

/** "503 - The voice feature requires an API key." */
function detailsOf(status: number, body: string): string {
  try {
    const parsed: unknown = JSON.parse(body)
    const words: unknown =
      typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, 'error') : undefined
    return `${status} - ${typeof words === 'string' ? words : body}`
  } catch {
    return `${status} - ${body}`
  }
}
