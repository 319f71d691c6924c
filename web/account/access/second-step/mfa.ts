// Sets up the second step; checks the service's answer before showing any of it.
import { z } from 'zod'
import { auth } from '../../../../shared/api/auth'
import { knownAccount } from '../../../platform/data/account/account'
import { type Answer, ask } from '../ask'

export const FAILED = 'Failed to set up MFA. You can skip this step.'
const NO_SIGNAL = 'The server can’t be reached. Setting this up needs a signal.'
const MOST_TEXT = 500

export type Enrolment = { id: string; qr: string; secret: string; backupCodes: readonly string[] }
type Enrolled =
  | { ok: true; enrolment: Enrolment }
  | { ok: false; words: string; needs: 'password' | 'sign-in' | 'nothing' }

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []

/** Throws with the specification's words if the answer is unusable. */
export function readEnrolment(answer: unknown): Enrolment {
  if (typeof answer !== 'object' || answer === null || !('qr' in answer))
    throw new Error('MFA enrollment data is incomplete')
  const { qr } = answer
  const id = 'id' in answer ? answer.id : null
  if (typeof id !== 'string' || id === '' || qr === null || qr === undefined || qr === '')
    throw new Error('MFA enrollment data is incomplete')
  if (typeof qr !== 'string' || qr.length >= MOST_TEXT || !qr.startsWith('otpauth://'))
    throw new Error('Invalid QR code data received')
  const backupCodes = 'backupCodes' in answer ? textsIn(answer.backupCodes) : []
  return { id, qr, secret: new URLSearchParams(qr.split('?')[1] ?? '').get('secret') ?? '', backupCodes }
}

const NEEDS: Readonly<Record<string, 'password' | 'sign-in'>> = {
  'password-needed': 'password',
  'wrong-password': 'password',
  'sign-in-needed': 'sign-in',
}

export async function enrol(password?: string): Promise<Enrolled> {
  // Nobody is signed in here, so there is no need to ask the service.
  if (knownAccount() === null) return { ok: false, words: '', needs: 'sign-in' }
  // Accepts any reply here, as a bad one has messages of its own.
  const anything = { ...auth.enrol, reply: z.unknown() }
  const result = await ask(anything, { body: { password } }, NO_SIGNAL, FAILED)
  if (!result.ok) return { ok: false, words: result.words, needs: NEEDS[result.code] ?? 'nothing' }
  try {
    return { ok: true, enrolment: readEnrolment(result.answer) }
  } catch (error) {
    return { ok: false, words: error instanceof Error ? error.message : FAILED, needs: 'nothing' }
  }
}

export const verifyEnrolment = (code: string): Promise<Answer> =>
  ask(auth.verifyTotp, { body: { code } }, NO_SIGNAL)
