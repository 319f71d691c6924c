// Which account a provider's word opens. An email alone opens none: if the account was created here with the same
// address, people first sign in their usual way and then connect the provider.
import { setTimeout as sleep } from 'node:timers/promises'
import { PROVIDERS, type ProviderId } from '../../shared/account/sign-in'
import type { Identity } from '../providers/oauth'
import type { Auth } from './auth'

/** Why nobody was let in, as it appears in the address. */
export class NotEntered extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

export type Connected = { id: string; provider: ProviderId; email: string | null; since: string }

const isProvider = (id: string): id is ProviderId => PROVIDERS.some(known => known === id)
const emailOf = (row: object): string | null =>
  'email' in row && typeof row.email === 'string' ? row.email : null

export async function connectedTo(auth: Auth, account: string): Promise<Connected[]> {
  const { internalAdapter } = await auth.$context
  const rows = await internalAdapter.findAccounts(account)
  return rows.flatMap(({ id, providerId, createdAt, ...row }) =>
    isProvider(providerId)
      ? [{ id, provider: providerId, email: emailOf(row), since: createdAt.toISOString() }]
      : [],
  )
}

async function ownerOf(auth: Auth, { provider, subject }: Identity): Promise<string | null> {
  const { internalAdapter } = await auth.$context
  const found = await internalAdapter.findAccountByKey({ providerId: provider, accountId: subject })
  return found?.userId ?? null
}

const rowOf = ({ provider, subject, email }: Identity) => ({
  providerId: provider,
  accountId: subject,
  email,
})

/** The account to sign in to: the one it is connected to, or a new one. */
export async function accountFor(auth: Auth, identity: Identity): Promise<string> {
  const known = await ownerOf(auth, identity)
  if (known) return known
  const { email } = identity
  if (email === null) throw new NotEntered('email_missing')
  // Otherwise someone could create an account with another person's address and wait in it for its owner.
  if (!identity.emailVerified) throw new NotEntered('email_not_verified')
  const { internalAdapter } = await auth.$context
  const made = await madeMeanwhile(auth, identity, email)
  if (made === 'another') throw new NotEntered('account_not_linked')
  if (made) return made.account
  try {
    const name = identity.name ?? email.split('@')[0] ?? email
    const { user } = await internalAdapter.createOAuthUser(
      { email, name, emailVerified: true },
      rowOf(identity),
    )
    return user.id
  } catch (error) {
    const byTheOther = await madeMeanwhile(auth, identity, email)
    if (byTheOther === null || byTheOther === 'another') throw error
    return byTheOther.account
  }
}

const LOOKS = 20
const BETWEEN_MS = 50

/**
 * Finds who has this address. If someone new arrives twice at once, one request creates the user and then the
 * connection; the other waits until the user has some way in. 'another': a separate account has it.
 */
async function madeMeanwhile(
  auth: Auth,
  identity: Identity,
  email: string,
): Promise<{ account: string } | 'another' | null> {
  const { internalAdapter } = await auth.$context
  const found = await internalAdapter.findUserByEmail(email)
  if (!found) return null
  for (let look = 0; look < LOOKS; look++) {
    const account = await ownerOf(auth, identity)
    if (account) return { account }
    if ((await internalAdapter.findAccounts(found.user.id)).length > 0) break
    await sleep(BETWEEN_MS)
  }
  const account = await ownerOf(auth, identity)
  return account ? { account } : 'another'
}

/** Idempotent for this account. */
export async function connect(auth: Auth, identity: Identity, account: string): Promise<void> {
  const owner = await ownerOf(auth, identity)
  if (owner === account) return
  if (owner) throw new NotEntered('identity_already_exists')
  if ((await connectedTo(auth, account)).some(({ provider }) => provider === identity.provider))
    throw new NotEntered('connected_already')
  const { internalAdapter } = await auth.$context
  try {
    await internalAdapter.linkAccount({ ...rowOf(identity), userId: account })
  } catch (error) {
    const now = await ownerOf(auth, identity)
    if (now === null) throw error
    if (now !== account) throw new NotEntered('identity_already_exists')
  }
}
