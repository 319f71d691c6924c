// Signing in through somebody who already knows the person: what a provider does, and what it says.
import type { ProviderId } from '../../shared/account/sign-in'
import { TELLABLE } from '../log/told'

/** Who somebody is, by a token that was checked. */
export type Identity = {
  provider: ProviderId
  /** The provider's own name for the person; never another's, whatever becomes of the email. */
  subject: string
  email: string | null
  /** The provider stands for it. */
  emailVerified: boolean
  name: string | null
}

export type SignInProvider = {
  id: ProviderId
  /** Where the browser goes. */
  addressFor: (given: { state: string; nonce: string; challenge: string; back: string }) => Promise<string>
  /** Throws OAuthRefusal. */
  identityFor: (given: { code: string; nonce: string; verifier: string; back: string }) => Promise<Identity>
}

type RefusalCode = 'provider_unreachable' | 'exchange_failed' | 'invalid_signature' | 'invalid_id_token'

/** What a provider sent is not to be gone by. */
export class OAuthRefusal extends Error {
  readonly code: RefusalCode
  readonly [TELLABLE] = true
  constructor(code: RefusalCode, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause))
    this.code = code
  }
}
