// A mailed link that comes back proves that the account's owner reads that address. Until then the account calls no
// model and keeps no large sounds; nothing that people write has to wait for it.
import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { auth as declared } from '../../../shared/api/auth'
import { ProblemError } from '../../../shared/problems'
import { serve } from '../../http/serve'
import { sendLater } from '../auth'
import type { Desk } from '../calls'
import { proveMail } from '../mails'
import { sessionNeeded, sessionOf } from '../owner'
import { PROOF_LINK } from '../store'
import { isProved, setProved } from './store'

const HOURS = 24

/** Mails a link; it and any earlier ones work until they expire after a day. */
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

/** Whose link this is; null if it has expired or isn't ours. */
async function accountOf({ auth, now }: Desk, token: string): Promise<string | null> {
  const { internalAdapter } = await auth.$context
  const link = await internalAdapter.findVerificationValue(`${PROOF_LINK}${token}`)
  return link && link.expiresAt.getTime() > now() ? link.value : null
}

/** Must come before the library's own calls. */
export function proofRoutes(desk: Desk): Hono {
  const { database, auth, guesses } = desk
  const app = new Hono()

  serve(app, declared.sendProof, sessionNeeded(auth), async c => {
    const { user } = await sessionOf(auth, c.req.raw.headers)
    if (await isProved(database, user.id)) return { proved: true }
    await guesses.take(`prove ${user.id}`)
    await sendProof(desk, user)
    return { proved: false }
  })

  // Needs no session: the mail may be read on a phone while the salon is signed in on a tablet. Idempotent.
  serve(app, declared.prove, async (_, { token }) => {
    const account = await accountOf(desk, token)
    if (account === null) throw new ProblemError('link-over')
    await setProved(database, account)
    return { ok: true }
  })
  return app
}
