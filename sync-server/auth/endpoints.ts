// The account service's addresses for the document of the API.
import { z } from 'zod'
import type { Endpoint } from '../http/endpoints'
import { AuthorizeBody, ConnectBody } from './elsewhere'
import { EnrolBody } from './factors'
import { LockBody } from './locks'
import { ProveBody, SendBody } from './proofs/routes'
import { EndBody, EndedShown, KnownShown, SessionShown } from './sessions'
import { DisconnectBody, FirstPasswordBody, WaysShown } from './ways'

const Json = z.record(z.string(), z.unknown())
const Done = z.object({ ok: z.boolean() })
const To = z.object({ to: z.url() })
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
    path: '/auth/prove-email/send',
    summary: 'Mails the link that proves the account’s email; none where it is proved.',
    body: SendBody,
    reply: z.object({ proved: z.boolean() }),
  },
  {
    method: 'post',
    path: '/auth/prove-email',
    summary: 'Proves an email by the code of such a link.',
    open: true,
    body: ProveBody,
    reply: Done,
    statuses: [410],
  },
  {
    method: 'post',
    path: '/auth/confirm-owner',
    summary:
      'Whether it is the account’s owner who is signed in: by its password, or without one by a sign-in of the last minutes.',
    body: EnrolBody,
    reply: Done,
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
    body: z.object({ password: z.string().optional() }),
    reply: Json,
  },
  {
    method: 'post',
    path: '/auth/two-factor/disable',
    summary: 'Takes the factor away, for the password and a code.',
    body: z.object({ password: z.string().optional(), code: anyCode }),
    reply: Json,
  },
  {
    method: 'get',
    path: '/auth/providers',
    summary: 'Whose accounts can be used to sign in here.',
    open: true,
    reply: WaysShown.pick({ providers: true }),
  },
  {
    method: 'post',
    path: '/auth/authorize',
    summary:
      'Begins a sign-in through a provider: where the browser goes, with a cookie that it must bring back.',
    open: true,
    body: AuthorizeBody,
    reply: To,
  },
  {
    method: 'post',
    path: '/auth/identities/authorize',
    summary:
      'The same, to connect a provider to the account. The password is needed ten minutes after signing in.',
    body: ConnectBody,
    reply: To,
  },
  {
    method: 'get',
    path: '/auth/callback/{provider}',
    summary: 'The way back from a provider. Leads on to the app; an error stands in that address.',
    open: true,
    query: { state: z.string().optional(), code: z.string().optional(), error: z.string().optional() },
    reply: 'text/html',
  },
  {
    method: 'post',
    path: '/auth/callback/apple',
    summary: 'Apple’s way back is a form: leads on to the one above.',
    open: true,
    body: 'application/x-www-form-urlencoded',
    reply: 'text/html',
  },
  {
    method: 'post',
    path: '/auth/identities/disconnect',
    summary: 'Takes a provider away again, for the password; never the last way in.',
    body: DisconnectBody,
    reply: Done,
  },
  {
    method: 'post',
    path: '/auth/first-password',
    summary: 'A password for an account that came through a provider, within ten minutes of signing in.',
    body: FirstPasswordBody,
    reply: Json,
  },
  {
    method: 'get',
    path: '/security',
    summary: 'Whether two-step sign-in is on, and where the account is signed in.',
    reply: z.object({
      factor: z.object({ id: z.string(), backupCodes: z.number() }).nullable(),
      sessions: z.array(SessionShown),
      /** Ended from elsewhere, as long as they would have lived. */
      ended: z.array(EndedShown),
      /** Known from before, and not signed in now. */
      known: z.array(KnownShown),
      ways: WaysShown,
      /** Null: no email has to be proved here. */
      email: z.object({ address: z.string(), proved: z.boolean() }).nullable(),
    }),
  },
  {
    method: 'post',
    path: '/sessions/end',
    summary:
      'Ends one session by its id, the others, or all. With "forget", the tablet of that one takes the salon away when it next hears the server. With "known", a device that isn’t signed in is a stranger again.',
    body: EndBody,
    reply: Done,
  },
  {
    method: 'post',
    path: '/session/lock',
    summary:
      'The tablet of this session is locked, or open again. While it is locked, nothing but sync, notifications, and sounds and photos on their way here is answered.',
    body: LockBody,
    reply: LockBody,
  },
  {
    method: 'post',
    path: '/session/forgotten',
    summary:
      'The receipt of a tablet that was told to forget its salon, by the cookie of its ended session. Good once.',
    reply: Done,
  },
]
