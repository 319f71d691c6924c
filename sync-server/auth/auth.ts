// Accounts and sessions: better-auth on the product's own database, argon2id for passwords, httpOnly cookies.
import { hash, verify } from '@node-rs/argon2'
import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { getMigrations } from 'better-auth/db/migration'
import { startTrial } from '../billing/store'
import { type Config, ownOrigins, publicUrl } from '../config'
import { createAccount } from '../db/accounts'
import type { Database } from '../db/open'

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const DAY_SECONDS = 86_400

type Given = { database: Database; config: Config; secret: string; now: () => number }

function optionsFor({ database, config, secret, now }: Given) {
  const address = publicUrl(config)
  return {
    appName: 'Chairside',
    baseURL: address,
    basePath: '/api/auth',
    secret,
    database: { db: database.kysely, type: database.dialect },
    trustedOrigins: ownOrigins(config),
    logger: { level: 'error' },
    telemetry: { enabled: false },
    // Addresses are counted before the library is reached, by the socket's own address.
    rateLimit: { enabled: false },
    session: { expiresIn: config.SESSION_DAYS * DAY_SECONDS, updateAge: DAY_SECONDS },
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
    },
    advanced: { cookiePrefix: 'chairside', useSecureCookies: address.startsWith('https:') },
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
  return betterAuth(options)
}
export type Auth = Awaited<ReturnType<typeof openAuth>>
