// Apple takes no secret that stays the same: each is a token, signed with the team's key, for a few minutes.
import { importPKCS8, SignJWT } from 'jose'

const MINUTES = 5

export async function appleSecret(given: {
  clientId: string
  teamId: string
  keyId: string
  /** Of the .p8 file; a variable of one line has \n for its ends of line. */
  pem: string
  audience: string
  now: number
}): Promise<string> {
  const key = await importPKCS8(given.pem.replaceAll('\\n', '\n'), 'ES256')
  const seconds = Math.floor(given.now / 1000)
  return new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', kid: given.keyId })
    .setIssuer(given.teamId)
    .setSubject(given.clientId)
    .setAudience(given.audience)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + MINUTES * 60)
    .sign(key)
}
