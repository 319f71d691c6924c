// Signing out stands on every screen: it brings no forms along.
import { forgetAccount, knownAccount } from '../../../platform/data/account/account'
import { type ApiAnswer, tellApi } from '../../../platform/data/api'
import { inWords } from '../ask'
import type { AuthResult } from '../auth'

const NOT_OUT =
  'Signing out needs a signal, so that nobody else can use this sign-in. You are still signed in here.'

/** A server that no longer knows the session (401, 403, 404) has nothing to end. What is on the device stays. */
/** `remove`: the salon goes from this tablet, so the browser's own cache is emptied too. */
export async function signOut(remove = false): Promise<AuthResult> {
  return leftBy(await tellApi('POST /auth/sign-out', { body: remove ? { remove } : {} }))
}

/** On every device, this one too. */
export async function signOutEverywhere(): Promise<AuthResult> {
  return leftBy(await tellApi('POST /sessions/end', { body: { scope: 'global' } }))
}

const NOTHING_TO_END = ['sign-in-needed', 'not-allowed', 'not-found', '401', '403', '404']

function leftBy(reply: ApiAnswer<null>): AuthResult {
  const result = inWords(reply, NOT_OUT)
  if (!result.ok && !NOTHING_TO_END.includes(result.code)) return { ok: false, words: result.words }
  if (knownAccount()) forgetAccount()
  return { ok: true }
}
