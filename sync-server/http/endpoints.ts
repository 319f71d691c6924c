// Every address of the API, for the document at /api/openapi.json; a test holds this list against the real routes.
import { z } from 'zod'
import { FollowCalendar, FollowedCalendars, WhichCalendar } from '../../shared/calendar/followed'
import { ChatBody } from '../../shared/help/chat'
import { MAX_ASKED } from '../../shared/limits'
import { Models, Sent, TestResult } from '../../shared/models'
import { PushDevice, PushSubscribe } from '../../shared/push'
import { SyncReply, SyncRequest } from '../../shared/sync'
import { authEndpoints } from '../auth/endpoints'
import { paymentEndpoints } from '../billing/endpoints'
import type { ServerFunction } from '../functions/function'
import { privacyEndpoints } from '../privacy/endpoints'
import { voiceEndpoints } from '../voice/endpoints'

export type Endpoint = {
  method: 'get' | 'post' | 'put'
  /** Below /api, "{id}" for a part that varies. */
  path: string
  summary: string
  /** Anyone may call it. */
  open?: true
  /** The public key is enough. */
  bearer?: true
  query?: Readonly<Record<string, z.ZodType>>
  /** What is sent, as JSON; or the media type of what isn't. None where nothing is. */
  body?: z.ZodType | string
  /** JSON; or the media type of what isn't. */
  reply: z.ZodType | string
  /** Statuses that are its own. */
  statuses?: readonly number[]
  /** It may be answered once a key. */
  once?: true
}

export const Subscription = z.object({
  subscribed: z.boolean(),
  products: z.array(z.string()),
  subscription_end: z.iso.datetime().nullable(),
  /** By the trial alone. */
  trial: z.boolean(),
  trial_end: z.iso.datetime().nullable(),
  /** When practice plans ended because money moves now, and nothing is paid since. */
  practice_ended: z.iso.datetime().nullable(),
  /** What is paid for now. */
  plans: z.array(
    z.object({
      product: z.string(),
      ends: z.iso.datetime().nullable(),
      cancels: z.boolean(),
      failed: z.boolean(),
      currency: z.string(),
      amount: z.number().int(),
    }),
  ),
})
const Credentials = z.object({ email: z.email(), password: z.string().min(6).max(256) })
const Done = z.object({ ok: z.boolean() })
const Room = z.object({ used: z.number().int(), max: z.number().int() })
const Json = z.record(z.string(), z.unknown())

const parts: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/openapi.json',
    summary: 'This document.',
    open: true,
    reply: Json,
  },
  {
    method: 'get',
    path: '/voice-test',
    summary: 'The voice provider that the voice diagnostic asks directly, from the browser.',
    open: true,
    reply: z.object({ provider: z.string() }),
  },
  {
    method: 'post',
    path: '/auth/sign-up/email',
    summary: 'A new account. It is not signed in by this.',
    open: true,
    body: Credentials.extend({ name: z.string() }),
    reply: Json,
  },
  {
    method: 'post',
    path: '/auth/sign-in/email',
    summary: 'Signs in: the session comes as a cookie that no script can read.',
    open: true,
    body: Credentials,
    reply: Json,
  },
  { method: 'post', path: '/auth/sign-out', summary: 'Ends the session.', reply: Json },
  ...authEndpoints,
  {
    method: 'get',
    path: '/session',
    summary: 'Who is signed in, what the plan opens, and whether a model answers.',
    reply: z.object({
      account: z.object({ id: z.string(), email: z.string(), name: z.string() }),
      /** When the account is deleted for good; null: it stays. */
      leaving: z.iso.datetime().nullable(),
      /** The tablet of this session is locked. */
      locked: z.boolean(),
      subscription: Subscription,
      model: z.string().nullable(),
      imageModel: z.string().nullable(),
      transcription: z.string().nullable(),
    }),
  },
  {
    method: 'post',
    path: '/sync',
    summary: 'Push and pull in one call; safe to repeat, in any order.',
    body: SyncRequest,
    reply: SyncReply,
  },
  {
    method: 'get',
    path: '/poke',
    summary: 'A stream that says when there is something to pull.',
    query: { device: z.string().optional() },
    reply: 'text/event-stream',
  },
  {
    method: 'get',
    path: '/digest',
    summary: 'Count and hash of the records, for a device to compare itself with.',
    reply: z.object({ version: z.number(), kinds: Json }),
  },
  {
    method: 'post',
    path: '/known',
    summary: 'Which of these changes the server has never answered.',
    body: z.strictObject({ changes: z.array(z.string().max(80)).max(MAX_ASKED) }),
    reply: z.object({ unknown: z.array(z.string()) }),
  },
  {
    method: 'post',
    path: '/erase',
    summary: "A client's data goes for good.",
    body: z.strictObject({ account: z.string(), client_id: z.string().min(1).max(80) }),
    reply: z.object({ erased: z.number() }),
  },
  {
    method: 'get',
    path: '/records/{id}/history',
    summary: 'What was done to a record, first to last.',
    reply: z.object({ changes: z.array(Json) }),
  },
  {
    method: 'get',
    path: '/asks/{id}/facts',
    summary: 'The records that an ask was answered from.',
    reply: z.object({ facts: Json }),
  },
  {
    method: 'get',
    path: '/asks/{id}/sent',
    summary: 'What exactly was sent to a model for this ask, first to last.',
    reply: Sent,
  },
  {
    method: 'get',
    path: '/storage',
    summary:
      'How many bytes of sounds and pictures this account keeps here, and how many it may; the same of its records and their history.',
    reply: Room.extend({ records: Room }),
  },
  {
    method: 'get',
    path: '/blobs/{hash}',
    summary:
      'A picture, or the sound of a memo, of this account, by the SHA-256 of its bytes. It never changes.',
    reply: 'image/png, audio/*',
  },
  {
    method: 'get',
    path: '/push/key',
    summary: 'The public key with which a browser subscribes to notifications.',
    reply: z.object({ publicKey: z.string() }),
  },
  {
    method: 'post',
    path: '/push/subscribe',
    summary:
      'Where the notifications of one device go: timers that were set on it, answers that it asked for.',
    body: PushSubscribe,
    reply: Done,
  },
  {
    method: 'post',
    path: '/push/unsubscribe',
    summary: 'No more notifications to that device.',
    body: PushDevice,
    reply: Done,
  },
  {
    method: 'post',
    path: '/push/test',
    summary: 'One notification now, to try.',
    body: PushDevice,
    reply: Done,
  },
  {
    method: 'get',
    path: '/calendars',
    summary:
      'The calendars that this account follows, and whether each could be had. Their addresses are told to nobody.',
    reply: FollowedCalendars,
  },
  {
    method: 'post',
    path: '/calendars',
    summary:
      'Follow a calendar from now on: it is fetched at once, and about every 15 minutes. Nothing is ever written to it.',
    body: FollowCalendar,
    reply: FollowedCalendars,
    statuses: [409, 422],
  },
  {
    method: 'post',
    path: '/calendars/refresh',
    summary: 'Fetch one of them now.',
    body: WhichCalendar,
    reply: FollowedCalendars,
  },
  {
    method: 'post',
    path: '/calendars/remove',
    summary: 'Follow it no more. The appointments that it brought stay.',
    body: WhichCalendar,
    reply: FollowedCalendars,
  },
  { method: 'get', path: '/models', summary: 'Which provider answers what.', reply: Models },
  {
    method: 'post',
    path: '/models/test',
    summary: 'One small real call of the model, counted as one of the day.',
    reply: TestResult,
  },
  {
    method: 'get',
    path: '/models/sent',
    summary: 'What exactly was sent to models, newest first.',
    query: { limit: z.number().int().min(1).max(100).optional(), before: z.string().optional() },
    reply: Sent,
  },
  {
    method: 'get',
    path: '/public-key',
    summary: 'The key that opens support chat, and nothing else, without a session.',
    open: true,
    reply: z.object({ publicKey: z.string() }),
  },
  {
    method: 'post',
    path: '/functions/support-chat',
    summary:
      'Help with the app, as a stream: lines that start with "data: " carry JSON with choices[0].delta.content; [DONE] ends it. For whoever is signed in, or sends the public key as a bearer.',
    bearer: true,
    body: ChatBody,
    reply: 'text/event-stream',
  },
  {
    method: 'post',
    path: '/functions/check-subscription',
    summary: 'What the account has subscribed to.',
    reply: Subscription,
  },
]

export const endpointsWith = (functions: readonly ServerFunction[]): readonly Endpoint[] => [
  ...parts,
  ...voiceEndpoints,
  ...paymentEndpoints,
  ...privacyEndpoints,
  ...functions.map(
    ({ name, summary, body, response }): Endpoint => ({
      method: 'post',
      path: `/functions/${name}`,
      summary,
      body,
      reply: response,
      once: true,
    }),
  ),
]
