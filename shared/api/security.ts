// Where an account is signed in, and by which methods.
import { z } from 'zod'
import { PROVIDERS } from '../account/sign-in'
import { endpoint } from './endpoint'
import { Done } from './replies'

const id = z.string().min(1).max(80)

const Session = z.object({
  id: z.string(),
  device: z.string(),
  /** When it signed in and when it was last seen, to the hour; ISO. */
  since: z.string(),
  seen: z.string(),
  here: z.boolean(),
})
const Ended = z.object({
  id: z.string(),
  device: z.string(),
  /** When it was signed out from another device; ISO. */
  ended: z.string(),
  /** Its tablet must delete the salon's data. */
  forget: z.boolean(),
  /** When that tablet confirmed it; null: not yet. */
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
  /** Signed out from another device; listed until the session would have expired. */
  ended: z.array(Ended),
  /** Known from before, but not signed in now. */
  known: z.array(KnownDevice),
  ways: Ways,
  /** Null: no email needs verifying here. */
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
      /** Forgets a device that isn't signed in. */
      z.strictObject({ known: id }),
      /**
       * `forget`: its tablet must delete the salon's data the next time it connects. Also for one that was signed out
       * earlier.
       */
      z.strictObject({ id, forget: z.boolean().optional() }),
    ]),
    reply: Done,
  }),
}
