// Support chat, for signed-in users and for holders of the public key.
import { z } from 'zod'
import { ChatBody } from '../help/chat'
import { endpoint } from './endpoint'
import { Json } from './replies'

export const support = {
  key: endpoint({
    at: 'GET /public-key',
    summary: 'The key that opens support chat, and nothing else, without a session.',
    open: true,
    reply: z.object({ publicKey: z.string() }),
  }),
  chat: endpoint({
    at: 'POST /functions/support-chat',
    summary:
      'Help with the app, as a stream: lines that start with "data: " carry JSON with choices[0].delta.content; [DONE] ends it. For whoever is signed in, or sends the public key as a bearer.',
    bearer: true,
    body: ChatBody,
    ownWords: true,
    reply: 'text/event-stream',
  }),
  document: endpoint({ at: 'GET /openapi.json', summary: 'This document.', open: true, reply: Json }),
}
