// A link that is mailed to an address and comes back proves that whoever has the account reads that address. Until then
// it calls no model and keeps no great sounds; nothing that anyone writes waits for it.
import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { ProblemError } from '../../../shared/problems'
import { sendLater } from '../auth'
import type { Desk } from '../calls'
import { proveMail } from '../mails'
import { sessionOf } from '../owner'
import { PROOF_LINK } from '../store'
import { isProved, setProved } from './store'

const HOURS = 24
export const SendBody = z.strictObject({})
export const ProveBody = z.strictObject({ token: z.string().min(1).max(200) })

/** Mails a link; the last one and those before it work until their day is over. */
export async function sendProof(
  { auth, mail, address, now }: Pick<Desk, 'auth' | 'mail' | 'address' | 'now'>,
  user: { id: string; email: string },
): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  const { internalAdapter } = await auth.$context
  const expiresAt = new Date(now() + HOURS * 3_600_000)
  await internalAdapter.createVerificationValue({
    identifier: `${PROOF_LINK}${token}`,
    value: user.id,
    expiresAt,
  })
  await sendLater(mail, proveMail(user.email, `${address}/auth?type=prove&code=${token}`, HOURS))
}

/** Whose link it is; null: it is too old, or none of ours. */
async function accountOf({ auth, now }: Desk, token: string): Promise<string | null> {
  const { internalAdapter } = await auth.$context
  const link = await internalAdapter.findVerificationValue(`${PROOF_LINK}${token}`)
  return link && link.expiresAt.getTime() > now() ? link.value : null
}

/** Before the library's own calls. */
export function proofRoutes(desk: Desk): Hono {
  const { database, auth, guesses } = desk
  const app = new Hono()

  app.post('/auth/prove-email/send', async c => {
    const { user } = await sessionOf(auth, c.req.raw.headers)
    if (!SendBody.safeParse(await c.req.json().catch(() => null)).success)
      throw new ProblemError('bad-request')
    if (await isProved(database, user.id)) return c.json({ proved: true })
    await guesses.take(`prove ${user.id}`)
    await sendProof(desk, user)
    return c.json({ proved: false })
  })

  // Without a session: the mail is read on a phone, the salon signed in on a tablet. Opened twice, it is proved as before.
  app.post('/auth/prove-email', async c => {
    const body = ProveBody.safeParse(await c.req.json().catch(() => null))
    if (!body.success) throw new ProblemError('bad-request')
    const account = await accountOf(desk, body.data.token)
    if (account === null) throw new ProblemError('link-over')
    await setProved(database, account)
    return c.json({ ok: true })
  })
  return app
}
