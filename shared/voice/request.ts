// What we ask a voice to say, in the names of its specification.
import { z } from 'zod'

/** The most characters in one text, for people signed in and for visitors. */
export const LONGEST_SPOKEN = 3000
export const LONGEST_FOR_VISITORS = 600

export const VoiceRequest = z.object({
  text: z.string(),
  voice: z.string().max(80).default('six'),
  /** The client that the text is about. Their card may forbid sending it to a voice behind a key. */
  client: z.string().max(200).nullable().default(null),
})
export type VoiceRequest = z.infer<typeof VoiceRequest>

export const VoiceReply = z.object({
  /** Base64. */
  audioContent: z.string(),
  mimeType: z.string().default('audio/mpeg'),
})
