// The body of POST /api/functions/support-chat, as specified: the whole conversation, with the new question last.
import { z } from 'zod'
import { MAX_ANSWER, MAX_MESSAGE, MAX_MESSAGES } from './limits'

const text = z.string().trim()
export const ChatBody = z
  .object({
    messages: z
      .array(
        z.discriminatedUnion('role', [
          z.object({
            role: z.literal('user'),
            content: text
              .min(1, 'A message is empty')
              .max(MAX_MESSAGE, `A message must be at most ${MAX_MESSAGE} characters`),
          }),
          z.object({
            role: z.literal('assistant'),
            content: text.max(MAX_ANSWER, `An answer must be at most ${MAX_ANSWER} characters`),
          }),
        ]),
        'messages must be a list of {role, content}',
      )
      .min(1, 'There is no message')
      .max(MAX_MESSAGES, `A conversation must have at most ${MAX_MESSAGES} messages`),
  })
  .refine(({ messages }) => messages.at(-1)?.role === 'user', 'The last message must be the user’s')
export type ChatBody = z.infer<typeof ChatBody>
