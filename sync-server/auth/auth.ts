// Accounts and sessions: better-auth on the product's own database, argon2id for passwords, httpOnly cookies.
import { hash, verify } from '@node-rs/argon2'
import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { getMigrations } from 'better-auth/db/migration'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { startTrial } from '../billing/store'
import { type Config, ownOrigins, publicUrl } from '../config'
import { createAccount } from '../db/accounts'
import type { Database } from '../db/open'
import { type Mail, type Message, openMail } from '../providers/mail'
import { backupCodesAsTyped, newBackupCodes } from './backup-codes'
import { afterIdentityToo, signInByIdentity } from './by-identity'
import { passwordChangedMail, resetMail } from './mails'
import { oneCodeOnce } from './one-code-once'
import { disconnectOthers, oneAccountEach } from './store'

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const DAY_SECONDS = 86_400
const HOUR_SECONDS = 3_600
const RESET_MINUTES = 30
export const ISSUER = 'Chairside'

/** `mail`: where it isn't given, mails are made and kept nowhere. */
type Given = { database: Database; config: Config; secret: string; now: () => number; mail?: Mail }

/** Nobody waits for a mail: who asks about an address would learn from the wait whether it is known. */
export function sendLater(mail: Mail, message: Message): Promise<void> {
  void mail
    .send(message)
    .catch(error => console.error(`The mail "${message.subject}" could not be sent:`, error))
  return Promise.resolve()
}

function optionsFor({ database, config, secret, now, mail = openMail(config, null) }: Given) {
  const address = publicUrl(config)
  return {
    appName: ISSUER,
    baseURL: address,
    basePath: '/api/auth',
    secret,
    // SQLite has one connection, and what follows a new user is written past the library: it would wait for itself.
    database: {
      db: database.kysely,
      type: database.dialect,
      transaction: database.dialect === 'postgres',
    },
    trustedOrigins: ownOrigins(config),
    logger: { level: 'error' },
    telemetry: { enabled: false },
    // Addresses are counted before the library is reached, by the socket's own address.
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
      sendResetPassword: ({ user, token }) =>
        sendLater(
          mail,
          resetMail(
            user.email,
            `${address}/auth?type=recovery&code=${encodeURIComponent(token)}`,
            RESET_MINUTES,
          ),
        ),
      onPasswordReset: async ({ user }) => {
        const others = await disconnectOthers(database, { account: user.id, email: user.email })
        await sendLater(mail, passwordChangedMail(user.email, `${address}/auth`, others))
      },
    },
    // A stolen database resets no password.
    verification: { storeIdentifier: 'hashed' },
    plugins: [
      signInByIdentity(),
      afterIdentityToo(
        twoFactor({
          issuer: ISSUER,
          // Whoever comes by a provider alone has no password to be asked for.
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

/** Makes the library's tables where they are missing, then the library. */
export async function openAuth(given: Given) {
  const options = optionsFor(given)
  const { runMigrations } = await getMigrations(options)
  await runMigrations()
  await oneAccountEach(given.database)
  return betterAuth(options)
}
export type Auth = Awaited<ReturnType<typeof openAuth>>
