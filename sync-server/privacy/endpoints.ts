// The addresses of privacy for the document of the API.
import { z } from 'zod'
import { REPORT_SCHEMA } from '../../shared/privacy/report'
import type { Endpoint } from '../http/endpoints'

const password = z.string().min(1).max(1_000)

export const DeleteBody = z.strictObject({
  account: z.string().min(1).max(80),
  /** Where the account has one; without one, a sign-in of the last ten minutes. */
  password: password.optional(),
  /** Of the app, or a backup code: where two-step sign-in is on. */
  code: z.string().trim().min(6).max(40).optional(),
})
export const KeepBody = z.strictObject({ account: z.string().min(1).max(80) })

export const privacyEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/clients/{id}/report',
    summary:
      'Everything that is held about one client: the card, all records about it, deleted ones, earlier versions, and what was sent to models.',
    reply: z.object({ schema: z.literal(REPORT_SCHEMA) }).catchall(z.unknown()),
  },
  {
    method: 'get',
    path: '/clients/{id}/report.pdf',
    summary: 'The same, for people to read.',
    reply: 'application/pdf',
  },
  {
    method: 'post',
    path: '/account/delete',
    summary:
      'Closes the account, ends every session and plan, and deletes everything after 30 days. For the password, and a code where two-step sign-in is on.',
    body: DeleteBody,
    reply: z.object({ gone_at: z.iso.datetime() }),
  },
  {
    method: 'post',
    path: '/account/keep',
    summary: 'The way back, within the 30 days.',
    body: KeepBody,
    reply: z.object({ ok: z.boolean() }),
  },
]
