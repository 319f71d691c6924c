// Signing in and up, and a new password: calls to the account service. Failures come back as a sentence.
import { auth } from '../../../shared/api/auth'
import { refreshAccount } from '../../platform/data/account/account'
import { dropBrought } from '../../platform/data/kept/brought'
import { ask, OFFLINE } from './ask'
import { openKnownSalon } from './open'

export type AuthResult = { ok: true } | { ok: false; words: string }
/** `owes`: a code of the app comes next. */
type SignInResult = AuthResult | { ok: true; owes: 'code' }

/** A new account, and straight into it. `inside`: whether that worked too. */
export async function signUpAndIn(
  email: string,
  password: string,
): Promise<{ ok: true; inside: AuthResult } | { ok: false; words: string }> {
  const made = await ask(auth.signUp, { body: { email, password, name: email.split('@')[0] ?? email } })
  return made.ok ? { ok: true, inside: await goIn(email, password) } : made
}

/** To an account that was there before: what was written in a demo is for a new one. */
export async function signIn(email: string, password: string): Promise<SignInResult> {
  const result = await goIn(email, password)
  if (result.ok) dropBrought()
  return result
}

/** Signs in and opens the account's database on this device, unless a code is owed. */
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

/** The second step. `kind`: which of the two fields it was typed into. */
export async function giveCode(kind: 'totp' | 'backup-code', code: string): Promise<AuthResult> {
  const result = await ask(kind === 'totp' ? auth.verifyTotp : auth.verifyBackupCode, { body: { code } })
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

export const askReset = (email: string): Promise<AuthResult> => ask(auth.requestReset, { body: { email } })

export const setPassword = (token: string, newPassword: string): Promise<AuthResult> =>
  ask(auth.resetPassword, { body: { token, newPassword } })
