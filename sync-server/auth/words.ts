// The library's own words are for developers; these are what people read.
import { z } from 'zod'
import { problems } from '../../shared/problems'

const WORDS: Readonly<Record<string, string>> = {
  INVALID_EMAIL_OR_PASSWORD: 'That email or password is not right.',
  INVALID_EMAIL: 'That is not an email address.',
  INVALID_PASSWORD: 'That password is not right.',
  PASSWORD_TOO_SHORT: 'A password has at least 6 characters.',
  PASSWORD_TOO_LONG: 'A password has at most 256 characters.',
  INVALID_TOKEN: 'This link has been used, or is too old. Ask for a new one.',
  INVALID_CODE: 'That code is not right, or has been used. Wait for the next one.',
  INVALID_BACKUP_CODE: 'That backup code is not right, or has been used.',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'Too many wrong codes. Sign in with your password again.',
  INVALID_TWO_FACTOR_COOKIE: 'That took too long. Sign in with your password again.',
  ACCOUNT_TEMPORARILY_LOCKED:
    'Too many wrong codes for this account. Wait a quarter of an hour and try again.',
  TOTP_NOT_ENABLED: 'No MFA factor found.',
  BACKUP_CODES_NOT_ENABLED: 'No MFA factor found.',
  TWO_FACTOR_NOT_ENABLED: 'No MFA factor found.',
  SECOND_STEP_UNREADABLE: problems['second-step-unreadable'].words,
  UNAUTHORIZED: 'Sign in first.',
}

const Refusal = z.object({ code: z.string(), message: z.string().optional() })

/** Turns a refusal by the library into our words and format; anything else passes through. */
export async function inOurWords(reply: Response): Promise<Response> {
  if (reply.ok || reply.status < 400) return reply
  const refusal = Refusal.safeParse(
    await reply
      .clone()
      .json()
      .catch(() => null),
  )
  if (!refusal.success) return reply
  const { code, message } = refusal.data
  const headers = new Headers(reply.headers)
  headers.delete('content-length')
  return Response.json(
    { error: WORDS[code] ?? message ?? 'That was not accepted. Check it and try again.', code },
    { status: reply.status, headers },
  )
}
