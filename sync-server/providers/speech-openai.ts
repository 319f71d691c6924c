// OpenAI's speech, or an API with the same protocol, with the other models' key and address.
import type { Config } from '../config'
import { hostOf, USUAL_ADDRESS } from './openai'
import type { Speech } from './speech'
import { soundFrom } from './speech-remote'

export function openOpenAiSpeech(config: Config): Speech | null {
  const { OPENAI_API_KEY: key, OPENAI_SPEECH_MODEL: model, OPENAI_BASE_URL: base = USUAL_ADDRESS } = config
  if (!key || !model) return null
  return {
    by: 'openai',
    name: model,
    host: hostOf(config),
    speak: ({ text, signal }) =>
      soundFrom(
        {
          url: `${base.replace(/\/$/, '')}/audio/speech`,
          key,
          headers: { authorization: `Bearer ${key}` },
          body: { model, input: text, voice: config.OPENAI_SPEECH_VOICE, response_format: 'mp3' },
          timeoutMs: config.VOICE_TIMEOUT_SECONDS * 1000,
        },
        signal,
      ),
  }
}
