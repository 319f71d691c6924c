import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { auth as declared } from '../../shared/api/auth'
import { security } from '../../shared/api/security'
import { session as declaredSession } from '../../shared/api/session'
import { ProblemError } from '../../shared/problems'
import { startTrial, subscriptionOf } from '../billing/store'
import { createAccount, isDeleted, whyShut } from '../db/accounts'
import type { Database } from '../db/open'
import { isSessionLocked } from '../db/sessions'
import { WHOSE, wantWhose } from '../http/account'
import { serve } from '../http/serve'
import { leavingOf } from '../privacy/store'
import type { SignedIn } from '../sync/context'
import type { Auth } from './auth'
import { type Desk, prepareFor } from './calls'
import { elsewhereRoutes, type Providers } from './elsewhere'
import { whyNobody } from './ended'
import { clearingCaches, endedRoutes } from './ended-routes'
import { enrol, factorShown } from './factors'
import { stayKnown } from './known'
import type { SessionLookup } from './lookup'
import { confirmOwner, sessionNeeded, sessionOf } from './owner'
import { proofRoutes } from './proofs/routes'
import { isProved } from './proofs/store'
import { endedShown, knownShown, sessionsOf } from './sessions'
import { waysOf, waysRoutes } from './ways'
import { inOurWords } from './words'

/**
 * Sets `account` from the session's cookie; without a session the request ends here. A device that says whose
 * database it has is told if that account was closed or deleted, or its session ended elsewhere: it cannot sign in to
 * ask.
 */
export function signedIn(lookup: SessionLookup, database: Database): MiddlewareHandler<SignedIn> {
  return async (c, next) => {
    const { headers } = c.req.raw
    const seat = await lookup.seatOf(headers)
    if (seat === null) throw new ProblemError(await whyNobody(database, headers, c.req.header(WHOSE)))
    const { account } = seat
    // A sync checks this itself, at no extra cost.
    const shut = c.req.path.endsWith('/sync') ? null : await whyShut(database, account)
    if (shut) throw new ProblemError(shut)
    c.set('account', account)
    c.set('session', seat.session)
    c.set('locked', seat.locked)
    await next()
  }
}

type Given = Desk & { lookup: SessionLookup; providers: Providers; wantsProof: boolean }

const asJson = (c: Context): Promise<unknown> => c.req.raw.json().catch(() => null)

/** The account service: the library's calls named in calls.ts, plus our own. */
export function authRoutes(given: Given): Hono {
  const { database, auth, guesses, lookup, mail, address, now } = given
  const desk = { database, auth, guesses, mail, address, provesAtSignUp: given.provesAtSignUp, now }
  const app = new Hono()
  const passOn = async (c: Context, body: unknown): Promise<Response> => {
    const headers = new Headers(c.req.raw.headers)
    headers.delete('content-length')
    headers.set('content-type', 'application/json')
    const request = new Request(c.req.url, { method: 'POST', headers, body: JSON.stringify(body) })
    const reply = await auth.handler(request)
    lookup.forget()
    return inOurWords(reply)
  }

  app.route('/', elsewhereRoutes(given))
  app.route('/', waysRoutes(given))
  app.route('/', proofRoutes(desk))

  serve(app, declared.enrol, sessionNeeded(auth), (c, { password }) =>
    enrol(auth, guesses, { headers: c.req.raw.headers, password, now: now() }),
  )

  // For when the app itself needs the owner, such as after a forgotten PIN.
  serve(app, declared.confirmOwner, sessionNeeded(auth), async (c, { password }) => {
    await confirmOwner({ auth, guesses, headers: c.req.raw.headers, password, now: now() })
    return { ok: true }
  })

  app.post('/auth/*', async c => {
    const name = c.req.path.slice(c.req.path.indexOf('/auth/') + '/auth/'.length)
    const prepare = prepareFor(name)
    const raw = await asJson(c)
    const { body, after } = await prepare(desk, c.req.raw.headers, raw)
    const reply = await passOn(c, body)
    if (reply.ok) await after?.()
    return name === 'sign-out' && declared.signOut.body.safeParse(raw).data?.remove
      ? clearingCaches(reply)
      : reply
  })

  app.get('/auth/*', () => {
    throw new ProblemError('not-found')
  })

  serve(app, security.look, async c => {
    const { headers } = c.req.raw
    const { user } = await sessionOf(auth, headers)
    wantWhose(c, user.id)
    const sessions = await sessionsOf(auth, headers)
    return {
      factor: await factorShown(auth, user.id),
      sessions,
      ended: await endedShown(given.database, user.id, now()),
      known: await knownShown(database, user.id, sessions),
      ways: await waysOf(given, user.id),
      email: given.wantsProof ? { address: user.email, proved: await isProved(database, user.id) } : null,
    }
  })
  app.route('/', endedRoutes(given))
  return app
}

/** Who is signed in here, what they may use, and whether a model answers. */
export function sessionRoute(given: {
  auth: Auth
  database: Database
  model: string | null
  /** The model that draws; null: pictures are posters, so there is nothing to wait for. */
  imageModel: string | null
  /** The model that types voice memos; null: memos are only kept for listening. */
  transcription: string | null
  /** Asks the payment provider if news from it may be missing. */
  fresh: (account: string) => Promise<void>
  /** Whether people come over https. */
  secure: boolean
  now: () => number
}): Hono {
  const app = new Hono()
  serve(app, declaredSession.look, async c => {
    const { headers, response: session } = await given.auth.api.getSession({
      headers: c.req.raw.headers,
      returnHeaders: true,
    })
    if (!session)
      throw new ProblemError(await whyNobody(given.database, c.req.raw.headers, c.req.header(WHOSE)))
    // Using a session extends it, and its cookie too.
    for (const cookie of headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
    const { id, email, name } = session.user
    const { database, now } = given
    const device = { database, headers: c.req.raw.headers, secure: given.secure }
    const { secret } = given.auth.options
    const known = await stayKnown(device, { account: id, session: session.session, secret, now: now() })
    if (known) c.header('set-cookie', known, { append: true })
    await given.fresh(id)
    let subscription = await subscriptionOf(database, id, now())
    // There never was one: the server stopped after creating the user and before the trial.
    if (subscription.subscription_end === null && !(await isDeleted(database, id))) {
      await createAccount(database, id, now())
      await startTrial(database, id, session.user.createdAt.getTime())
      subscription = await subscriptionOf(database, id, now())
    }
    const leaving = await leavingOf(database, id)
    return {
      account: { id, email, name },
      leaving: leaving && new Date(leaving.due_at).toISOString(),
      locked: await isSessionLocked(database, session.session.id),
      subscription,
      model: given.model,
      imageModel: given.imageModel,
      transcription: given.transcription,
    }
  })
  return app
}
