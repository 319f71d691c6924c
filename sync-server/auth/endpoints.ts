// The account service's addresses for the document of the API.
import { z } from 'zod'
import type { Endpoint } from '../http/endpoints'
import { EnrolBody } from './factors'
import { EndBody, SessionShown } from './sessions'

const Json = z.record(z.string(), z.unknown())
const Done = z.object({ ok: z.boolean() })
const password = z.string().min(6).max(256)
const code = z.string().regex(/^\d{6}$/)
const anyCode = z.string().min(6).max(40)

export const authEndpoints: readonly Endpoint[] = [
  {
    method: 'post',
    path: '/auth/request-password-reset',
    summary: 'Mails a link for a new password. Known and unknown addresses are answered alike.',
    open: true,
    body: z.object({ email: z.email() }),
    reply: Json,
  },
  {
    method: 'post',
    path: '/auth/reset-password',
    summary: 'Sets a new password by the code of such a link, once; every session of the account ends.',
    open: true,
    body: z.object({ token: z.string(), newPassword: password }),
    reply: Json,
  },
  {
    method: 'post',
    path: '/auth/change-password',
    summary: 'Another password; every other session ends.',
    body: z.object({ currentPassword: z.string(), newPassword: password }),
    reply: Json,
  },
  {
    method: 'post',
    path: '/auth/two-factor/enrol',
    summary:
      'A new authenticator factor and its backup codes, of no effect until its first code came. The password is needed ten minutes after signing in.',
    body: EnrolBody,
    reply: z.object({
      id: z.string(),
      type: z.literal('totp'),
      qr: z.string(),
      backupCodes: z.array(z.string()),
    }),
  },
  {
    method: 'post',
    path: '/auth/two-factor/verify-totp',
    summary: 'A code of the app: finishes setting up, or signing in. Each works once.',
    open: true,
    body: z.object({ code }),
    reply: Json,
  },
  {
    method: 'post',
    path: '/auth/two-factor/verify-backup-code',
    summary: 'A backup code in place of it. Each works once.',
    open: true,
    body: z.object({ code: anyCode }),
    reply: Json,
  },
  {
    method: 'post',
    path: '/auth/two-factor/generate-backup-codes',
    summary: 'New backup codes; the old ones end.',
    body: z.object({ password: z.string() }),
    reply: Json,
  },
  {
    method: 'post',
    path: '/auth/two-factor/disable',
    summary: 'Takes the factor away, for the password and a code.',
    body: z.object({ password: z.string(), code: anyCode }),
    reply: Json,
  },
  {
    method: 'get',
    path: '/security',
    summary: 'Whether two-step sign-in is on, and where the account is signed in.',
    reply: z.object({
      factor: z.object({ id: z.string(), backupCodes: z.number() }).nullable(),
      sessions: z.array(SessionShown),
    }),
  },
  {
    method: 'post',
    path: '/sessions/end',
    summary: 'Ends one session by its id, the others, or all.',
    body: EndBody,
    reply: Done,
  },
]
