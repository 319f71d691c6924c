// What a voice is asked, as the specification names it.
import { z } from 'zod'

/** Characters of one text: of who is signed in, and of a visitor. */
export const LONGEST_SPOKEN = 3000
export const LONGEST_FOR_VISITORS = 600

export const VoiceRequest = z.object({
  text: z.string(),
  voice: z.string().max(80).default('six'),
  /** The client that the text is about: their card may keep it from a voice behind a key. */
  client: z.string().max(200).nullable().default(null),
})
export type VoiceRequest = z.infer<typeof VoiceRequest>

export const VoiceReply = z.object({
  /** Base64. */
  audioContent: z.string(),
  mimeType: z.string().default('audio/mpeg'),
})
