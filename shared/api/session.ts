// This tablet's session: who is signed in, and whether it is locked or forgotten.
import { z } from 'zod'
import { Subscription } from '../account/subscription'
import { endpoint } from './endpoint'
import { Done } from './replies'

const Lock = z.strictObject({ locked: z.boolean() })

export const session = {
  look: endpoint({
    at: 'GET /session',
    summary: 'Who is signed in, what the plan opens, and whether a model answers.',
    reply: z.object({
      account: z.object({ id: z.string(), email: z.string(), name: z.string() }),
      /** When the account will be deleted for good; null: it stays. */
      leaving: z.iso.datetime().nullable(),
      /** This session's tablet is locked. */
      locked: z.boolean(),
      subscription: Subscription,
      model: z.string().nullable(),
      /** The image model; null: pictures are posters, so there is nothing to wait for. */
      imageModel: z.string().nullable(),
      /** The model that transcribes voice memos; null: they are only kept for playback. */
      transcription: z.string().nullable(),
    }),
  }),
  lock: endpoint({
    at: 'POST /session/lock',
    summary:
      'The tablet of this session is locked, or open again. While it is locked, nothing but sync, notifications, and sounds and photos on their way here is answered.',
    body: Lock,
    reply: Lock,
  }),
  forgotten: endpoint({
    at: 'POST /session/forgotten',
    summary:
      'The receipt of a tablet that was told to forget its salon, by the cookie of its ended session. Good once.',
    reply: Done,
  }),
}
