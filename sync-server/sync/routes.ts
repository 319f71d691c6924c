import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { streamSSE } from 'hono/streaming'
import { privacy } from '../../shared/api/privacy'
import { records } from '../../shared/api/records'
import { sync } from '../../shared/api/sync'
import { ProblemError } from '../../shared/problems'
import { MAX_BATCH_BYTES } from '../../shared/sync/wire'
import type { Database } from '../db/open'
import { checkWhose } from '../http/account'
import { serve } from '../http/serve'
import type { SignedIn } from './context'
import { eraseClient } from './erase'
import { HEARTBEAT_MS, makePokes, pokeText } from './poke'
import { factsOf, historyOf, selfCheck, unknownAmong } from './read'
import { jsonResponse, replyText } from './reply'
import { answer } from './store'

/** A batch of MAX_BATCH_BYTES in its envelope. */
const MAX_BODY = MAX_BATCH_BYTES + 64 * 1024

/** Trusts a declared length, as Node reads no further. (bodyLimit turns the body into a stream, at twice the cost.) */
function limitBody(maxSize: number): MiddlewareHandler {
  const tooLarge = (): never => {
    throw new ProblemError('too-large')
  }
  const limitStream = bodyLimit({ maxSize, onError: tooLarge })
  return async (c, next) => {
    const declared = c.req.header('content-length')
    if (declared === undefined) return limitStream(c, next)
    if (Number(declared) > maxSize) tooLarge()
    await next()
  }
}

type Parts = {
  database: Database
  /** How many bytes one account's changes may take; no limit if left out. */
  room?: number
  /** ms */
  now: () => number
  /** Whose session these headers belong to now: a stream can outlive the session that opened it. */
  accountOf: (headers: Headers) => Promise<string | null>
  /** Aborts when the server stops: streams never end by themselves. */
  stopping?: AbortSignal
}

/** Mounted under /api, behind the middleware that sets `account` from the session. */
export function syncRoutes({ database, room, now, accountOf, stopping }: Parts): Hono<SignedIn> {
  const app = new Hono<SignedIn>()
  const pokes = makePokes(database)

  app.use(async (c, next) => {
    checkWhose(c, c.get('account'))
    await next()
  })

  serve(app, sync.sync, limitBody(MAX_BODY), async (c, request) => {
    const reply = await answer(database, { account: c.get('account'), request, now: now(), room })
    return jsonResponse(replyText(reply), c.req.header('accept-encoding'))
  })

  serve(app, sync.poke, c => {
    const account = c.get('account')
    const { headers } = c.req.raw
    const device = c.req.query('device')
    return streamSSE(c, async stream => {
      let end = (): void => undefined
      const ended = new Promise<void>(resolve => {
        end = resolve
      })
      stream.onAbort(end)
      stopping?.addEventListener('abort', end, { once: true })
      if (stopping?.aborted) end()
      const say = async (event: string, data: string): Promise<void> => {
        if ((await accountOf(headers)) === account) await stream.writeSSE({ event, data })
        else end()
      }
      const timer = setInterval(() => void say('heartbeat', '{}').catch(end), HEARTBEAT_MS)
      const leave = pokes.join(account, commit => {
        // The device that wrote it already has it, or will get it in its reply.
        const isOwn = device !== undefined && commit.news?.by === device
        if (!isOwn) void say('poke', pokeText(commit)).catch(end)
      })
      await say('heartbeat', '{}')
      await ended
      stopping?.removeEventListener('abort', end)
      clearInterval(timer)
      leave()
    })
  })

  serve(app, records.facts, async c => {
    const facts = await factsOf(database, c.get('account'), c.req.param('id'))
    if (facts === null) throw new ProblemError('not-found')
    return { facts }
  })

  serve(app, records.history, async c => ({
    changes: await historyOf(database, c.get('account'), c.req.param('id')),
  }))

  serve(app, sync.digest, c => selfCheck(database, c.get('account')))

  serve(app, sync.known, limitBody(64 * 1024), async (c, { changes }) => ({
    unknown: await unknownAmong(database, c.get('account'), changes),
  }))

  serve(app, privacy.erase, limitBody(1_024), async (c, { account, client_id }) => {
    if (account !== c.get('account')) throw new ProblemError('wrong-account')
    const erased = await eraseClient(database, { account, clientId: client_id, now: now() })
    return { erased }
  })

  return app
}
