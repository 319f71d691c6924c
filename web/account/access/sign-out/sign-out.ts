// Signing out, which every screen loads, so it brings no forms with it.
import { forgetAccount, knownAccount } from '../../../platform/data/account/account'
import { type ApiAnswer, tellApi } from '../../../platform/data/api'
import { inWords } from '../ask'
import type { AuthResult } from '../auth'

const NOT_OUT =
  'Signing out needs a signal, so that nobody else can use this sign-in. You are still signed in here.'

/**
 * If the server no longer knows the session (401, 403, 404), there is nothing to end. The device keeps its data.
 * `remove`: the salon is being removed from this tablet, so the server clears the browser's own cache too.
 */
export async function signOut(remove = false): Promise<AuthResult> {
  return leftBy(await tellApi('POST /auth/sign-out', { body: remove ? { remove } : {} }))
}

/** On every device, including this one. */
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
