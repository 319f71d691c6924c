// OpenID Connect's code flow, as far as we need it: sending people there, and exchanging the code for a token.
import { createRemoteJWKSet } from 'jose'
import { z } from 'zod'
import type { ProviderId } from '../../shared/account/sign-in'
import { OAuthRefusal, type SignInProvider } from './oauth'
import { claimsOf, type Signer } from './oauth-token'

const WAIT_MS = 10_000
/** How long we cache a provider's description of itself. */
const DESCRIBED_MS = 60 * 60_000

const Description = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  code_challenge_methods_supported: z.array(z.string()).optional(),
})
type Described = z.infer<typeof Description> & Pick<Signer, 'keys'>
const Tokens = z.object({ id_token: z.string().max(20_000) })

type Given = {
  id: ProviderId
  issuer: string
  clientId: string
  secret: () => Promise<string>
  scope: string
  /** Extra parameters that this provider wants. */
  extra: Readonly<Record<string, string>>
  emailVerified: (claims: Readonly<Record<string, unknown>>) => boolean
  now: () => number
}

export function openIdProvider(given: Given): SignInProvider {
  const { id, issuer, clientId, now } = given
  let known: { described: Described; until: number } | null = null

  async function describe(): Promise<Described> {
    if (known && known.until > now()) return known.described
    try {
      const reply = await fetch(`${issuer}/.well-known/openid-configuration`, {
        redirect: 'error',
        signal: AbortSignal.timeout(WAIT_MS),
      })
      if (!reply.ok) throw new Error(`It answered ${reply.status}`)
      const read = Description.parse(await reply.json())
      const isIts = read.issuer.replace(/\/$/, '') === issuer
      // A tenant may be configured by name but described by id; for "common" the id is a placeholder.
      const isItsTenant = id === 'microsoft' && new URL(read.issuer).origin === new URL(issuer).origin
      if (!isIts && !isItsTenant) throw new Error(`It calls itself ${read.issuer}`)
      const keys = createRemoteJWKSet(new URL(read.jwks_uri), { timeoutDuration: WAIT_MS })
      known = { described: { ...read, keys }, until: now() + DESCRIBED_MS }
      return known.described
    } catch (error) {
      throw new OAuthRefusal('provider_unreachable', error)
    }
  }

  /** Google and Microsoft take PKCE without saying so. Apple only gets it if it says so, and has the nonce. */
  const isChallenged = ({ code_challenge_methods_supported: methods }: Described): boolean =>
    id !== 'apple' || methods?.includes('S256') === true

  async function exchange(
    described: Described,
    code: string,
    back: string,
    verifier: string,
  ): Promise<string> {
    try {
      const reply = await fetch(described.token_endpoint, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(WAIT_MS),
        headers: { accept: 'application/json' },
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          redirect_uri: back,
          client_id: clientId,
          client_secret: await given.secret(),
          ...(isChallenged(described) ? { code_verifier: verifier } : {}),
        }),
      })
      if (!reply.ok) throw new Error(`It answered ${reply.status}`)
      return Tokens.parse(await reply.json()).id_token
    } catch (error) {
      throw new OAuthRefusal('exchange_failed', error)
    }
  }

  return {
    id,
    addressFor: async ({ state, nonce, challenge, back }) => {
      const described = await describe()
      const address = new URL(described.authorization_endpoint)
      const fields = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: back,
        scope: given.scope,
        state,
        nonce,
        ...(isChallenged(described) ? { code_challenge: challenge, code_challenge_method: 'S256' } : {}),
        ...given.extra,
      }
      for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value)
      return address.href
    },
    identityFor: async ({ code, nonce, verifier, back }) => {
      const described = await describe()
      const token = await exchange(described, code, back, verifier)
      const claims = await claimsOf(token, { described, clientId, nonce, now: now() })
      const email = z.email().safeParse(claims.email?.toLowerCase())
      return {
        provider: id,
        subject: claims.sub,
        email: email.success ? email.data : null,
        emailVerified: email.success && given.emailVerified(claims),
        name: claims.name?.trim().slice(0, 200) || null,
      }
    },
  }
}
