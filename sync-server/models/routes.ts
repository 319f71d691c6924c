// Which provider answers what, a test of it, and exactly what was sent. No keys, no paths, nothing from other accounts.
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { Provider, Sent, TestResult } from '../../shared/account/models'
import { DAY_MS } from '../../shared/account/plans'
import { models as declared } from '../../shared/api/models'
import { ProblemError } from '../../shared/problems'
import { callsSince, takeCall } from '../asks/store'
import { subscriptionOf } from '../billing/store'
import type { House } from '../functions/call'
import { limit } from '../http/limits'
import { serve } from '../http/serve'
import type { Transcription } from '../providers/transcription'
import type { SignedIn } from '../sync/context'
import type { Voice } from '../voice/voice'
import { readSent, recordedText } from './record'
import { callsSent, callsSentFor, type SentCall } from './store'

/** `host`: where questions are sent; null if nothing leaves this server. */
type Given = House & {
  host: string | null
  voice: Voice
  transcription: Transcription | null
  testsPerMinute?: number
}

const TEST_LIMIT_MS = 15_000
const TESTS_PER_MINUTE = 5
const MOST_AT_ONCE = 100

/** Mounted under /api, behind the middleware that sets `account` from the session. */
export function modelRoutes(given: Given): Hono<SignedIn> {
  const { database, answering, dailyCap, spending, now, host, voice, transcription } = given
  const { testsPerMinute = TESTS_PER_MINUTE } = given
  const app = new Hono<SignedIn>()
  const cap = dailyCap
  const accountOf = (c: Context<SignedIn>): string => c.get('account')

  serve(app, declared.all, async c => {
    const provider = (without: Provider['by'], name: string | null | undefined) =>
      name ? { by: 'model' as const, name, host } : { by: without, name: null, host: null }
    const text = answering.model?.name
    const used = await callsSince(database, accountOf(c), now() - DAY_MS)
    const speech: Provider = voice.paid
      ? { by: 'model', name: voice.paid.name, host: voice.paid.host }
      : { by: voice.builtIn(false) ? 'built-in' : 'browser', name: null, host: null }
    const typing: Provider = transcription
      ? { by: 'model', name: transcription.name, host: transcription.host }
      : { by: 'nobody', name: null, host: null }
    return {
      text: provider('engine', text),
      images: provider('poster', answering.image?.name),
      practice: provider('engine', text),
      support: provider('articles', text),
      speech,
      transcription: typing,
      calls: { used, cap },
    }
  })

  serve(app, declared.test, limit(testsPerMinute, accountOf, now), async c => {
    const result = (ok: boolean, words: string, ms: number | null, code: string | null): TestResult => ({
      ok,
      words,
      ms,
      code,
    })
    const { model } = answering
    if (model === null)
      return result(true, 'No model is set up: the built-in engine answers, here and offline.', null, null)
    const account = accountOf(c)
    if (!(await subscriptionOf(database, account, now())).subscribed)
      return failed(new ProblemError('plan-needed', 'A try is a real call of the model: it needs a plan.'))
    const none = await takeCall(database, { account, now: now(), since: now() - DAY_MS, cap, spending })
    if (none) return failed(new ProblemError(none))
    const about = { account, madeFor: 'test', tool: 'test', now }
    const started = performance.now()
    try {
      await recordedText(database, model, about).ask({
        messages: [
          { role: 'system', content: 'This is a test of the connection. Answer with ok: true.' },
          { role: 'user', content: 'Are you there?' },
        ],
        schema: z.toJSONSchema(z.object({ ok: z.boolean() }), { target: 'draft-7' }),
        name: 'test',
        timeoutMs: Math.min(answering.timeoutMs, TEST_LIMIT_MS),
      })
      const ms = Math.round(performance.now() - started)
      return result(true, `${model.name} answered in ${seconds(ms)}.`, ms, null)
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      return failed(error)
    }
    function failed({ code, message }: ProblemError): TestResult {
      // 'Use the draft' only makes sense after an ask; here there is no draft.
      return result(false, message.replace(' Use the draft.', ''), null, code)
    }
  })

  serve(app, declared.sent, async c => {
    const limit = Math.min(Math.max(Math.trunc(Number(c.req.query('limit') ?? 20)) || 20, 1), MOST_AT_ONCE)
    const before = cursorOf(c.req.query('before'))
    const calls = await callsSent(database, accountOf(c), { limit, before })
    const last = calls.length === limit ? calls.at(-1) : undefined
    return { calls: calls.map(shown), next: last ? `${last.at}-${last.id}` : null }
  })

  serve(app, declared.sentFor, async c => {
    const calls = await callsSentFor(database, accountOf(c), c.req.param('id'))
    return { calls: calls.map(shown), next: null }
  })

  return app
}

const seconds = (ms: number): string => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`)

function cursorOf(text: string | undefined): { at: number; id: string } | null {
  if (text === undefined) return null
  const [, at, id] = /^(\d{1,15})-([\w-]{1,80})$/.exec(text) ?? []
  if (at === undefined || id === undefined) throw new ProblemError('bad-request')
  return { at: Number(at), id }
}

const shown = ({ at, sent, ...call }: SentCall): Sent['calls'][number] => ({
  ...call,
  at: new Date(at).toISOString(),
  ...readSent(sent),
})
