// The specification's functions (POST /api/functions/<name>) and what they all share.
import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import { opens } from '../../shared/account/plans'
import { billing } from '../../shared/api/billing'
import { ProblemError } from '../../shared/problems'
import { countCalls } from '../auth/guesses'
import { subscriptionOf } from '../billing/store'
import { FunctionError } from '../http/errors'
import { limit } from '../http/limits'
import { serve } from '../http/serve'
import type { SignedIn } from '../sync/context'
import { callOf, type House } from './call'
import type { ServerFunction } from './function'
import { functions } from './list'
import { KEY_HEADER, once } from './once'
import { TakenOver } from './store'

type Given = House & { perMinute: number }

/** Mounted under /api, behind the middleware that sets `account` from the session. */
export function functionRoutes({ perMinute, ...house }: Given): Hono<SignedIn> {
  const { database, now } = house
  const app = new Hono<SignedIn>()
  const statusOf = (c: Context<SignedIn>) => subscriptionOf(database, c.get('account'), now())

  serve(app, billing.subscription, c => statusOf(c))

  const limited = limit(perMinute, c => c.get('account'), now, countCalls(database, 'functions'))
  for (const each of functions)
    app.post(`/functions/${each.name}`, limited, async c => {
      if (each.product !== null && !opens(await statusOf(c), each.product))
        throw new ProblemError('plan-needed')
      const given = await c.req.text()
      const body = each.body.safeParse(parsed(given), { error: wordsOf })
      if (!body.success) throw new ProblemError('bad-request', body.error.issues[0]?.message)
      const account = c.get('account')
      const request = { key: c.req.header(KEY_HEADER), request: `${each.name}\n${given}` }
      const { response, again } = await once({ database, account, now }, request, async running => {
        const call = callOf(house, { account, name: each.name, body: body.data, running })
        return JSON.stringify(await runOf(each, call))
      })
      if (again) c.header('idempotency-replayed', 'true')
      c.header('cache-control', 'no-store')
      return c.body(response, 200, { 'content-type': 'application/json; charset=UTF-8' })
    })

  return app
}

/** For forms that have no message of their own for people. */
function wordsOf({ code, input, path = [] }: z.core.$ZodRawIssue): string {
  if (path.length === 0) return 'Send the question as a JSON object.'
  const name = path.join('.')
  if (input === undefined) return `${name} is required`
  if (code === 'too_big') return `${name} is too long`
  return `${name} is not in a form that can be read`
}

/** Anything that isn't JSON can't be a question either. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Reports a bug in the catalogue's words for this function. */
async function runOf(
  each: ServerFunction,
  call: Parameters<ServerFunction['run']>[0],
): Promise<Record<string, unknown>> {
  try {
    return await each.run(call)
  } catch (error) {
    if (error instanceof ProblemError || error instanceof TakenOver) throw error
    throw new FunctionError(each.failedFor?.(call.body) ?? each.failed, error)
  }
}
