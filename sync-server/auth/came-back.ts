// Back from a provider: turns its reply into a session, a connection, or an error in one of our addresses.
import type { Context } from 'hono'
import { z } from 'zod'
import type { ProviderId } from '../../shared/account/sign-in'
import { log } from '../log/log'
import { OAuthRefusal, type SignInProvider } from '../providers/oauth'
import { sendLater } from './auth'
import { type Begun, wasConnecting } from './begun'
import type { Desk } from './calls'
import { accountFor, connect, NotEntered } from './identities'
import type { SessionLookup } from './lookup'
import { identityMail } from './mails'

export const CALLBACK = '/api/auth/callback'

/** What a provider may send back; everything else is dropped. */
export const Returned = z.object({
  state: z.string().max(200).optional(),
  code: z.string().max(4_000).optional(),
  error: z.string().max(100).optional(),
  error_description: z.string().max(1_000).optional(),
})
export type Returned = z.infer<typeof Returned>

const CANCELLED = ['access_denied', 'user_cancelled_authorize', 'user_cancelled_login']

/** An error in the provider's own words, shown as such. */
class ProviderSaid extends NotEntered {
  readonly words: string
  constructor(words: string) {
    super('provider_error')
    this.words = words.slice(0, 300)
  }
}

/** The few error codes that OAuth itself defines. */
function errorOf(code: string): string {
  if (code === 'access_denied') return code
  return code === 'state_mismatch' ? 'invalid_request' : 'server_error'
}

type Given = Pick<Desk, 'auth' | 'mail' | 'address'> & { lookup: SessionLookup }
type Back = { provider: SignInProvider; begun: Begun; said: Returned }

/** Where the provider sends people back to. Nothing from a request goes into it. */
export const backAt = (address: string, id: ProviderId): string => `${address}${CALLBACK}/${id}`

/** Completes a sign-in that began here. Throws NotEntered or OAuthRefusal. */
export async function comeBack(
  { auth, lookup, mail, address }: Given,
  c: Context,
  { provider, begun, said }: Back,
): Promise<Response> {
  if (said.error !== undefined)
    throw CANCELLED.includes(said.error)
      ? new NotEntered('access_denied')
      : new ProviderSaid(said.error_description ?? said.error)
  if (!said.code) throw new NotEntered('exchange_failed')
  const { nonce, verifier, doing } = begun
  const back = backAt(address, provider.id)
  const identity = await provider.identityFor({ code: said.code, nonce, verifier, back })
  const { headers } = c.req.raw
  if (doing.does === 'connect') {
    const session = await auth.api.getSession({ headers, query: { disableRefresh: true } })
    // Somebody else has signed in here since, so we connect nothing to their account.
    if (session?.user.id !== doing.account) throw new NotEntered('state_mismatch')
    await connect(auth, identity, doing.account)
    const at = `${address}/settings/security`
    void sendLater(mail, identityMail(session.user.email, { identity, on: true, address: at }))
    return c.redirect(`${at}?connected=${provider.id}`, 303)
  }
  const userId = await accountFor(auth, identity)
  const reply = await auth.api.signInByIdentity({ body: { userId }, headers, asResponse: true })
  lookup.forget()
  if (!reply.ok) throw new Error(`The session could not be made: ${reply.status}`)
  for (const set of reply.headers.getSetCookie()) c.header('set-cookie', set, { append: true })
  const answer: unknown = await reply.json()
  const owes = typeof answer === 'object' && answer !== null && 'twoFactorRedirect' in answer
  return c.redirect(`${address}/auth?${owes ? 'step=code' : `arrived=${provider.id}`}`, 303)
}

/** Where people who weren't let in are told why: the page they came from. */
export function refusedAt(
  address: string,
  error: unknown,
  { begun, browser }: { begun: Begun | null; browser: string },
): string {
  const code = error instanceof NotEntered || error instanceof OAuthRefusal ? error.code : 'sign_in_failed'
  if (code === 'sign_in_failed') log.error('A sign-in through a provider failed:', error)
  else log.info(`A sign-in through a provider was refused: ${code}.`)
  const fields = new URLSearchParams({ error: errorOf(code), error_code: code })
  if (begun?.doing.does === 'sign-in' && begun.doing.again) fields.set('again', '1')
  if (error instanceof ProviderSaid) fields.set('error_description', error.words)
  const connecting = begun ? begun.doing.does === 'connect' : wasConnecting(browser)
  return `${address}${connecting ? '/settings/security' : '/auth'}?${fields}`
}
