// Deleting the account, and the way back. Both work on an account that is closed to everything else.
import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import { ProblemError } from '../../shared/problems'
import { type Auth, sendLater } from '../auth/auth'
import { checkCode, factorShown } from '../auth/factors'
import type { Guesses } from '../auth/guesses'
import type { SessionLookup } from '../auth/lookup'
import { confirmOwner, type Session, sessionOf } from '../auth/owner'
import type { Database } from '../db/open'
import { log } from '../log/log'
import type { Mail } from '../providers/mail'
import { DeleteBody, KeepBody } from './endpoints'
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

async function read<T extends { account: string }>(
  c: Context,
  auth: Auth,
  form: z.ZodType<T>,
): Promise<{ body: T; session: Session }> {
  const session = await sessionOf(auth, c.req.raw.headers)
  const body = form.safeParse(await c.req.json().catch(() => null))
  if (!body.success) throw new ProblemError('bad-request')
  // The page says whose it is: its cookie may be another's by now.
  if (body.data.account !== session.user.id) throw new ProblemError('wrong-account')
  return { body: body.data, session }
}

export function accountRoutes(given: Given): Hono {
  const { database, auth, lookup, guesses, mail, address, endPlans, now } = given
  const app = new Hono()

  app.post('/account/delete', async c => {
    const { headers } = c.req.raw
    const { body, session } = await read(c, auth, DeleteBody)
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
    // What the provider doesn't take now, the housekeeping tries again.
    await endPlans(account).then(
      () => notePlansEnded(database, account),
      error => log.error('The plans of an account that leaves could not be ended yet:', error),
    )
    for (const cookie of ended.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
    return c.json({ gone_at: new Date(due).toISOString() })
  })

  app.post('/account/keep', async c => {
    const { session } = await read(c, auth, KeepBody)
    const { id: account, email } = session.user
    if (!(await keepAccount(database, account))) throw new ProblemError('not-found')
    void sendLater(mail, keptMail(email, address))
    await tellOthers(database, account)
    return c.json({ ok: true })
  })
  return app
}
