import { Hono, type MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { ProblemError } from '../../shared/problems'
import { startTrial, subscriptionOf } from '../billing/store'
import { createAccount, isDeleted } from '../db/accounts'
import type { Database } from '../db/open'
import type { SignedIn } from '../sync/context'
import type { Auth } from './auth'
import type { SessionLookup } from './lookup'

/** Sets `account` from the session's cookie; nobody gets further without one. */
export function signedIn(lookup: SessionLookup): MiddlewareHandler<SignedIn> {
  return async (c, next) => {
    const account = await lookup.accountOf(c.req.raw.headers)
    if (account === null) throw new ProblemError('sign-in-needed')
    c.set('account', account)
    await next()
  }
}

const SignUp = z.looseObject({ email: z.string() })

/** The library's own routes. It would answer a taken address as if it were new; the specification wants it said. */
export function authRoutes(auth: Auth, lookup: SessionLookup): Hono {
  const app = new Hono()
  app.post('/auth/sign-up/email', async (c, next) => {
    const body = SignUp.safeParse(
      await c.req.raw
        .clone()
        .json()
        .catch(() => null),
    )
    const context = await auth.$context
    const known =
      body.success && (await context.internalAdapter.findUserByEmail(body.data.email.toLowerCase()))
    if (known) throw new ProblemError('email-taken')
    await next()
  })
  app.on(['GET', 'POST'], '/auth/*', async c => {
    const reply = await auth.handler(c.req.raw)
    if (c.req.method === 'POST') lookup.forget()
    return reply
  })
  return app
}

/** Who is signed in here, what they may use, and whether a model answers. */
export function sessionRoute(given: {
  auth: Auth
  database: Database
  model: string | null
  /** The one that draws; null: pictures are posters, and nothing is to be waited for. */
  imageModel: string | null
  now: () => number
}): Hono {
  const app = new Hono()
  app.get('/session', async c => {
    const session = await given.auth.api.getSession({ headers: c.req.raw.headers })
    if (!session) throw new ProblemError('sign-in-needed')
    const { id, email, name } = session.user
    const { database, now } = given
    let subscription = await subscriptionOf(database, id, now())
    // Never had one: the server stopped between making the user and the trial.
    if (subscription.subscription_end === null && !(await isDeleted(database, id))) {
      await createAccount(database, id, now())
      await startTrial(database, id, session.user.createdAt.getTime())
      subscription = await subscriptionOf(database, id, now())
    }
    return c.json({
      account: { id, email, name },
      subscription,
      model: given.model,
      imageModel: given.imageModel,
    })
  })
  return app
}
