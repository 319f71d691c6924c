// Signing in, up and out, and a new password: calls to the account service. Failures come back as a sentence.
import { forgetAccount, knownAccount, refreshAccount } from '../../platform/data/account'
import { ask, OFFLINE } from './ask'
import { openKnownSalon } from './open'

export type AuthResult = { ok: true } | { ok: false; words: string }
/** `owes`: a code of the app comes next. */
export type SignInResult = AuthResult | { ok: true; owes: 'code' }

/** A new account, and straight into it. `inside`: whether that worked too. */
export async function signUpAndIn(
  email: string,
  password: string,
): Promise<{ ok: true; inside: AuthResult } | { ok: false; words: string }> {
  const made = await ask('auth/sign-up/email', { email, password, name: email.split('@')[0] ?? email })
  return made.ok ? { ok: true, inside: await signIn(email, password) } : made
}

/** Signs in and opens the account's database on this device, unless a code is owed. */
export async function signIn(email: string, password: string): Promise<SignInResult> {
  const result = await ask('auth/sign-in/email', { email, password })
  if (!result.ok) return result
  const { answer } = result
  if (typeof answer === 'object' && answer !== null && 'twoFactorRedirect' in answer) {
    const methods = 'twoFactorMethods' in answer ? answer.twoFactorMethods : null
    return Array.isArray(methods) && methods.includes('totp')
      ? { ok: true, owes: 'code' }
      : { ok: false, words: 'No MFA factor found.' }
  }
  return enter()
}

/** The second step. `kind`: which of the two fields it was typed into. */
export async function giveCode(kind: 'totp' | 'backup-code', code: string): Promise<AuthResult> {
  const result = await ask(`auth/two-factor/verify-${kind}`, { code })
  return result.ok ? enter() : result
}

async function enter(): Promise<AuthResult> {
  if ((await refreshAccount()) !== 'ok') return { ok: false, words: OFFLINE }
  openKnownSalon()
  return { ok: true }
}

/** Back from a provider: the session is there already, or it isn't. */
export async function arrive(): Promise<AuthResult> {
  const found = await refreshAccount()
  if (found === 'signed-out') return { ok: false, words: 'No session defined in URL' }
  if (found !== 'ok') return { ok: false, words: OFFLINE }
  openKnownSalon()
  return { ok: true }
}

export const askReset = (email: string): Promise<AuthResult> => ask('auth/request-password-reset', { email })

export const setPassword = (token: string, newPassword: string): Promise<AuthResult> =>
  ask('auth/reset-password', { token, newPassword })

const NOT_OUT =
  'Signing out needs a signal, so that nobody else can use this sign-in. You are still signed in here.'

/** A server that no longer knows the session (401, 403, 404) has nothing to end. What is on the device stays. */
/** `remove`: the salon goes from this tablet, so the browser's own cache is emptied too. */
export async function signOut(remove = false): Promise<AuthResult> {
  return leftBy(await ask('auth/sign-out', remove ? { remove } : {}, NOT_OUT))
}

/** On every device, this one too. */
export async function signOutEverywhere(): Promise<AuthResult> {
  return leftBy(await ask('sessions/end', { scope: 'global' }, NOT_OUT))
}

const NOTHING_TO_END = ['sign-in-needed', 'not-allowed', 'not-found', '401', '403', '404']

function leftBy(result: Awaited<ReturnType<typeof ask>>): AuthResult {
  if (!result.ok && !NOTHING_TO_END.includes(result.code)) return { ok: false, words: result.words }
  if (knownAccount()) forgetAccount()
  return { ok: true }
}
