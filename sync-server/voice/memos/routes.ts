// PUT /api/blobs/:hash takes a memo's sound or a photo, whole or in parts. POST /api/functions/transcribe transcribes a
// sound at once.
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { DAY_MS } from '../../../shared/account/plans'
import { records } from '../../../shared/api/records'
import { voice } from '../../../shared/api/voice'
import { ProblemError } from '../../../shared/problems'
import { PHOTO_MAX_BYTES, PHOTO_TYPE } from '../../../shared/salon/records/photos'
import { type Spending, takeCall } from '../../asks/store'
import { countCalls } from '../../auth/guesses'
import { subscriptionOf } from '../../billing/store'
import type { Room } from '../../blobs/room'
import { hashOf } from '../../blobs/store'
import type { Database } from '../../db/open'
import { limit } from '../../http/limits'
import { serve } from '../../http/serve'
import { recordCall } from '../../models/record'
import { soundType, type Transcription } from '../../providers/transcription'
import type { SignedIn } from '../../sync/context'
import { receive } from './store'
import { mayBeOfKept, TYPING_MS } from './typing'
import { soundArrived } from './worker'

type Parts = {
  database: Database
  transcription: Transcription | null
  maxBytes: number
  dailyCap: number
  spending?: Spending | undefined
  room?: Room | undefined
  perMinute: number
  timeoutMs?: number
  now: () => number
}

const HASH = /^[0-9a-f]{64}$/
const LANGUAGE = /^[a-z]{2}$/

/** Mounted under /api, behind the middleware that sets `account` from the session. */
export function memoRoutes(parts: Parts): Hono<SignedIn> {
  const { database, transcription, maxBytes, dailyCap, now } = parts
  const app = new Hono<SignedIn>()
  const smallEnough = bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new ProblemError('too-large')
    },
  })

  serve(app, records.putBlob, smallEnough, async c => {
    const hash = c.req.param('hash')
    if (!HASH.test(hash)) throw new ProblemError('not-found')
    const { kind, type, most } = whatComes(c.req.header('content-type'), maxBytes)
    const bytes = new Uint8Array(await c.req.arrayBuffer())
    const { start, total } = rangeOf(c, bytes.length)
    if (total > most) throw new ProblemError('too-large')
    if (bytes.length === total && hashOf(bytes) !== hash) throw new ProblemError('sound-differs')
    const account = c.get('account')
    const done = await receive(database, account, {
      kind,
      hash,
      type,
      start,
      total,
      bytes,
      now: now(),
      room: parts.room,
    })
    if (done.complete && kind === 'memo') soundArrived(database, account)
    if (!done.complete) c.status(202)
    return done
  })

  const perAccount = limit(
    parts.perMinute,
    c => String(c.get('account')),
    now,
    countCalls(database, 'transcribe'),
  )
  serve(app, voice.transcribe, [perAccount, smallEnough], async c => {
    if (transcription === null) throw new ProblemError('typing-missing')
    const type = soundType(c.req.header('content-type'))
    if (type === null) throw new ProblemError('not-sound')
    const [account, client] = [c.get('account'), c.req.query('client') ?? null]
    if (await mayBeOfKept(database, account, client))
      throw new ProblemError('not-allowed', 'Nothing of this goes to a model. The sound is kept.')
    const bytes = new Uint8Array(await c.req.arrayBuffer())
    if (bytes.length === 0) throw new ProblemError('bad-request')
    const language = c.req.query('language')?.slice(0, 2).toLowerCase() ?? null
    if (language !== null && !LANGUAGE.test(language)) throw new ProblemError('bad-request')
    if (!(await subscriptionOf(database, account, now())).subscribed) throw new ProblemError('plan-needed')
    const budget = { account, now: now(), since: now() - DAY_MS, cap: dailyCap, spending: parts.spending }
    const none = await takeCall(database, budget)
    if (none) throw new ProblemError(none === 'model-daily-cap' ? 'typing-daily-cap' : none)
    const about = { account, madeFor: 'transcribe', tool: 'transcription', client, now }
    const sent = { sound: { hash: hashOf(bytes), type, bytes: bytes.length } }
    const timeoutMs = parts.timeoutMs ?? TYPING_MS
    const text = await recordCall(database, about, { model: transcription.name, sent }, () =>
      transcription.typed({ bytes, type, language, timeoutMs }),
    )
    return { text, by: transcription.name }
  })
  return app
}

/** From its type: which kind of record it belongs to, and how large it may be. */
function whatComes(
  named: string | undefined,
  maxBytes: number,
): { kind: 'memo' | 'photo'; type: string; most: number } {
  if (named?.split(';')[0]?.trim().toLowerCase() === PHOTO_TYPE)
    return { kind: 'photo', type: PHOTO_TYPE, most: Math.min(maxBytes, PHOTO_MAX_BYTES) }
  const type = soundType(named)
  if (type === null) throw new ProblemError(named?.startsWith('image/') ? 'not-photo' : 'not-sound')
  return { kind: 'memo', type, most: maxBytes }
}

/** "bytes 0-1023/4096" is a part, "bytes *\/4096" asks how much has arrived; without the header it is the whole. */
function rangeOf(c: Context, length: number): { start: number; total: number } {
  const header = c.req.header('content-range')
  if (header === undefined) {
    if (length === 0) throw new ProblemError('bad-request')
    return { start: 0, total: length }
  }
  const [found, first, last, of] = /^bytes (?:(\d{1,10})-(\d{1,10})|\*)\/(\d{1,10})$/.exec(header) ?? []
  const [start, end, total] = [Number(first ?? 0), Number(last ?? -1), Number(of)]
  const fits = first === undefined ? length === 0 : end - start + 1 === length && end < total
  if (found === undefined || !fits || total === 0) throw new ProblemError('bad-request')
  return { start, total }
}
