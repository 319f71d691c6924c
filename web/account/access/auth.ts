// Calls to the account service: sign in, sign up, set a new password. Failures come back as a sentence.
import { auth } from '../../../shared/api/auth'
import { refreshAccount } from '../../platform/data/account/account'
import { dropBrought } from '../../platform/data/kept/brought'
import { ask, OFFLINE } from './ask'
import { openKnownSalon } from './open'

export type AuthResult = { ok: true } | { ok: false; words: string }
/** `owes`: the authenticator code is the next step. */
type SignInResult = AuthResult | { ok: true; owes: 'code' }

/** Creates an account and signs in to it. `inside`: whether signing in worked too. */
export async function signUpAndIn(
  email: string,
  password: string,
): Promise<{ ok: true; inside: AuthResult } | { ok: false; words: string }> {
  const made = await ask(auth.signUp, { body: { email, password, name: email.split('@')[0] ?? email } })
  return made.ok ? { ok: true, inside: await goIn(email, password) } : made
}

/** For an existing account: drops text brought from a demo, which is meant for a new one. */
export async function signIn(email: string, password: string): Promise<SignInResult> {
  const result = await goIn(email, password)
  if (result.ok) dropBrought()
  return result
}

/** Signs in and opens the account's database on this device, unless a code is still needed. */
async function goIn(email: string, password: string): Promise<SignInResult> {
  const result = await ask(auth.signIn, { body: { email, password } })
  if (!result.ok) return result
  const { twoFactorRedirect, twoFactorMethods = [] } = result.answer
  if (twoFactorRedirect !== undefined)
    return twoFactorMethods.includes('totp')
      ? { ok: true, owes: 'code' }
      : { ok: false, words: 'No MFA factor found.' }
  return enter()
}

/** The second step. `kind`: which of the two fields the code was typed into. */
export async function giveCode(kind: 'totp' | 'backup-code', code: string): Promise<AuthResult> {
  const result = await ask(kind === 'totp' ? auth.verifyTotp : auth.verifyBackupCode, { body: { code } })
  return result.ok ? enter() : result
}

async function enter(): Promise<AuthResult> {
  if ((await refreshAccount()) !== 'ok') return { ok: false, words: OFFLINE }
  openKnownSalon()
  return { ok: true }
}

/** On returning from a provider, the session already exists or there is none. */
export async function arrive(): Promise<AuthResult> {
  const found = await refreshAccount()
  if (found === 'signed-out') return { ok: false, words: 'No session defined in URL' }
  if (found !== 'ok') return { ok: false, words: OFFLINE }
  openKnownSalon()
  return { ok: true }
}

export const askReset = (email: string): Promise<AuthResult> => ask(auth.requestReset, { body: { email } })

export const setPassword = (token: string, newPassword: string): Promise<AuthResult> =>
  ask(auth.resetPassword, { body: { token, newPassword } })
