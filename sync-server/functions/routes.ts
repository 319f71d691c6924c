// The specification's functions, POST /api/functions/<name>. The rest come with their tools.
import { type Context, Hono } from 'hono'
import { NO_FACTS } from '../../shared/facts'
import { DAY_MS, opens } from '../../shared/plans'
import { ProblemError } from '../../shared/problems'
import { type Answering, answerWith } from '../asks/answer'
import { takeCall } from '../asks/store'
import { subscriptionOf } from '../billing/store'
import type { Database } from '../db/open'
import type { SignedIn } from '../sync/context'

type Given = { database: Database; answering: Answering; dailyCap: number; now: () => number }

export function functionRoutes({ database, answering, dailyCap, now }: Given): Hono<SignedIn> {
  const app = new Hono<SignedIn>()
  const statusOf = (c: Context<SignedIn>) => subscriptionOf(database, c.get('account'), now())

  app.post('/check-subscription', async c => c.json(await statusOf(c)))

  app.post('/get-color-formula', async c => {
    if (!opens(await statusOf(c), 'COLOUR_FORMULA')) throw new ProblemError('plan-needed')
    const [{ default: tool }, { asColourFormulas }] = await Promise.all([
      import('../../shared/tools/colour-formula'),
      import('../../shared/tools/colour-formula/legacy'),
    ])
    const input = tool.input.safeParse(await c.req.json().catch(() => null))
    if (!input.success) throw new ProblemError('bad-request', input.error.issues[0]?.message)
    const today = new Date(now()).toISOString()
    const account = c.get('account')
    const counted = { account, now: now(), since: now() - DAY_MS, cap: dailyCap }
    const mayCall = answering.model !== null && (await takeCall(database, counted))
    const allowed: Answering = mayCall ? answering : { ...answering, model: null }
    const answer = await answerWith(allowed, tool, {
      input: input.data,
      facts: NO_FACTS,
      today,
      overrides: [],
    })
    const output = tool.output.parse(answer.output)
    return c.json({ ...asColourFormulas(output), decision: output.decision, answeredBy: answer.by })
  })

  return app
}
