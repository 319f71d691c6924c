// One person's passkey on this device: the requests to the browser. passkey-check.ts verifies the answers.
import type { Passkey } from '../../../../shared/salon/records/records'
import { fromBase64url, toBase64url } from './base64url'
import { ES256, isAnswerTo, isHolder, isVerifiedFor, RS256 } from './passkey-check'
import { countIn, hasRisen, keepCount } from './passkey-count'

const LIMIT_MS = 60_000

/** Whether the device has a finger, face or screen lock that a page may ask for. */
export async function canMakePasskeys(): Promise<boolean> {
  try {
    if (!('PublicKeyCredential' in window) || !crypto.subtle) return false
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()
  } catch {
    return false
  }
}

export const passkeysHere = <P extends { device: string }>(
  passkeys: readonly P[],
  device: string | null,
): P[] => passkeys.filter(each => each.device === device)

function deviceWords(): string {
  const { userAgent } = navigator
  const known = ['iPad', 'iPhone', 'Android', 'Windows', 'Macintosh', 'CrOS', 'Linux'].find(name =>
    userAgent.includes(name),
  )
  return { Macintosh: 'Mac or iPad', CrOS: 'Chromebook' }[known ?? ''] ?? known ?? 'A device'
}

const aChallenge = (): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(32))
const bytes = (buffer: ArrayBuffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer)

/** Null if the person or the device refused. */
export async function makePasskey(
  person: { id: string; name: string; passkeys: readonly Passkey[] },
  device: string,
): Promise<Passkey | null> {
  const challenge = aChallenge()
  const made = await navigator.credentials
    .create({
      publicKey: {
        challenge,
        rp: { id: location.hostname, name: 'Chairside' },
        user: { id: new TextEncoder().encode(person.id), name: person.name, displayName: person.name },
        pubKeyCredParams: [ES256, RS256].map(alg => ({ type: 'public-key', alg })),
        authenticatorSelection: {
          authenticatorAttachment: 'platform',
          userVerification: 'required',
          residentKey: 'discouraged',
        },
        attestation: 'none',
        excludeCredentials: passkeysHere(person.passkeys, device).map(({ id }) => ({
          type: 'public-key',
          id: fromBase64url(id),
        })),
        timeout: LIMIT_MS,
      },
    })
    .catch(saidNo)
  if (!(made instanceof PublicKeyCredential) || !(made.response instanceof AuthenticatorAttestationResponse))
    return null
  const { response } = made
  const key = response.getPublicKey()
  const algorithm = response.getPublicKeyAlgorithm()
  const clientData = bytes(response.clientDataJSON)
  const data = bytes(response.getAuthenticatorData())
  const isOurs =
    isAnswerTo({ type: 'webauthn.create', challenge, origin: location.origin }, clientData) &&
    (await isVerifiedFor(location.hostname, data))
  if (key === null || !isOurs || ![ES256, RS256].includes(algorithm)) return null
  keepCount(toBase64url(made.rawId), countIn(data))
  return {
    id: toBase64url(made.rawId),
    public_key: toBase64url(key),
    algorithm,
    device,
    name: deviceWords(),
    at: new Date().toISOString(),
  }
}

/** in: the holder of one of these keys is here now. copied: somebody else has the key too. */
export async function askPasskey(passkeys: readonly Passkey[]): Promise<'in' | 'no' | 'copied'> {
  const challenge = aChallenge()
  const got = await navigator.credentials
    .get({
      publicKey: {
        challenge,
        rpId: location.hostname,
        allowCredentials: passkeys.map(({ id }) => ({
          type: 'public-key',
          id: fromBase64url(id),
          transports: ['internal'],
        })),
        userVerification: 'required',
        timeout: LIMIT_MS,
      },
    })
    .catch(saidNo)
  if (!(got instanceof PublicKeyCredential) || !(got.response instanceof AuthenticatorAssertionResponse))
    return 'no'
  const passkey = passkeys.find(({ id }) => id === toBase64url(got.rawId))
  if (!passkey) return 'no'
  const { clientDataJSON, authenticatorData, signature } = got.response
  const asked = { challenge, origin: location.origin, host: location.hostname }
  const answer = {
    clientData: bytes(clientDataJSON),
    authenticatorData: bytes(authenticatorData),
    signature: bytes(signature),
  }
  if (!(await isHolder(passkey, asked, answer))) return 'no'
  return hasRisen(passkey.id, countIn(answer.authenticatorData)) ? 'in' : 'copied'
}

function saidNo(error: unknown): null {
  console.info('The device made or gave no passkey.', error)
  return null
}
