// Signing in and out, and credentials. (For the parts that the auth library handles, see sync-server/auth/calls.ts.)
import { z } from 'zod'
import { PROVIDERS } from '../account/sign-in'
import { endpoint } from './endpoint'
import { Done, Json } from './replies'

const email = z.string().trim().min(3).max(254)
const password = z.string().min(1).max(1_000)
const code = z.string().regex(/^\d{6}$/)
const anyCode = z.string().trim().min(6).max(40)
const Credentials = z.object({ email, password })
const To = z.object({ to: z.url() })
const provider = z.string().max(20)
/** Left out if the account has no password: then a sign-in within the last few minutes counts. */
const Owner = z.object({ password: password.optional() })

export const auth = {
  signUp: endpoint({
    at: 'POST /auth/sign-up/email',
    summary: 'A new account. It is not signed in by this.',
    open: true,
    body: Credentials.extend({ name: z.string().max(200) }),
    reply: Json,
  }),
  signIn: endpoint({
    at: 'POST /auth/sign-in/email',
    summary: 'Signs in: the session comes as a cookie that no script can read.',
    open: true,
    body: Credentials,
    /** A second factor may still be required. */
    reply: z.looseObject({
      twoFactorRedirect: z.boolean().optional(),
      twoFactorMethods: z.array(z.string()).optional(),
    }),
  }),
  signOut: endpoint({
    at: 'POST /auth/sign-out',
    summary: 'Ends the session. With "remove", the browser’s own cache is emptied too.',
    body: z.object({ remove: z.literal(true).optional() }),
    reply: Json,
  }),
  requestReset: endpoint({
    at: 'POST /auth/request-password-reset',
    summary: 'Mails a link for a new password. Known and unknown addresses are answered alike.',
    open: true,
    body: z.object({ email: z.email().max(254) }),
    reply: Json,
  }),
  resetPassword: endpoint({
    at: 'POST /auth/reset-password',
    summary: 'Sets a new password by the code of such a link, once; every session of the account ends.',
    open: true,
    body: z.object({ token: z.string().min(1).max(200), newPassword: password }),
    reply: Json,
  }),
  changePassword: endpoint({
    at: 'POST /auth/change-password',
    summary: 'Another password; every other session ends.',
    body: z.object({ currentPassword: password, newPassword: password }),
    reply: Json,
  }),
  sendProof: endpoint({
    at: 'POST /auth/prove-email/send',
    summary: 'Mails the link that proves the account’s email; none where it is proved.',
    body: z.strictObject({}),
    reply: z.object({ proved: z.boolean() }),
  }),
  prove: endpoint({
    at: 'POST /auth/prove-email',
    summary: 'Proves an email by the code of such a link.',
    open: true,
    body: z.strictObject({ token: z.string().min(1).max(200) }),
    reply: Done,
    statuses: [410],
  }),
  confirmOwner: endpoint({
    at: 'POST /auth/confirm-owner',
    summary:
      'Whether it is the account’s owner who is signed in: by its password, or without one by a sign-in of the last minutes.',
    body: Owner,
    reply: Done,
  }),
  enrol: endpoint({
    at: 'POST /auth/two-factor/enrol',
    summary:
      'A new authenticator factor and its backup codes, of no effect until its first code came. The password is needed ten minutes after signing in.',
    body: Owner,
    reply: z.object({
      id: z.string(),
      type: z.literal('totp'),
      qr: z.string(),
      backupCodes: z.array(z.string()),
    }),
  }),
  verifyTotp: endpoint({
    at: 'POST /auth/two-factor/verify-totp',
    summary: 'A code of the app: finishes setting up, or signing in. Each works once.',
    open: true,
    body: z.object({ code }),
    reply: Json,
  }),
  verifyBackupCode: endpoint({
    at: 'POST /auth/two-factor/verify-backup-code',
    summary: 'A backup code in place of it. Each works once.',
    open: true,
    body: z.object({ code: anyCode }),
    reply: Json,
  }),
  newBackupCodes: endpoint({
    at: 'POST /auth/two-factor/generate-backup-codes',
    summary: 'New backup codes; the old ones end.',
    body: Owner,
    reply: z.looseObject({ backupCodes: z.array(z.string()) }),
  }),
  disableFactor: endpoint({
    at: 'POST /auth/two-factor/disable',
    summary: 'Takes the factor away, for the password and a code.',
    body: Owner.extend({ code: anyCode }),
    reply: Json,
  }),
  providers: endpoint({
    at: 'GET /auth/providers',
    summary: 'Whose accounts can be used to sign in here.',
    open: true,
    reply: z.object({ providers: z.array(z.enum(PROVIDERS)) }),
  }),
  authorize: endpoint({
    at: 'POST /auth/authorize',
    summary:
      'Begins a sign-in through a provider: where the browser goes, with a cookie that it must bring back.',
    open: true,
    body: z.strictObject({ provider, again: z.boolean().optional() }),
    reply: To,
  }),
  connect: endpoint({
    at: 'POST /auth/identities/authorize',
    summary:
      'The same, to connect a provider to the account. The password is needed ten minutes after signing in.',
    body: z.strictObject({ provider, password: password.optional() }),
    reply: To,
  }),
  callback: endpoint({
    at: 'GET /auth/callback/{provider}',
    summary: 'The way back from a provider. Leads on to the app; an error stands in that address.',
    open: true,
    query: { state: z.string().optional(), code: z.string().optional(), error: z.string().optional() },
    reply: 'text/html',
  }),
  callbackApple: endpoint({
    at: 'POST /auth/callback/apple',
    summary: 'Apple’s way back is a form: leads on to the one above.',
    open: true,
    body: 'application/x-www-form-urlencoded',
    reply: 'text/html',
  }),
  disconnect: endpoint({
    at: 'POST /auth/identities/disconnect',
    summary: 'Takes a provider away again, for the password; never the last way in.',
    body: z.strictObject({ id: z.string().min(1).max(80), password: password.optional() }),
    reply: Done,
  }),
  firstPassword: endpoint({
    at: 'POST /auth/first-password',
    summary: 'A password for an account that came through a provider, within ten minutes of signing in.',
    body: z.strictObject({ newPassword: password }),
    reply: Json,
  }),
}
