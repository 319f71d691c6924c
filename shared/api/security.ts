// Where an account is signed in, and by which ways.
import { z } from 'zod'
import { PROVIDERS } from '../account/sign-in'
import { endpoint } from './endpoint'
import { Done } from './replies'

const id = z.string().min(1).max(80)

const Session = z.object({
  id: z.string(),
  device: z.string(),
  /** When it signed in and when it was last here, to the hour; ISO. */
  since: z.string(),
  seen: z.string(),
  here: z.boolean(),
})
const Ended = z.object({
  id: z.string(),
  device: z.string(),
  /** When it was ended from elsewhere; ISO. */
  ended: z.string(),
  /** Its tablet is to forget the salon. */
  forget: z.boolean(),
  /** When that tablet said that it has; null: it hasn't been heard yet. */
  forgotten: z.string().nullable(),
})
const KnownDevice = z.object({
  id: z.string(),
  device: z.string(),
  /** When it last signed in; ISO. */
  since: z.string(),
})
const Ways = z.object({
  password: z.boolean(),
  connected: z.array(
    z.object({
      id: z.string(),
      provider: z.enum(PROVIDERS),
      email: z.string().nullable(),
      since: z.string(),
    }),
  ),
  /** What this server offers. */
  providers: z.array(z.enum(PROVIDERS)),
})
const Security = z.object({
  factor: z.object({ id: z.string(), backupCodes: z.number() }).nullable(),
  sessions: z.array(Session),
  /** Ended from elsewhere, as long as they would have lived. */
  ended: z.array(Ended),
  /** Known from before, and not signed in now. */
  known: z.array(KnownDevice),
  ways: Ways,
  /** Null: no email has to be proved here. */
  email: z.object({ address: z.string(), proved: z.boolean() }).nullable(),
})
export type Security = z.infer<typeof Security>

export const security = {
  look: endpoint({
    at: 'GET /security',
    summary: 'Whether two-step sign-in is on, and where the account is signed in.',
    reply: Security,
  }),
  end: endpoint({
    at: 'POST /sessions/end',
    summary:
      'Ends one session by its id, the others, or all. With "forget", the tablet of that one takes the salon away when it next hears the server. With "known", a device that isn’t signed in is a stranger again.',
    body: z.union([
      z.strictObject({ scope: z.enum(['others', 'global']) }),
      /** A device that isn't signed in is a stranger again. */
      z.strictObject({ known: id }),
      /** `forget`: its tablet is to take the salon away when it is next heard. Also of one that was ended before. */
      z.strictObject({ id, forget: z.boolean().optional() }),
    ]),
    reply: Done,
  }),
}
