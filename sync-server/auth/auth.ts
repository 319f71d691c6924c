// Accounts and sessions: better-auth on the product's own database, argon2id for passwords, httpOnly cookies.
import { createHash } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { getMigrations } from 'better-auth/db/migration'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { startTrial } from '../billing/store'
import { type Config, ownOrigins, publicUrl } from '../config'
import { createAccount } from '../db/accounts'
import { type Database, oneAtATime } from '../db/open'
import { log } from '../log/log'
import { withoutValues } from '../log/told'
import { type Mail, type Message, openMail } from '../providers/mail'
import { backupCodesAsTyped, newBackupCodes } from './backup-codes'
import { afterIdentityToo, signInByIdentity } from './by-identity'
import { sessionEnds } from './ended'
import { passwordChangedMail, resetMail } from './mails'
import { oneCodeOnce } from './one-code-once'
import { setProved } from './proofs/store'
import { sealAnew, versioned } from './sealed'
import type { Secrets } from './secret'
import {
  disconnectOthers,
  endBegun,
  keepNewestResetLink,
  oneAccountEach,
  PROOF_LINK,
  RESET_LINK,
} from './store'

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const DAY_SECONDS = 86_400
const HOUR_SECONDS = 3_600
const RESET_MINUTES = 30
export const ISSUER = 'Chairside'

/** Each kind of row can be recognised by its name's prefix. */
const hashedLink = (kind: string) => ({
  hash: async (name: string) => kind + createHash('sha256').update(name).digest('base64url'),
})

/** `mail`: if left out, mails are composed but saved nowhere. */
type Given = { database: Database; config: Config; secrets: Secrets; now: () => number; mail?: Mail }

/** Sent in the background: a wait would reveal whether an address is known. */
export function sendLater(mail: Mail, message: Message): Promise<void> {
  void mail.send(message).catch(error => log.error(`The mail "${message.subject}" could not be sent:`, error))
  return Promise.resolve()
}

function optionsFor({ database, config, secrets, now, mail = openMail(config, null) }: Given) {
  const address = publicUrl(config)
  return {
    appName: ISSUER,
    baseURL: address,
    basePath: '/api/auth',
    // The first secret signs; sealed values say which secret sealed them.
    secret: secrets[0],
    secrets: versioned(secrets),
    // SQLite has one connection, and what follows a new user is written outside the library, so it would deadlock.
    database: {
      db: database.kysely,
      type: database.dialect,
      transaction: database.dialect === 'postgres',
    },
    trustedOrigins: ownOrigins(config),
    logger: {
      level: 'error',
      log: (_, words, ...of) =>
        log.error(
          withoutValues(words),
          of.find(each => each instanceof Error),
        ),
    },
    telemetry: { enabled: false },
    // We rate-limit by the socket's address before a request reaches the library.
    rateLimit: { enabled: false },
    session: { expiresIn: config.SESSION_DAYS * DAY_SECONDS, updateAge: HOUR_SECONDS },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 6,
      maxPasswordLength: 256,
      // "Account created! You can now sign in with your credentials."
      autoSignIn: false,
      password: {
        hash: password => hash(password, ARGON2ID),
        verify: ({ hash: known, password }) => verify(known, password),
      },
      resetPasswordTokenExpiresIn: RESET_MINUTES * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }) => {
        await keepNewestResetLink(database, user.id)
        const link = `${address}/auth?type=recovery&code=${encodeURIComponent(token)}`
        await sendLater(mail, resetMail(user.email, link, RESET_MINUTES))
      },
      onPasswordReset: async ({ user }) => {
        await endBegun(database, user.id)
        // The link was mailed to this address, so that proves it.
        await setProved(database, user.id)
        const others = await disconnectOthers(database, { account: user.id, email: user.email })
        await sendLater(mail, passwordChangedMail(user.email, `${address}/auth`, others))
      },
    },
    // Hashed, so that nobody can reset a password with a stolen database.
    verification: {
      storeIdentifier: {
        default: 'hashed',
        overrides: { [RESET_LINK]: hashedLink(RESET_LINK), [PROOF_LINK]: hashedLink(PROOF_LINK) },
      },
    },
    plugins: [
      signInByIdentity(),
      afterIdentityToo(
        twoFactor({
          issuer: ISSUER,
          // People who only sign in through a provider have no password we could ask for.
          allowPasswordless: true,
          backupCodeOptions: { customBackupCodesGenerate: newBackupCodes },
        }),
      ),
      oneCodeOnce(),
      backupCodesAsTyped(),
    ],
    advanced: {
      cookiePrefix: 'chairside',
      useSecureCookies: address.startsWith('https:'),
      // Nothing needs to know where people sign in from.
      ipAddress: { disableIpTracking: true },
    },
    databaseHooks: {
      session: {
        delete: {
          before: async (session, context) => {
            // A sign-in that still owes a code creates a session and removes it before anyone has it.
            if (context?.context.newSession?.session.token === session.token) return
            await sessionEnds(database, session, { cookie: context?.headers?.get('cookie'), now: now() })
          },
        },
      },
      user: {
        create: {
          after: async user => {
            await createAccount(database, user.id, now())
            await startTrial(database, user.id, now())
          },
        },
      },
    },
  } satisfies BetterAuthOptions
}

/** Creates the library's tables if they are missing. If several processes start at once, one of them does it. */
export async function makeAuthTables(given: Given): Promise<void> {
  await oneAtATime(given.database, async () => {
    const { runMigrations } = await getMigrations(optionsFor(given))
    await runMigrations()
    await oneAccountEach(given.database)
  })
}

/** Creates the library's tables if they are missing, then opens the library. */
export async function openAuth(given: Given) {
  const options = optionsFor(given)
  await makeAuthTables(given)
  const unreadable = await sealAnew(given.database, given.secrets)
  if (unreadable > 0)
    log.error(
      `${unreadable} second step(s) can't be read with the secrets given: set AUTH_SECRET_OLD to the one of before.`,
    )
  return betterAuth(options)
}
export type Auth = Awaited<ReturnType<typeof openAuth>>
