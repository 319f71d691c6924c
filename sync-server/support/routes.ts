// POST /api/functions/support-chat, as specified: for people who are signed in, and for anyone with the public key. The
// answer is a stream of server-sent events.
import { type Context, Hono } from 'hono'
import { stream } from 'hono/streaming'
import { DAY_MS } from '../../shared/account/plans'
import { partsOf } from '../../shared/api/endpoint'
import { support as declared } from '../../shared/api/support'
import { ProblemError } from '../../shared/problems'
import { gatedChat, gateFor } from '../asks/gate'
import { type Spending, takeCall, takeHouseCall } from '../asks/store'
import { countCalls, countToday } from '../auth/guesses'
import { isProved } from '../auth/proofs/store'
import type { Database } from '../db/open'
import { cardsOf, namesKept } from '../functions/known'
import { checkWhose } from '../http/account'
import { limit } from '../http/limits'
import { serve } from '../http/serve'
import { log } from '../log/log'
import { recordedChat } from '../models/record'
import { salonWithoutAi } from '../privacy/no-ai'
import type { ChatModel } from '../providers/chat'
import { eventOf, LAST_EVENT, STILL_HERE } from './events'
import { replyTo } from './reply'

type Parts = {
  database: Database
  model: ChatModel | null
  /** ms */
  timeoutMs: number
  dailyCap: number
  spending?: Spending | undefined
  perMinute: number
  /** Anyone may have it: it opens nothing else. Null: only people who are signed in get answers. */
  publicKey: string | null
  /** Keys from before the secret changed: pages that are still open have them. */
  formerKeys: readonly string[]
  accountOf: (headers: Headers) => Promise<string | null>
  addressOf: (c: Context) => string
  now: () => number
}
/** Null: someone with the public key. */
type Caller = { Variables: { caller: string | null } }

const STILL_HERE_MS = 10_000

export function supportRoutes(parts: Parts): Hono<Caller> {
  const { database, model, timeoutMs, dailyCap, perMinute, publicKey, formerKeys, addressOf, now } = parts
  const app = new Hono<Caller>()
  const { path } = partsOf(declared.chat.at)
  /** One budget for everyone with only the public key: strangers can't run up a bill, not even across restarts. */
  const takePublicCall = async (): Promise<boolean> =>
    (await countToday(database, 'public support chat', now())) <= dailyCap &&
    (await takeHouseCall(database, now(), parts.spending))

  /**
   * The model for a salon's own question. It isn't told any client's name, and what was sent can be read later like
   * any other call. Null when the question mentions a client whose card says 'no AI': the articles then answer.
   */
  async function modelOf(
    chat: ChatModel,
    account: string,
    messages: readonly { content: string }[],
  ): Promise<ChatModel | null> {
    if (parts.spending?.wantsProof && !(await isProved(database, account))) return null
    const cards = await cardsOf(database, account)
    if (await salonWithoutAi(database, account)) return null
    if (await namesKept(cards, messages.map(({ content }) => content).join('\n'))) return null
    const about = { account, madeFor: 'support-chat', tool: 'support', now }
    return gatedChat(recordedChat(database, chat, about), await gateFor(database, account, [], cards))
  }

  serve(app, declared.key, () => {
    if (publicKey === null) throw new ProblemError('not-found')
    return { publicKey }
  })

  app.use(path, async (c, next) => {
    const account = await parts.accountOf(c.req.raw.headers)
    const bearer = /^bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
    if (account === null && !(bearer !== undefined && [publicKey, ...formerKeys].includes(bearer)))
      throw new ProblemError('sign-in-needed', 'Sign in to ask, or send the public key.')
    if (account !== null) checkWhose(c, account)
    c.set('caller', account)
    await next()
  })
  app.use(path, limit(perMinute, addressOf, now))
  app.use(
    path,
    limit(perMinute, c => `${c.get('caller') ?? addressOf(c)}`, now, countCalls(database, 'support-chat')),
  )

  serve(app, declared.chat, async (c, { messages }) => {
    const caller = c.get('caller')
    const support = {
      model: model && caller !== null ? await modelOf(model, caller, messages) : model,
      timeoutMs,
      takeCall: async () =>
        caller === null
          ? takePublicCall()
          : (await takeCall(database, {
              account: caller,
              now: now(),
              since: now() - DAY_MS,
              cap: dailyCap,
              spending: parts.spending,
            })) === null,
    }
    c.header('content-type', 'text/event-stream; charset=utf-8')
    c.header('cache-control', 'no-store')
    // A proxy that buffers the response would only show it once it is complete.
    c.header('x-accel-buffering', 'no')
    return stream(c, async out => {
      const gone = new AbortController()
      out.onAbort(() => gone.abort())
      await out.write(STILL_HERE)
      const beat = setInterval(() => void out.write(STILL_HERE), STILL_HERE_MS)
      try {
        for await (const words of replyTo(messages, support, gone.signal)) {
          if (gone.signal.aborted) return
          await out.write(eventOf(words))
        }
        await out.write(LAST_EVENT)
      } catch (error) {
        // It ends without its last event, so the page can tell that it was cut off.
        log.error('Support chat failed:', error)
      } finally {
        clearInterval(beat)
      }
    })
  })
  return app
}
