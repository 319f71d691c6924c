// What the tests of identity begin with.
import { codeNow, secretIn, steadyStep } from '../../support/authenticator'
import { aSignedIn, cookieOf, type SalonApp } from '../support/salon-app'

export const PASSWORD = 'thin-scissors'

export const post = (salon: SalonApp, path: string, body: unknown, cookie?: string): Promise<Response> =>
  salon.call(`/api/${path}`, { body, ...(cookie ? { cookie } : {}) })

export const signIn = (salon: SalonApp, email: string, password = PASSWORD): Promise<Response> =>
  post(salon, 'auth/sign-in/email', { email, password })

export const opens = async (salon: SalonApp, cookie: string): Promise<boolean> =>
  (await salon.call('/api/session', { cookie })).status === 200

/** An account with two-step sign-in on. Its first code is of the half minute before: the present one is unused. */
export async function aGuarded(salon: SalonApp) {
  const { cookie, email, account } = await aSignedIn(salon)
  await steadyStep()
  const enrolled = await (await post(salon, 'auth/two-factor/enrol', {}, cookie)).json()
  const secret = secretIn(enrolled.qr)
  const reply = await post(salon, 'auth/two-factor/verify-totp', { code: codeNow(secret, -1) }, cookie)
  const backupCodes: string[] = enrolled.backupCodes
  return { email, account, secret, backupCodes, status: reply.status, cookie: cookieOf(reply) || cookie }
}

/** The code that the newest reset mail leads to. */
export function resetCode(salon: SalonApp): string {
  const link = /https?:\/\/\S+/.exec(salon.mails.at(-1)?.text ?? '')?.[0] ?? 'http://none'
  return new URL(link).searchParams.get('code') ?? ''
}

export async function wordsOf(reply: Response): Promise<string> {
  return (await reply.json()).error
}
