// Apple doesn't accept a fixed secret: each is a token valid for a few minutes, signed with the team's key.
import { importPKCS8, SignJWT } from 'jose'

const MINUTES = 5

export async function appleSecret(given: {
  clientId: string
  teamId: string
  keyId: string
  /** From the .p8 file; in a one-line variable, \n stands for line breaks. */
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
