// Which sign-in providers are set up, and how each one differs.

import type { ProviderId } from '../../shared/account/sign-in'
import type { Config } from '../config'
import type { SignInProvider } from './oauth'
import { appleSecret } from './oauth-apple'
import { openIdProvider } from './oauth-openid'

const isTrue = (claim: unknown): boolean => claim === true || claim === 1 || claim === 'true' || claim === '1'
/** Microsoft's tenant for personal accounts, whose addresses Microsoft itself has confirmed. */
const PRIVATE_TENANT = '9188040d-6c67-4c5b-b112-36a304b66dad'

/** The providers whose variables are set, in the order of their buttons. */
export function openOAuth(config: Config, now: () => number): ReadonlyMap<ProviderId, SignInProvider> {
  const found = new Map<ProviderId, SignInProvider>()
  if (config.GOOGLE_CLIENT_ID && config.GOOGLE_CLIENT_SECRET) {
    const secret = config.GOOGLE_CLIENT_SECRET
    found.set(
      'google',
      openIdProvider({
        id: 'google',
        issuer: config.GOOGLE_ISSUER,
        clientId: config.GOOGLE_CLIENT_ID,
        secret: async () => secret,
        scope: 'openid email profile',
        extra: { prompt: 'select_account' },
        emailVerified: claims => isTrue(claims.email_verified),
        now,
      }),
    )
  }
  const { APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY } = config
  if (APPLE_CLIENT_ID && APPLE_TEAM_ID && APPLE_KEY_ID && APPLE_PRIVATE_KEY) {
    const key = {
      clientId: APPLE_CLIENT_ID,
      teamId: APPLE_TEAM_ID,
      keyId: APPLE_KEY_ID,
      pem: APPLE_PRIVATE_KEY,
    }
    found.set(
      'apple',
      openIdProvider({
        id: 'apple',
        issuer: config.APPLE_ISSUER,
        clientId: APPLE_CLIENT_ID,
        secret: () => appleSecret({ ...key, audience: config.APPLE_ISSUER, now: now() }),
        scope: 'openid email name',
        // Apple only sends the email if the reply comes back as a form.
        extra: { response_mode: 'form_post' },
        emailVerified: claims => isTrue(claims.email_verified),
        now,
      }),
    )
  }
  if (config.MICROSOFT_CLIENT_ID && config.MICROSOFT_CLIENT_SECRET) {
    const secret = config.MICROSOFT_CLIENT_SECRET
    found.set(
      'microsoft',
      openIdProvider({
        id: 'microsoft',
        issuer:
          config.MICROSOFT_ISSUER ?? `https://login.microsoftonline.com/${config.MICROSOFT_TENANT}/v2.0`,
        clientId: config.MICROSOFT_CLIENT_ID,
        secret: async () => secret,
        scope: 'openid email profile',
        extra: { prompt: 'select_account' },
        // Any tenant's administrator can enter any address in a work account, so it only counts if the tenant has
        // proved that it owns the domain.
        emailVerified: claims => isTrue(claims.xms_edov) || claims.tid === PRIVATE_TENANT,
        now,
      }),
    )
  }
  return found
}
