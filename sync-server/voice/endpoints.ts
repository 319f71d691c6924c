// What of the API is spoken or heard, for the document at /api/openapi.json.
import { z } from 'zod'
import { VoiceReply, VoiceRequest } from '../../shared/voice/request'
import type { Endpoint } from '../http/endpoints'

/** A voice behind a key, and its failures. */
const FAILURES = [401, 402, 413, 502, 503]

export const voiceEndpoints: readonly Endpoint[] = [
  {
    method: 'post',
    path: '/functions/text-to-speech',
    summary:
      'A text as sound, sentence by sentence as it is made. Visitors may send 600 characters and hear the built-in voice; who is signed in 3,000. The header x-voice says who speaks, x-voice-problem why the voice behind the key did not.',
    open: true,
    body: VoiceRequest,
    reply: 'audio/mpeg',
    statuses: FAILURES,
  },
  {
    method: 'post',
    path: '/functions/text-to-speech-demo',
    summary: 'The same, whole, as base64.',
    open: true,
    body: VoiceRequest,
    reply: VoiceReply,
    statuses: FAILURES,
  },
  {
    method: 'post',
    path: '/functions/transcribe',
    summary: 'What was said, typed by a model. It is counted as one of the day.',
    query: { language: z.string().optional(), client: z.string().optional() },
    body: 'audio/*',
    reply: z.object({ text: z.string(), by: z.string() }),
    statuses: [402, 415, 502, 503, 504],
  },
  {
    method: 'put',
    path: '/blobs/{hash}',
    summary:
      'The sound of a memo whose record is here, by the SHA-256 of its bytes: whole, or in pieces with Content-Range ("bytes 0-65535/200000"; "bytes */200000" asks how much has arrived). 202 until all of it is here. Safe to repeat.',
    body: 'audio/*',
    reply: z.object({ received: z.number(), complete: z.boolean() }),
    statuses: [202, 403, 415, 422, 507],
  },
]
