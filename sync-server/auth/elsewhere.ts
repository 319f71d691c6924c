// Signing in through a provider, and connecting one: the way there and the way back. Nothing of a request decides where
// anybody is sent: the provider's address is the configuration's, the way back is the product's own.
import { type Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import { ProblemError } from '../../shared/problems'
import { log } from '../log/log'
import { OAuthRefusal, PROVIDER_NAMES, type ProviderId, type SignInProvider } from '../providers/oauth'
import { BEGUN_SECONDS, begin, type Doing, takeBegun } from './begun'
import type { Desk } from './calls'
import { backAt, CALLBACK, comeBack, Returned, refusedAt } from './came-back'
import { connectedTo, NotEntered } from './identities'
import type { SessionLookup } from './lookup'
import { confirmLately, sessionOf } from './owner'

export type Providers = ReadonlyMap<ProviderId, SignInProvider>
type Given = Desk & { lookup: SessionLookup; providers: Providers }

/** Apple's way back is a form that its own page sends. */
export const COMES_AS_FORM = `${CALLBACK}/apple`

const providerId = z.string().max(20)
export const AuthorizeBody = z.strictObject({ provider: providerId, again: z.boolean().optional() })
export const ConnectBody = z.strictObject({
  provider: providerId,
  password: z.string().min(1).max(1_000).optional(),
})

export function elsewhereRoutes(given: Given): Hono {
  const { auth, guesses, address, now, providers } = given
  const secure = address.startsWith('https:')
  const cookie = secure ? '__Secure-chairside.elsewhere' : 'chairside.elsewhere'
  const app = new Hono()

  const providerOf = (id: string): SignInProvider => {
    const found = [...providers.values()].find(each => each.id === id)
    if (!found) throw new ProblemError('not-found')
    return found
  }
  async function send(c: Context, provider: SignInProvider, doing: Doing): Promise<Response> {
    const { browser, ...fields } = await begin(auth, { provider: provider.id, doing, now: now() })
    try {
      const to = await provider.addressFor({ ...fields, back: backAt(address, provider.id) })
      setCookie(c, cookie, browser, {
        path: CALLBACK,
        httpOnly: true,
        secure,
        sameSite: 'Lax',
        maxAge: BEGUN_SECONDS,
      })
      c.header('cache-control', 'no-store')
      return c.json({ to })
    } catch (error) {
      if (!(error instanceof OAuthRefusal)) throw error
      log.error(`${PROVIDER_NAMES[provider.id]} could not be asked for a sign-in.`, error)
      throw new ProblemError('provider-unreachable')
    }
  }

  app.get('/auth/providers', c => c.json({ providers: [...providers.keys()] }))

  app.post('/auth/authorize', async c => {
    const body = AuthorizeBody.safeParse(await c.req.json().catch(() => null))
    if (!body.success) throw new ProblemError('bad-request')
    const { provider, again = false } = body.data
    return send(c, providerOf(provider), { does: 'sign-in', again })
  })

  app.post('/auth/identities/authorize', async c => {
    const { headers } = c.req.raw
    await sessionOf(auth, headers)
    const body = ConnectBody.safeParse(await c.req.json().catch(() => null))
    if (!body.success) throw new ProblemError('bad-request')
    const { password } = body.data
    const { user } = await confirmLately({ auth, guesses, headers, password, now: now() })
    const provider = providerOf(body.data.provider)
    if ((await connectedTo(auth, user.id)).some(way => way.provider === provider.id))
      throw new ProblemError('connected-already')
    return send(c, provider, { does: 'connect', account: user.id })
  })

  app.post('/auth/callback/apple', async c => {
    providerOf('apple')
    const said = Returned.safeParse(await c.req.parseBody())
    if (!said.success) throw new ProblemError('bad-request')
    // A form that another site sends brings no cookie of ours; the same again as an address does.
    return c.redirect(`${CALLBACK}/apple?${new URLSearchParams(said.data)}`, 303)
  })

  app.get('/auth/callback/:provider', async c => {
    const provider = providerOf(c.req.param('provider'))
    const said = Returned.safeParse(c.req.query())
    const browser = getCookie(c, cookie) ?? ''
    deleteCookie(c, cookie, { path: CALLBACK, secure })
    c.header('cache-control', 'no-store')
    const state = said.data?.state
    const begun = state ? await takeBegun(auth, { state, browser, provider: provider.id, now: now() }) : null
    try {
      if (!begun || !said.success) throw new NotEntered('state_mismatch')
      return await comeBack(given, c, { provider, begun, said: said.data })
    } catch (error) {
      return c.redirect(refusedAt(address, error, { begun, browser }), 303)
    }
  })
  return app
}
