// Deletes the account, or keeps it after all. Both work while the account is closed to everything else.
import { type Context, Hono } from 'hono'
import { privacy } from '../../shared/api/privacy'
import { ProblemError } from '../../shared/problems'
import { type Auth, sendLater } from '../auth/auth'
import { checkCode, factorShown } from '../auth/factors'
import type { Guesses } from '../auth/guesses'
import type { SessionLookup } from '../auth/lookup'
import { confirmOwner, type Session, sessionNeeded, sessionOf } from '../auth/owner'
import type { Database } from '../db/open'
import { serve } from '../http/serve'
import { log } from '../log/log'
import type { Mail } from '../providers/mail'
import { keptMail, leavingMail } from './mails'
import { closeAccount, keepAccount, leavingOf, notePlansEnded, tellOthers } from './store'

type Given = {
  database: Database
  auth: Auth
  lookup: SessionLookup
  guesses: Guesses
  mail: Mail
  /** Where people open the app. */
  address: string
  endPlans: (account: string) => Promise<void>
  now: () => number
}

/** The page says whose account it shows, since its cookie may belong to another one by now. */
async function sessionFor(c: Context, auth: Auth, account: string): Promise<Session> {
  const session = await sessionOf(auth, c.req.raw.headers)
  if (account !== session.user.id) throw new ProblemError('wrong-account')
  return session
}

export function accountRoutes(given: Given): Hono {
  const { database, auth, lookup, guesses, mail, address, endPlans, now } = given
  const app = new Hono()

  const needed = sessionNeeded(auth)

  serve(app, privacy.deleteAccount, needed, async (c, body) => {
    const { headers } = c.req.raw
    const session = await sessionFor(c, auth, body.account)
    const { id: account, email } = session.user
    await confirmOwner({ auth, guesses, headers, password: body.password, now: now() })
    if (await factorShown(auth, account)) {
      if (body.code === undefined) throw new ProblemError('wrong-code')
      await checkCode(auth, guesses, { headers, account, code: body.code })
    }

    const ended = await auth.api.signOut({ headers, asResponse: true })
    await closeAccount(database, { account, email, now: now() })
    lookup.forget()
    await tellOthers(database, account)
    const due = (await leavingOf(database, account))?.due_at ?? now()
    void sendLater(mail, leavingMail(email, due, `${address}/auth`))
    // If the provider can't end them now, housekeeping tries again.
    await endPlans(account).then(
      () => notePlansEnded(database, account),
      error => log.error('The plans of an account that leaves could not be ended yet:', error),
    )
    for (const cookie of ended.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
    return { gone_at: new Date(due).toISOString() }
  })

  serve(app, privacy.keepAccount, needed, async (c, body) => {
    const session = await sessionFor(c, auth, body.account)
    const { id: account, email } = session.user
    if (!(await keepAccount(database, account))) throw new ProblemError('not-found')
    void sendLater(mail, keptMail(email, address))
    await tellOthers(database, account)
    return { ok: true }
  })
  return app
}
