// Signing in, up and out: three calls to the account service. Failures come back as a sentence.
import { forgetAccount, knownAccount, refreshAccount } from '../data/account'
import { openKnownSalon } from './open'

export type AuthResult = { ok: true } | { ok: false; words: string }

const OFFLINE =
  'The server can’t be reached. Signing in needs a signal; on a tablet that was signed in before, everything else works without.'

function wordsIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null
  if ('error' in body && typeof body.error === 'string') return body.error
  if ('message' in body && typeof body.message === 'string') return body.message
  return null
}

async function call(path: string, body: Record<string, string>): Promise<AuthResult> {
  try {
    const response = await fetch(`/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    })
    if (response.ok) return { ok: true }
    const answer: unknown = await response.json().catch(() => null)
    return {
      ok: false,
      words: wordsIn(answer) ?? `The server answered ${response.status}. Try again in a moment.`,
    }
  } catch (error) {
    console.info('The account service could not be reached.', error)
    return { ok: false, words: OFFLINE }
  }
}

export const signUp = (email: string, password: string): Promise<AuthResult> =>
  call('sign-up/email', { email, password, name: email.split('@')[0] ?? email })

/** Signs in and opens the account's database on this device. */
export async function signIn(email: string, password: string): Promise<AuthResult> {
  const result = await call('sign-in/email', { email, password })
  if (!result.ok) return result
  if ((await refreshAccount()) !== 'ok') return { ok: false, words: OFFLINE }
  openKnownSalon()
  return { ok: true }
}

/** A server that no longer knows the session (401, 403, 404) has nothing to end. What is on the device stays. */
export async function signOut(): Promise<AuthResult> {
  try {
    const response = await fetch('/api/auth/sign-out', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      signal: AbortSignal.timeout(15_000),
    })
    if (!response.ok && ![401, 403, 404].includes(response.status)) {
      return {
        ok: false,
        words: wordsIn(await response.json().catch(() => null)) ?? 'The server could not sign you out.',
      }
    }
  } catch (error) {
    console.info('Signing out did not reach the server.', error)
    return {
      ok: false,
      words:
        'Signing out needs a signal, so that nobody else can use this sign-in. You are still signed in here.',
    }
  }
  if (knownAccount()) forgetAccount()
  return { ok: true }
}
