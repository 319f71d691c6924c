// Client data requests, and deleting the account.
import { z } from 'zod'
import { REPORT_SCHEMA } from '../salon/privacy/report'
import { endpoint } from './endpoint'
import { Done } from './replies'

const account = z.string().min(1).max(80)

export const privacy = {
  report: endpoint({
    at: 'GET /clients/{id}/report',
    summary:
      'Everything that is held about one client: the card, all records about it, deleted ones, earlier versions, and what was sent to models.',
    reply: z.object({ schema: z.literal(REPORT_SCHEMA) }).catchall(z.unknown()),
  }),
  reportPdf: endpoint({
    at: 'GET /clients/{id}/report.pdf',
    summary: 'The same, for people to read.',
    reply: 'application/pdf',
  }),
  erase: endpoint({
    at: 'POST /erase',
    summary: "A client's data goes for good.",
    body: z.strictObject({ account: z.string(), client_id: z.string().min(1).max(80) }),
    reply: z.object({ erased: z.number() }),
  }),
  deleteAccount: endpoint({
    at: 'POST /account/delete',
    summary:
      'Closes the account, ends every session and plan, and deletes everything after 30 days. For the password, and a code where two-step sign-in is on.',
    body: z.strictObject({
      account,
      /** If the account has one; otherwise a sign-in within the last ten minutes. */
      password: z.string().min(1).max(1_000).optional(),
      /** From the authenticator app, or a backup code: if two-step sign-in is on. */
      code: z.string().trim().min(6).max(40).optional(),
    }),
    reply: z.object({ gone_at: z.iso.datetime() }),
  }),
  keepAccount: endpoint({
    at: 'POST /account/keep',
    summary: 'The way back, within the 30 days.',
    body: z.strictObject({ account }),
    reply: Done,
  }),
}
