// The ways into an account: removing one, and adding a password for someone who came without one.
import { Hono } from 'hono'
import { auth as declared } from '../../shared/api/auth'
import type { Security } from '../../shared/api/security'
import { ProblemError } from '../../shared/problems'
import { serve } from '../http/serve'
import { sendLater } from './auth'
import type { Desk } from './calls'
import type { Providers } from './elsewhere'
import { connectedTo } from './identities'
import { identityMail, passwordSetMail } from './mails'
import { confirmOwner, hasPassword, sessionNeeded, sessionOf } from './owner'
import { refuseGuessable } from './passwords'
import { disconnect, endBegun } from './store'
import { inOurWords } from './words'

export async function waysOf(
  { auth, providers }: Pick<Desk, 'auth'> & { providers: Providers },
  account: string,
): Promise<Security['ways']> {
  return {
    password: await hasPassword(auth, account),
    connected: await connectedTo(auth, account),
    providers: [...providers.keys()],
  }
}

type Given = Desk & { providers: Providers }

export function waysRoutes({ database, auth, guesses, mail, address, now, providers }: Given): Hono {
  const app = new Hono()
  const security = `${address}/settings/security`
  const needed = sessionNeeded(auth)

  serve(app, declared.disconnect, needed, async (c, { id, password }) => {
    const { headers } = c.req.raw
    const { user } = await confirmOwner({ auth, guesses, headers, password, now: now() })
    const found = (await connectedTo(auth, user.id)).find(way => way.id === id)
    if (!found) throw new ProblemError('not-found')
    await disconnect(database, { account: user.id, id, open: [...providers.keys()] })
    void sendLater(mail, identityMail(user.email, { identity: found, on: false, address: security }))
    return { ok: true }
  })

  serve(app, declared.firstPassword, needed, async (c, body) => {
    const { headers } = c.req.raw
    const { user } = await sessionOf(auth, headers)
    if (await hasPassword(auth, user.id)) throw new ProblemError('has-password')
    await confirmOwner({ auth, guesses, headers, password: undefined, now: now() })
    await refuseGuessable(body.newPassword, user.email)
    const reply = await auth.api.setPassword({ headers, body, asResponse: true })
    if (reply.ok) {
      await endBegun(database, user.id)
      void sendLater(mail, passwordSetMail(user.email, security))
    }
    return inOurWords(reply)
  })
  return app
}
