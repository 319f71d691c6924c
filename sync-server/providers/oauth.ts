// Signing in through someone who already knows the person: what a provider does and what it returns.
import type { ProviderId } from '../../shared/account/sign-in'
import { TELLABLE } from '../log/told'

/** Who someone is, according to a verified token. */
export type Identity = {
  provider: ProviderId
  /** The provider's own id for the person, never reused for anyone else, whatever happens to their email. */
  subject: string
  email: string | null
  /** The provider vouches for the address. */
  emailVerified: boolean
  name: string | null
}

export type SignInProvider = {
  id: ProviderId
  /** Where to send the browser. */
  addressFor: (given: { state: string; nonce: string; challenge: string; back: string }) => Promise<string>
  /** Throws OAuthRefusal. */
  identityFor: (given: { code: string; nonce: string; verifier: string; back: string }) => Promise<Identity>
}

type RefusalCode = 'provider_unreachable' | 'exchange_failed' | 'invalid_signature' | 'invalid_id_token'

/** The provider sent something that we can't trust. */
export class OAuthRefusal extends Error {
  readonly code: RefusalCode
  readonly [TELLABLE] = true
  constructor(code: RefusalCode, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause))
    this.code = code
  }
}
