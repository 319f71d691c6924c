// Which of a provider's tokens we trust. Each is checked with the provider's own keys, even one that comes straight
// from it: signature, issuer, audience, age and nonce.
import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { z } from 'zod'
import { OAuthRefusal } from './oauth'

const CLOCKS_DIFFER_SECONDS = 60

const Claims = z.looseObject({
  sub: z.string().min(1).max(255),
  nonce: z.string(),
  azp: z.string().optional(),
  tid: z.string().optional(),
  email: z.string().max(254).optional(),
  name: z.string().optional(),
})

/** Whose tokens these are. */
export type Signer = { issuer: string; keys: JWTVerifyGetKey }

/** Microsoft's many tenants share one description: a token's issuer is that of the tenant it names. */
const OF_TENANT = '{tenantid}'
const issuerOf = ({ issuer }: Signer, tid: string | undefined): string =>
  issuer.replace(OF_TENANT, tid && /^[\da-f-]{36}$/i.test(tid) ? tid : 'no tenant')

type Given = { described: Signer; clientId: string; nonce: string; now: number }

/** Throws OAuthRefusal. */
export async function claimsOf(
  token: string,
  { described, clientId, nonce, now }: Given,
): Promise<z.infer<typeof Claims>> {
  const payload = await verified(token, described.keys, { clientId, now })
  const claims = Claims.safeParse(payload)
  if (!claims.success) throw new OAuthRefusal('invalid_id_token', 'It lacks what it must say')
  const { nonce: said, azp, tid } = claims.data
  if (payload.iss !== issuerOf(described, tid)) throw new OAuthRefusal('invalid_id_token', 'Another issuer')
  if (said !== nonce) throw new OAuthRefusal('invalid_id_token', 'Another nonce')
  const shared = Array.isArray(payload.aud) && payload.aud.length > 1
  if ((azp !== undefined || shared) && azp !== clientId)
    throw new OAuthRefusal('invalid_id_token', 'Made for another client')
  return claims.data
}

const UNSIGNED = [errors.JWSSignatureVerificationFailed, errors.JWKSNoMatchingKey, errors.JOSEAlgNotAllowed]

async function verified(
  token: string,
  keys: JWTVerifyGetKey,
  { clientId, now }: { clientId: string; now: number },
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      // All three sign like this. Never allow "none", or a secret shared by both sides.
      algorithms: ['RS256'],
      audience: clientId,
      clockTolerance: CLOCKS_DIFFER_SECONDS,
      currentDate: new Date(now),
      requiredClaims: ['iss', 'sub', 'aud', 'exp', 'iat', 'nonce'],
    })
    return payload
  } catch (error) {
    const timedOut = error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)
    if (timedOut) throw new OAuthRefusal('provider_unreachable', error)
    const unsigned = UNSIGNED.some(kind => error instanceof kind)
    throw new OAuthRefusal(unsigned ? 'invalid_signature' : 'invalid_id_token', error)
  }
}
