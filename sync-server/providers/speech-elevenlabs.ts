// ElevenLabs: its multilingual model, with the specification's settings.
import type { Config } from '../config'
import type { Speech } from './speech'
import { soundFrom } from './speech-remote'

const USUAL_ADDRESS = 'https://api.elevenlabs.io'
const MODEL = 'eleven_multilingual_v2'
const SETTINGS = { stability: 0.5, similarity_boost: 0.8 }

export function openElevenLabs(config: Config): Speech | null {
  const { ELEVENLABS_API_KEY: key, ELEVENLABS_BASE_URL: base = USUAL_ADDRESS } = config
  if (!key) return null
  const url = `${base.replace(/\/$/, '')}/v1/text-to-speech/${encodeURIComponent(config.ELEVENLABS_VOICE)}/stream`
  return {
    by: 'elevenlabs',
    name: `ElevenLabs ${MODEL}`,
    host: new URL(base).host,
    speak: ({ text, signal }) =>
      soundFrom(
        {
          url,
          key,
          headers: { 'xi-api-key': key },
          body: { model_id: MODEL, text, voice_settings: SETTINGS },
          timeoutMs: config.VOICE_TIMEOUT_SECONDS * 1000,
        },
        signal,
      ),
  }
}
