// Endpoints for speech output and input.
import { z } from 'zod'
import { VoiceReply, VoiceRequest } from '../voice/request'
import { endpoint } from './endpoint'

/** The errors of a voice that needs a key. */
const FAILURES = [401, 402, 413, 502, 503]

export const voice = {
  speech: endpoint({
    at: 'POST /functions/text-to-speech',
    summary:
      'A text as sound, sentence by sentence as it is made. Visitors may send 600 characters and hear the built-in voice; who is signed in 3,000. The header x-voice says who speaks, x-voice-problem why the voice behind the key did not.',
    open: true,
    body: VoiceRequest,
    reply: 'audio/mpeg',
    statuses: FAILURES,
  }),
  whole: endpoint({
    at: 'POST /functions/text-to-speech-demo',
    summary: 'The same, whole, as base64.',
    open: true,
    body: VoiceRequest,
    reply: VoiceReply,
    statuses: FAILURES,
  }),
  transcribe: endpoint({
    at: 'POST /functions/transcribe',
    summary: 'What was said, typed by a model. It is counted as one of the day.',
    query: { language: z.string().optional(), client: z.string().optional() },
    body: 'audio/*',
    reply: z.object({ text: z.string(), by: z.string() }),
    statuses: [402, 415, 502, 503, 504],
  }),
  provider: endpoint({
    at: 'GET /voice-test',
    summary: 'The voice provider that the voice diagnostic asks directly, from the browser.',
    open: true,
    reply: z.object({ provider: z.string() }),
  }),
}
