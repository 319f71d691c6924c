// The ways into an account that are connected to it: taking one away, and a password for who came without one.
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { ProblemError } from '../../shared/problems'
import { PROVIDERS } from '../providers/oauth'
import { sendLater } from './auth'
import type { Desk } from './calls'
import type { Providers } from './elsewhere'
import { connectedTo } from './identities'
import { identityMail, passwordSetMail } from './mails'
import { confirmOwner, hasPassword, sessionOf } from './owner'
import { refuseGuessable } from './passwords'
import { disconnect, endBegun } from './store'
import { inOurWords } from './words'

export const DisconnectBody = z.strictObject({
  id: z.string().min(1).max(80),
  password: z.string().min(1).max(1_000).optional(),
})
export const FirstPasswordBody = z.strictObject({ newPassword: z.string().min(1).max(1_000) })

/** As screens see them. */
export const WaysShown = z.object({
  password: z.boolean(),
  connected: z.array(
    z.object({
      id: z.string(),
      provider: z.enum(PROVIDERS),
      email: z.string().nullable(),
      since: z.string(),
    }),
  ),
  /** What this server offers. */
  providers: z.array(z.enum(PROVIDERS)),
})

export async function waysOf(
  { auth, providers }: Pick<Desk, 'auth'> & { providers: Providers },
  account: string,
): Promise<z.infer<typeof WaysShown>> {
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
  const readBody = async <S extends z.ZodType>(c: Context, form: S): Promise<z.infer<S>> => {
    await sessionOf(auth, c.req.raw.headers)
    const body = form.safeParse(await c.req.json().catch(() => null))
    if (!body.success) throw new ProblemError('bad-request')
    return body.data
  }

  app.post('/auth/identities/disconnect', async c => {
    const { headers } = c.req.raw
    const { id, password } = await readBody(c, DisconnectBody)
    const { user } = await confirmOwner({ auth, guesses, headers, password, now: now() })
    const found = (await connectedTo(auth, user.id)).find(way => way.id === id)
    if (!found) throw new ProblemError('not-found')
    await disconnect(database, { account: user.id, id, open: [...providers.keys()] })
    void sendLater(mail, identityMail(user.email, { identity: found, on: false, address: security }))
    return c.json({ ok: true })
  })

  app.post('/auth/first-password', async c => {
    const { headers } = c.req.raw
    const body = await readBody(c, FirstPasswordBody)
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
