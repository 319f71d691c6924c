// Signing in through a provider or connecting one, there and back. No request decides where anyone is sent: the
// provider's address comes from the configuration and the way back is ours.
import { type Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { PROVIDER_NAMES, type ProviderId } from '../../shared/account/sign-in'
import { auth as declared } from '../../shared/api/auth'
import { ProblemError } from '../../shared/problems'
import { serve } from '../http/serve'
import { log } from '../log/log'
import { OAuthRefusal, type SignInProvider } from '../providers/oauth'
import { BEGUN_SECONDS, begin, type Doing, takeBegun } from './begun'
import type { Desk } from './calls'
import { backAt, CALLBACK, comeBack, Returned, refusedAt } from './came-back'
import { connectedTo, NotEntered } from './identities'
import type { SessionLookup } from './lookup'
import { confirmLately, sessionNeeded } from './owner'

export type Providers = ReadonlyMap<ProviderId, SignInProvider>
type Given = Desk & { lookup: SessionLookup; providers: Providers }

/** Apple sends people back with a form on its own page. */
export const COMES_AS_FORM = `${CALLBACK}/apple`

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
  async function send(c: Context, provider: SignInProvider, doing: Doing): Promise<{ to: string }> {
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
      return { to }
    } catch (error) {
      if (!(error instanceof OAuthRefusal)) throw error
      log.error(`${PROVIDER_NAMES[provider.id]} could not be asked for a sign-in.`, error)
      throw new ProblemError('provider-unreachable')
    }
  }

  serve(app, declared.providers, () => ({ providers: [...providers.keys()] }))

  serve(app, declared.authorize, (c, { provider, again = false }) =>
    send(c, providerOf(provider), { does: 'sign-in', again }),
  )

  serve(app, declared.connect, sessionNeeded(auth), async (c, body) => {
    const { headers } = c.req.raw
    const { password } = body
    const { user } = await confirmLately({ auth, guesses, headers, password, now: now() })
    const provider = providerOf(body.provider)
    if ((await connectedTo(auth, user.id)).some(way => way.provider === provider.id))
      throw new ProblemError('connected-already')
    return send(c, provider, { does: 'connect', account: user.id })
  })

  serve(app, declared.callbackApple, async c => {
    providerOf('apple')
    const said = Returned.safeParse(await c.req.parseBody())
    if (!said.success) throw new ProblemError('bad-request')
    // A form from another site brings none of our cookies, so we repeat it as an address.
    return c.redirect(`${CALLBACK}/apple?${new URLSearchParams(said.data)}`, 303)
  })

  serve(app, declared.callback, async c => {
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
